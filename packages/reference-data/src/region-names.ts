/** Where the full name is that of an office ("R.A.S. chinoise de Hong Kong"), people say the short one. */
const saidShortly = new Set(['HK', 'MO', 'PS']);

/**
 * A country's name (CLDR) in another language than English, by its ISO 3166-1 alpha-2 code and the page's BCP 47 tag.
 * Null in English, for which the reference data has names of its own, and where the language has none.
 */
export function regionName(code: string, locale: string): string | null {
  return locale === 'en' ? null : cldrName(code, locale);
}

/** Like `regionName`, in English too. */
export function cldrName(code: string, locale: string): string | null {
  const names = namesIn(locale, saidShortly.has(code) ? 'short' : 'long');
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? null) : null;
}

const kept = new Map<string, Intl.DisplayNames>();

/** Making one takes a hundred times as long as using it, and there are as many as languages. */
function namesIn(locale: string, style: 'long' | 'short'): Intl.DisplayNames {
  const key = `${locale} ${style}`;
  const names = kept.get(key) ?? new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' });
  kept.set(key, names);
  return names;
}
