/** The languages besides English in which people type a country's name: those of the product, and Chinese in both scripts. */
const LANGUAGES = ['fr', 'es', 'vi', 'zh-Hans', 'zh-Hant', 'hi', 'ar'];

const names = LANGUAGES.flatMap((language) =>
  (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
  ),
);

/**
 * Returns a country's full and short names in other languages, by its alpha-2 code: the names (Unicode CLDR) that pages
 * in those languages show, so that every shown name can be typed.
 */
export function namesAbroad(code: string): string[] {
  return [...new Set(names.flatMap((inLanguage) => inLanguage.of(code) ?? []))];
}
