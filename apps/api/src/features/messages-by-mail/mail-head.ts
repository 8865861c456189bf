import { domainToASCII } from 'node:url';

/** Longer than mail servers write, with all their signatures and seals. */
const HEAD_MAX = 128 * 1024;
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

/** Fields of one name beyond these say nothing more. */
const FIELDS_MAX = 20;
/** Whom an email was sent to, and where mail servers note the envelope's recipient. */
const RECIPIENTS = ['x-original-to', 'delivered-to', 'envelope-to', 'to', 'cc'] as const;
const ADDRESS = /[^\s<>,;:"()@]{1,64}@[^\s<>,;:"()@]{1,255}/g;

/** The addresses of a domain that an email was sent to, each once. Domains may be written in either form (RFC 5890). */
export function recipientsAt(head: MailHead, domain: string): string[] {
  const written = RECIPIENTS.flatMap((name) => head.get(name) ?? []).flatMap((value) => value.match(ADDRESS) ?? []);
  const own = domainToASCII(domain);
  const ours = written.filter((address) => {
    const host = address.slice(address.indexOf('@') + 1).toLowerCase();
    return host === domain || (host.length < 2 * own.length + 10 && domainToASCII(host) === own);
  });
  return [...new Set(ours.map((address) => `${address.slice(0, address.indexOf('@'))}@${domain}`))];
}

/** The envelope's sender as the last mail server noted it, empty for `<>`; null where none did. */
export function returnPathOf(head: MailHead): string | null {
  const [path] = head.get('return-path') ?? [];
  return path === undefined ? null : path.replaceAll(/[<>\s]/g, '');
}
