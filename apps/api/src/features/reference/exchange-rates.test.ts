import { CURRENCY_CODES } from '@abroad/reference-data/currency-digits';
import { loadDefaultRates } from '@abroad/reference-data/load-rates';
import { expect, test } from 'vitest';
import { startTestApi } from '../../testing/api.ts';

test('exchange rates are those of the operator, or those of the reference data', async () => {
  const configured = { base: 'EUR', as_of: '2026-11-01', rates: { VND: 28_250.5, USD: 1.08 } };
  const api = await startTestApi({}, { EXCHANGE_RATES: JSON.stringify(configured) });
  expect(await api.as(null).listExchangeRates()).toEqual({
    base: 'EUR',
    as_of: '2026-11-01',
    items: [
      { currency: 'EUR', rate: 1 },
      { currency: 'USD', rate: 1.08 },
      { currency: 'VND', rate: 28_250.5 },
    ],
    total: 3,
  });
  await api.close();
  const without = await startTestApi();
  const { base, as_of, rates } = loadDefaultRates();
  const items = expect.arrayContaining([{ currency: 'VND', rate: rates['VND'] }]);
  expect(await without.as(null).listExchangeRates()).toEqual({ base, as_of, items, total: CURRENCY_CODES.length });
  await without.close();
});
