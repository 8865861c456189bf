import { catalogue } from '../catalogue.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import type { MailWords } from './mail-words.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

export type { MailWords } from './mail-words.ts';

export const wordsIn = catalogue<MailWords>({ en, fr, es, vi, zh, hi, ar });
