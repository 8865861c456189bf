/** Longer than RFC 5321 (4.5.3.1.1) lets the part before the @ be. */
const LOCAL = String.raw`[[^\s@]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]]{1,70}`;
const DOMAIN = String.raw`[\p{L}\p{M}\p{N}\-]{1,63}`;
const ADDRESS = new RegExp(String.raw`${LOCAL}\s?[@＠﹫]\s?${DOMAIN}(?:[.．。]${DOMAIN})+`, 'gv');
const MAY_HAVE_ADDRESS = /[@＠﹫]/;

/** A text without the e-mail addresses in it: no mentor is found by one, nor by its parts. */
export const withoutAddresses = (text: string): string =>
  MAY_HAVE_ADDRESS.test(text) ? text.replaceAll(ADDRESS, ' ') : text;

export const hasAddress = (text: string): boolean => withoutAddresses(text) !== text;
