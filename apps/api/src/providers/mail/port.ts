/** A mail as it leaves; addresses as in RFC 5322, `Name <local@domain>` or bare. */
export interface OutgoingMail {
  id: string;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  attachments: readonly { filename: string; content_type: string; content: string }[];
}

/** Where mails go. */
export interface MailTransport {
  readonly kind: 'smtp' | 'mailbox';
  /**
   * Hands a mail over.
   * @returns the transport's own id for it.
   * @throws when it was not taken; the job then tries again.
   */
  send(mail: OutgoingMail): Promise<{ message_id: string }>;
  close(): Promise<void>;
}
