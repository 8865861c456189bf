import type { AddressObject, Headers, ParsedMail } from 'mailparser';

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
}

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

/** Parses an email (RFC 5322), whatever its charset and transfer encoding. */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  // Loaded with the first answer by email: many never get one.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(raw, {
    skipImageLinks: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    maxHtmlLengthToParse: HTML_MAX,
  });
  const [from = null, ...more] = addressesIn(mail.from);
  const recipients = [...addressesIn(mail.to), ...addressesIn(mail.cc), ...envelopeOf(mail.headers)];
  return {
    from: more.length === 0 ? from : null,
    recipients: [...new Set(recipients)].slice(0, RECIPIENTS_MAX),
    headers: mail.headers,
    return_path: returnPathOf(mail),
    message_id: mail.messageId ?? null,
    text: mail.text ?? '',
  };
}
