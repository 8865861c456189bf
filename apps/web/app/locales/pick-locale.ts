/** The languages that have a folder here, each by its own name. English is the source of them all. */
export const localeNames = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  vi: 'Tiếng Việt',
  zh: '简体中文',
  hi: 'हिन्दी',
  ar: 'العربية',
} as const;
export type Locale = keyof typeof localeNames;
const locales = Object.keys(localeNames) as Locale[];
export const sourceLocale: Locale = 'en';

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** The language of an answer: the earlier choice, otherwise the best of `Accept-Language` (RFC 9110, 12.5.4). */
export function pickLocale(chosen: string | null, acceptLanguage: string | null): Locale {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((wish) => wishOf(wish))
    .toSorted((a, b) => b.weight - a.weight)
    .map((wish) => wish.language);
  for (const language of [chosen ?? '', ...wishes]) {
    const found = locales.find((locale) => locale === language || locale === language.split('-')[0]);
    if (found !== undefined) {
      return found;
    }
  }
  return sourceLocale;
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

function wishOf(wish: string): { language: string; weight: number } {
  const [language = '', ...parameters] = wish.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { language: language.toLowerCase(), weight: Number.isFinite(weight) ? weight : 0 };
}
