import { catalogue } from '../../mail/locales/index.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';
import type { WithdrawalWords } from './words.ts';

export const withdrawalWordsIn = catalogue<WithdrawalWords>({
  en,
  fr,
  es,
  vi,
  zh,
  hi,
  ar,
});
