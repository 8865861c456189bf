import nodemailer from 'nodemailer';
import { isAboutAddress } from '../../core/is-about-address.ts';
import { type MailTransport, type OutgoingMail, MailRefused } from './port.ts';

/** Replies to RCPT TO that mean the mailbox (RFC 5321, 4.2.3), where the server gives no enhanced status. */
const MAILBOX_REPLIES = new Set([550, 551, 553]);
/** The dialogue about this mail; what is said before is about the connection or the sender. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/** A refusal for good, or null for everything that is worth another try. */
function refusalIn(error: unknown): MailRefused | null {
  // nodemailer's fields for a reply that it did not accept.
  const { responseCode, response, command } = Object(error) as Partial<Record<string, unknown>>;
  if (typeof responseCode !== 'number' || responseCode < 500 || !ABOUT_THE_MAIL.has(String(command))) {
    return null;
  }
  const words = String(response);
  const [, status] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(words) ?? [];
  const byReply = command === 'RCPT TO' && MAILBOX_REPLIES.has(responseCode);
  return new MailRefused(words, {
    is_address: status === undefined ? byReply : isAboutAddress(status),
    cause: error,
  });
}

/** Message-IDs are unique under the sender's own host (RFC 5322, 3.6.4); it is the same at every try. */
const messageId = ({ id, sender }: OutgoingMail): string =>
  `<${id}@${/@([^\s<>@]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost'}>`;

/** nodemailer takes its options beside a URL from the URL alone; there they can also be given other values. */
function withDefaults(url: string, silence_ms: number): string {
  const target = new URL(url);
  const defaults = {
    pool: 'true',
    // An interrupted email is reported, and its job tries again: nothing else may repeat it.
    maxRequeues: '0',
    connectionTimeout: '3000',
    greetingTimeout: '3000',
    socketTimeout: String(silence_ms),
  };
  for (const [name, value] of Object.entries(defaults)) {
    if (!target.searchParams.has(name)) {
      target.searchParams.set(name, value);
    }
  }
  return target.href;
}

/**
 * A pooled SMTP transport (RFC 5321): connections stay open for the next mails.
 * @param url `smtp://user:password@host:port` or `smtps://…`.
 * @param silence_ms how long the server may be silent before the attempt to send ends.
 */
export function smtpTransport(url: string, silence_ms = 10_000): MailTransport {
  const transporter = nodemailer.createTransport(withDefaults(url, silence_ms));
  return {
    kind: 'smtp',
    async send(mail) {
      const sent: Promise<{ messageId: string }> = transporter.sendMail({
        from: mail.sender,
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: { ...mail.headers },
        messageId: messageId(mail),
        // An invitation once more inside the message (RFC 6047, 2.4): some clients show only that one with its buttons.
        alternatives: mail.attachments
          .filter((file) => /^text\/calendar\b.*method=(REQUEST|CANCEL)/.test(file.content_type))
          .map((file) => ({ contentType: file.content_type, content: file.content })),
        attachments: mail.attachments.map((file) => ({
          filename: file.filename,
          contentType: file.content_type,
          content: file.content,
        })),
      });
      const info = await sent.catch((error: unknown) => {
        throw refusalIn(error) ?? error;
      });
      return { message_id: info.messageId };
    },
    async check() {
      await transporter.verify();
    },
    close: () => Promise.resolve(transporter.close()),
  };
}
