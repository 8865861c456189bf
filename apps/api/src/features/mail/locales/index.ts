import { spokenLanguage, type Language } from '@abroad/contract';
import { en } from './en.ts';

/** What a language has to say. English is the source: whatever it has, the others have too. */
export type MailWords = typeof en;

const CATALOGUES: Readonly<Record<Language, MailWords>> = { en };

/** The words for somebody, in their language where we speak it. @param language BCP 47 */
export const wordsIn = (language: string): MailWords => CATALOGUES[spokenLanguage(language)];
