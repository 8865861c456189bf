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

/** The server will not take this mail, now or later (a reply of 5xx, RFC 5321, 4.2.1). */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** The fault is the address's, not the mail's or the sender's. */
  readonly is_address: boolean;
  /** @param message the server's words. */
  constructor(message: string, { is_address, cause }: { is_address: boolean; cause?: unknown }) {
    super(message, { cause });
    this.is_address = is_address;
  }
}

/** Sends mails. */
export interface MailTransport {
  readonly kind: 'smtp' | 'mailbox';
  /**
   * Hands a mail over.
   * @returns the transport's own id for it.
   * @throws MailRefused when it will never be taken; anything else when it was not taken now, and is to be tried again.
   */
  send(mail: OutgoingMail): Promise<{ message_id: string }>;
  /** Connects and signs in, and sends nothing. @throws Error that says why that can't be done now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
