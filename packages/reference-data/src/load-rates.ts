import { readFileSync } from 'node:fs';
import type { ExchangeRates } from './exchange-rates.ts';

/** The exchange rates that come with the product; `NOTICE.md` of the package says where they are from. */
export const DEFAULT_RATES_FILE = new URL('../data/exchange-rates.json', import.meta.url);

export const loadDefaultRates = (): ExchangeRates =>
  JSON.parse(readFileSync(DEFAULT_RATES_FILE, 'utf8')) as ExchangeRates;
