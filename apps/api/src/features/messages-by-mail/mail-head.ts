import { domainToASCII } from 'node:url';

/** Longer than mail servers write, with all their signatures and seals. */
const HEAD_MAX = 128 * 1024;
/** Fields of one name beyond these say nothing more, and neither do recipients. */
const FIELDS_MAX = 20;
const RECIPIENTS_MAX = 200;
const END = /\r?\n\r?\n/;

/** The header fields of an email by name in lower case, unfolded (RFC 5322, section 2.2), in their order. */
export type MailHead = ReadonlyMap<string, readonly string[]>;

/** Reads the header fields alone, in linear time. @returns null where they are longer than any mail server writes them */
export function readHead(raw: Buffer): MailHead | null {
  const begin = raw.toString('utf8', 0, HEAD_MAX);
  const end = END.exec(begin);
  if (end === null && raw.length > HEAD_MAX) {
    return null;
  }
  const head = new Map<string, string[]>();
  for (const line of begin
    .slice(0, end?.index)
    .replaceAll(/\r?\n(?=[ \t])/g, '')
    .split(/\r?\n/)) {
    const [, name, value = ''] = /^([!-9;-~]{1,100})[ \t]{0,10}:(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      const key = name.toLowerCase();
      head.set(key, [...(head.get(key)?.slice(0, FIELDS_MAX) ?? []), value.trim()]);
    }
  }
  return head;
}

/** The headers with an email's recipients, and those in which mail servers note the envelope's recipient. */
const RECIPIENTS = ['x-original-to', 'delivered-to', 'envelope-to', 'to', 'cc'] as const;
/** From the beginning of a word alone: a long one would be read again from each of its letters. */
const ADDRESS = /(?<![^\s<>,;:"()@])[^\s<>,;:"()@]{1,64}@[^\s<>,;:"()@]{1,255}/g;

/** The addresses of a domain that an email was sent to, each once. Domains may be written in either form (RFC 5890). */
export function recipientsAt(head: MailHead, domain: string): string[] {
  const written = RECIPIENTS.flatMap((name) => head.get(name) ?? []).flatMap((value) => value.match(ADDRESS) ?? []);
  const own = domainToASCII(domain);
  const ours = written
    .slice(0, RECIPIENTS_MAX)
    .map((address) => address.split('@', 2) as [string, string])
    .filter(([, host]) => domainToASCII(host) === own);
  return [...new Set(ours.map(([local]) => `${local}@${domain}`))];
}

/** The envelope's sender as the last mail server noted it, empty for `<>`; null where none did. */
export function returnPathOf(head: MailHead): string | null {
  const [path] = head.get('return-path') ?? [];
  return path === undefined ? null : path.replaceAll(/[<>\s]/g, '');
}
