/**
 * Whether an enhanced status code (RFC 3463) lays the fault on the recipient's address: unknown (5.1), out of use or full
 * (5.2), or where no mail arrives (5.4). The others are about the mail, the protocol or whom the sender is taken for.
 */
export const isAboutAddress = (status: string): boolean => /^5\.[0124]\./.test(status);
