import type { AddressObject, Attachment, Headers, ParsedMail } from 'mailparser';

/** What is used of an email. */
export interface ReadMail {
  /** The only address in `From`; null where there is none, or several. */
  from: string | null;
  /** Addresses in `To`, `Cc` and what the last mail server noted. */
  recipients: string[];
  headers: Headers;
  /** The envelope's sender, empty for `<>`; null where no mail server noted it. */
  return_path: string | null;
  message_id: string | null;
  /** Plain text; made of the HTML where there is only that. */
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

const RECIPIENTS_MAX = 50;
/** Longer HTML isn't read: quotes of quotes. */
const HTML_MAX = 1024 * 1024;

const addressesIn = (value: unknown): string[] => {
  const objects = (Array.isArray(value) ? value : [value]) as (AddressObject | undefined)[];
  return objects
    .flatMap((object) => object?.value ?? [])
    .flatMap(({ address, group }) => [address, ...(group ?? []).map((member) => member.address)])
    .filter((address): address is string => address !== undefined && address !== '');
};

/** Headers that mail servers write the envelope's recipient into. */
const ENVELOPE = ['x-original-to', 'delivered-to', 'envelope-to'] as const;

function envelopeOf(headers: Headers): string[] {
  return ENVELOPE.flatMap((name) => {
    const value = headers.get(name);
    return typeof value === 'string' ? [value.replace(/^<|>$/g, '').trim()] : addressesIn(value);
  });
}

/** mailparser leaves out an empty one, so the lines are read; the last mail server writes it first. */
function returnPathOf({ headerLines }: ParsedMail): string | null {
  const line = headerLines.find(({ key }) => key === 'return-path')?.line;
  return line === undefined ? null : (/^return-path:\s*<?\s*([^<>]*?)\s*>?\s*$/i.exec(line)?.[1] ?? null);
}

const SETTINGS = {
  skipImageLinks: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  maxHtmlLengthToParse: HTML_MAX,
};

/** Parses an email (RFC 5322), whatever its charset and transfer encoding. */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  // Loaded with the first answer by email: many never get one.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(raw, SETTINGS);
  // mailparser makes text of the HTML only where there is no other part.
  const text =
    mail.text ??
    (mail.html
      ? (await simpleParser(`Content-Type: text/html; charset=utf-8\r\n\r\n${mail.html}`, SETTINGS)).text
      : '');
  const [from = null, ...more] = addressesIn(mail.from);
  const recipients = [...addressesIn(mail.to), ...addressesIn(mail.cc), ...envelopeOf(mail.headers)];
  return {
    from: more.length === 0 ? from : null,
    recipients: [...new Set(recipients)].slice(0, RECIPIENTS_MAX),
    headers: mail.headers,
    return_path: returnPathOf(mail),
    message_id: mail.messageId ?? null,
    text: (text ?? '').replaceAll(INLINE_MARK, ''),
    files: mail.attachments.filter(isFile).map(({ filename = '', content: bytes }) => ({ filename, bytes })),
  };
}
