import { isAboutAddress } from '../../core/is-about-address.ts';
import { MailRefused } from './port.ts';

/** Replies to RCPT TO that mean the mailbox (RFC 5321, 4.2.3), where the server gives no enhanced status. */
const MAILBOX_REPLIES = new Set([550, 551, 553]);
/** The dialogue about this mail; what is said before is about the connection or the sender. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/** A refusal for good, or null for everything that is worth another try. */
export function refusalIn(error: unknown): MailRefused | null {
  // What nodemailer says of a reply that it did not like.
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
