import { z } from 'zod';

/** The product's languages (BCP 47), each by its own name. Add a new one here and to the catalogues. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  vi: 'Tiếng Việt',
  zh: '简体中文',
  hi: 'हिन्दी',
  ar: 'العربية',
} as const;
export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as [Language, ...Language[]];
export const Language = z.enum(LANGUAGE_TAGS, 'Choose a language from the list');

/** The language in which a user sees the product: their own if the product has it, else English. */
export const spokenLanguage = (tag: string): Language => Language.safeParse(tag).data ?? 'en';
