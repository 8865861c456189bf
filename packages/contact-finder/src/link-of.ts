import { foldText } from './fold-text.ts';
import type { ContactKind } from './span.ts';

/** The target of a part of a text that is contact data. */
export interface ContactLink {
  /** `https:`, `http:`, `mailto:` or `tel:`, and no other. */
  href: string;
  /** The real host of a link whose text looks different, in its ASCII form (RFC 5890): "xn--…", or the text after an "@". */
  host: string | null;
}

const MAIL = /^[a-z\d._+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}$/i;
const NUMBER = /^\+?\d{7,15}$/;
const PROTOCOL = /^https?:\/\//i;
/** A protocol, and no host with a port. */
const ANOTHER_PROTOCOL = /^(?!https?:)[a-z][a-z\d+-]*:(?!\d)/i;

function linkTo(written: string): ContactLink | null {
  if (/\s/.test(written) || ANOTHER_PROTOCOL.test(written)) {
    return null;
  }
  const url = URL.parse(PROTOCOL.test(written) ? written : `https://${written}`);
  if (url === null || !PROTOCOL.test(url.href)) {
    return null;
  }
  url.username = '';
  url.password = '';
  const isPlain = written.replace(PROTOCOL, '').toLowerCase().startsWith(url.host);
  return { href: url.href, host: isPlain ? null : url.host };
}

/** Returns the target of a found part as it is written. @returns null for handles, and for text that only people understand: "linh at gmail" */
export function linkOf(kind: ContactKind, written: string): ContactLink | null {
  if (kind === 'link') {
    return linkTo(written);
  }
  if (kind === 'email') {
    return MAIL.test(written) ? { href: `mailto:${written}`, host: null } : null;
  }
  const number = kind === 'phone' ? foldText(written).text.replaceAll(/[\s()./-]/g, '') : '';
  return NUMBER.test(number) ? { href: `tel:${number}`, host: null } : null;
}
