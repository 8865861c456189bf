import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadDefaultRates } from '@abroad/reference-data/load-rates';
import { expect, test } from 'vitest';
import { readExchangeRates } from './exchange-rates.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const rates = { base: 'EUR', as_of: '2026-11-01', rates: { USD: 1.08, VND: 28_250.5, KWD: 0.331 } };

test('rates come from the setting itself, from the file it names, or from the reference data', async () => {
  expect(readExchangeRates(undefined)).toEqual({ exchange_rates: loadDefaultRates(), problems: [] });
  expect(readExchangeRates(` ${JSON.stringify(rates)}`)).toEqual({ exchange_rates: rates, problems: [] });
  const { folder, remove } = await temporaryFolder();
  const file = path.join(folder, 'rates.json');
  await writeFile(file, JSON.stringify(rates));
  expect(readExchangeRates(file)).toEqual({ exchange_rates: rates, problems: [] });
  await writeFile(file, 'EUR 1.08');
  expect(readExchangeRates(file).problems).toEqual([`EXCHANGE_RATES: the file ${file} is no JSON`]);
  await remove();
  expect(readExchangeRates(file).problems).toEqual([`EXCHANGE_RATES: the file ${file} can't be read`]);
});

test.each<[string, unknown, string[]]>([
  ['no JSON', '{', ['is no JSON']],
  ['no such currency', { ...rates, base: 'EURO' }, ['base: EURO is no currency of ISO 4217']],
  ['no date', { ...rates, as_of: '1.11.2026' }, ['as_of: must be a date like 2026-11-01']],
  ['nothing in it', { ...rates, rates: {} }, ['rates: names no currency']],
  ['no rates', { base: 'EUR', as_of: '2026-11-01' }, ['rates: must name currencies with their rates']],
  [
    'three at once',
    { ...rates, rates: { USD: 0, VND: -1, KWD: '0.3' } },
    ['rates.USD: must be above 0', 'rates.VND: must be above 0', 'rates.KWD: must be a number'],
  ],
  [
    'strangers',
    { ...rates, rates: { usd: 1, EUR: 2 } },
    ['rates.usd: usd is no currency of ISO 4217', 'rates.EUR: the base is worth 1 of itself'],
  ],
])('what can’t be used is named: %s', (_, given, problems) => {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const read = readExchangeRates(text);
  expect(read.exchange_rates).toBeNull();
  expect(read.problems).toEqual(problems.map((problem) => `EXCHANGE_RATES: ${problem}`));
});

test('unknown keys are named too', () => {
  const { problems } = readExchangeRates(JSON.stringify({ ...rates, source: 'ECB' }));
  expect(problems).toEqual([expect.stringMatching(/^EXCHANGE_RATES: .*source/)]);
});
