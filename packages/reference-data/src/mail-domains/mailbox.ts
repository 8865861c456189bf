import { domainToASCII } from '../domain.ts';

/** A mailbox of an address, in the one spelling in which two of the same are equal. */
export interface Mailbox {
  /** In ASCII (RFC 5890), lower case. */
  host: string;
  /** The address in lower case, without what follows a plus in its local part. Dots stay: they make other mailboxes elsewhere. */
  mailbox: string;
}

/** Unquoted, so without spaces, comments or line breaks (RFC 5322, 3.2.3, `dot-atom`), and in ASCII. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** The characters of a host, before its conversion to ASCII. */
const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;
const LOCAL_MAX = 64;

/**
 * Reads an address strictly: one `@`, no quotes, no comments, no dot at the end of the host.
 * @returns null for everything else.
 */
export function readMailbox(address: string): Mailbox | null {
  const [local = '', host = '', ...more] = address.split('@');
  if (more.length > 0 || local.length > LOCAL_MAX || !LOCAL_PART.test(local) || !HOST.test(host)) {
    return null;
  }
  const ascii = host.endsWith('.') ? null : domainToASCII(host);
  if (ascii === null) {
    return null;
  }
  const [untagged = ''] = local.split('+', 1);
  return { host: ascii, mailbox: `${(untagged === '' ? local : untagged).toLowerCase()}@${ascii}` };
}
