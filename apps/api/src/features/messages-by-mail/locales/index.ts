import { LANGUAGE_TAGS } from '@abroad/contract';
import { catalogue, wordsIn as commonWordsIn } from '../../mail/locales/index.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import type { MessageMailWords } from './words.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

export type { RefusedBecause } from './words.ts';

export const messageMailWordsIn = catalogue<MessageMailWords>({ en, fr, es, vi, zh, hi, ar });

/** What the foot of every email about messages ends with, in every language. */
export const mailEndings = (): string[] =>
  LANGUAGE_TAGS.map((language) => commonWordsIn(language).unsubscribe.categories.messages.button);

/** The line above which people write, in every language. */
export const answerMarkers = (): string[] => LANGUAGE_TAGS.map((language) => messageMailWordsIn(language).answer_above);
