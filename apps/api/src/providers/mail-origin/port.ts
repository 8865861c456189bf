/** Says whether an email comes from whom it names. */
export interface MailOrigin {
  /**
   * Whether the domain of its `From` vouches for all of it: a DKIM signature (RFC 6376) that is aligned (DMARC, RFC 9989).
   * @throws AppError UNAVAILABLE while name servers can't be asked.
   */
  isAuthentic(mail: Buffer): Promise<boolean>;
}
