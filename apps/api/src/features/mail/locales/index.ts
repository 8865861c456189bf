import { brandedAll, spokenLanguage, type Language } from '@abroad/contract';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import type { MailWords } from './words.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

export type { MailWords } from './words.ts';

/**
 * The words of a feature's emails in every language.
 * @returns a function that gives the words in the reader's language (BCP 47), or in English where we don't have it.
 */
export const catalogue =
  <Words>(languages: Readonly<Record<Language, Words>>) =>
  (language: string): Words =>
    brandedAll(languages[spokenLanguage(language)]);

/** The same words for both people of a booking. */
export const toEither = <Said>(said: Said): Record<'mentor' | 'prospect', Said> => ({ mentor: said, prospect: said });

export const wordsIn = catalogue<MailWords>({ en, fr, es, vi, zh, hi, ar });
