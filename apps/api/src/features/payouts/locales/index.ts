import { catalogue } from '../../mail/locales/index.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { vi } from './vi.ts';
import type { PayoutWords } from './words.ts';
import { zh } from './zh.ts';

export const payoutWordsIn = catalogue<PayoutWords>({
  en,
  fr,
  es,
  vi,
  zh,
  hi,
  ar,
});
