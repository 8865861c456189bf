/** Text for a header or a subject: no control characters or line breaks (RFC 5322, section 2.2), no repeated spaces. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** `"Name" <address>` with the name as a quoted string (RFC 5322, section 3.4). */
export function mailAddress(name: string, address: string): string {
  const quoted = oneLine(name).replace(/["\\]/g, (sign) => `\\${sign}`);
  return quoted === '' ? address : `"${quoted}" <${address}>`;
}

/** Parses an address: the reverse of `mailAddress`, for settings. */
export function parseMailAddress(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return { name: oneLine(name), address: address.trim() };
}
