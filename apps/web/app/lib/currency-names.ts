/** `Vietnamese dong (VND)` in the language of the page (CLDR); the code alone where the language has no name for it. */
export function currencyName(code: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(code);
  return name === undefined ? code : `${name} (${code})`;
}
