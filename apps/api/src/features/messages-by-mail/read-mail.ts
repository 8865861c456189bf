import { simpleParser, type AddressObject, type Attachment } from 'mailparser';
import { textOfHtml } from './html-text.ts';
import { replyTextOf, type Ours } from './reply-text.ts';

/** What is used of an email. */
export interface ReadMail {
  /** The only address in `From`; null where there is none, or several. */
  from: string | null;
  message_id: string | null;
  /** What its writer wrote, without quotes and signatures. */
  text: string;
  files: MailFile[];
}

interface MailFile {
  filename: string;
  bytes: Buffer;
}

/** Smaller pictures within the text are those of signatures. */
const INLINE_PICTURE_MIN_BYTES = 50 * 1024;
/** What programs add to vouch for an email. */
const SIGNATURE = /^application\/(?:pgp-signature|pgp-keys|(?:x-)?pkcs7-signature)$/;

/** What programs leave in the text where a picture was. */
const INLINE_MARK = /\[cid:[^\]\s]{1,200}\]/g;

const isFile = ({ contentType, related, content }: Attachment): boolean =>
  !SIGNATURE.test(contentType) && (!related || content.length >= INLINE_PICTURE_MIN_BYTES);

/** Longer HTML isn't read to its end: quotes of quotes. */
const HTML_MAX = 1024 * 1024;

const addressesIn = (object: AddressObject | undefined): string[] =>
  (object?.value ?? [])
    .flatMap(({ address, group }) => [address, ...(group ?? []).map((member) => member.address)])
    .filter((address): address is string => address !== undefined && address !== '');

const SETTINGS = { skipImageLinks: true, skipTextToHtml: true, skipTextLinks: true, skipHtmlToText: true };

/** Whether an email has the same words twice, as text and as HTML (RFC 2046, 5.1.4). Otherwise its HTML has all of them. */
const hasAlternatives = (raw: Buffer) => /multipart\/alternative/i.test(raw.toString('latin1'));

/** Parses an email (RFC 5322), whatever its charset and transfer encoding. It may take seconds, and runs in a thread. */
export async function readMail(raw: Buffer, ours: Ours): Promise<ReadMail> {
  const { text = '', html, ...mail } = await simpleParser(raw, SETTINGS);
  const isPlain = html === false || (text.trim() !== '' && hasAlternatives(raw));
  const said = isPlain ? text : textOfHtml(html.slice(0, HTML_MAX));
  const [from = null, ...more] = addressesIn(mail.from);
  return {
    from: more.length === 0 ? from : null,
    message_id: mail.messageId ?? null,
    text: replyTextOf(said.replaceAll(INLINE_MARK, ''), ours),
    files: mail.attachments.filter(isFile).map(({ filename = '', content: bytes }) => ({ filename, bytes })),
  };
}
