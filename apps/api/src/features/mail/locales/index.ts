import { brandedAll, spokenLanguage, type Language } from '@abroad/contract';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import type { MailWords } from './mail-words.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

export type { MailWords } from './mail-words.ts';

const CATALOGUES: Readonly<Record<Language, MailWords>> = { en, fr, es, vi, zh, hi, ar };

/** The words for somebody, in their language where we speak it. @param language BCP 47 */
export const wordsIn = (language: string): MailWords => brandedAll(CATALOGUES[spokenLanguage(language)]);
