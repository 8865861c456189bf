import { CURRENCIES } from '@abroad/reference-data/currencies';
import { fromChargeUnits } from '@abroad/reference-data/card-charges';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PaymentError } from '../port.ts';
import { toProviderUnits } from './units.ts';

/** https://docs.stripe.com/currencies#zero-decimal; the shilling is there too, with an exception of its own. */
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');

/** How many of Stripe's smallest units make one of the currency. */
const unitsOfOne = ({ code, minor_digits }: (typeof CURRENCIES)[number]) => toProviderUnits(10 ** minor_digits, code);

test('a whole unit of each currency is what Stripe says it is', () => {
  const wrong = CURRENCIES.filter((currency) => {
    const digits = WITHOUT_DECIMALS.includes(currency.code) ? 0 : Math.max(2, currency.minor_digits);
    return unitsOfOne(currency) !== 10 ** digits;
  });
  expect(wrong).toEqual([]);
});

test('every valid amount survives the round trip, and the others are refused', () => {
  const currency = fc.constantFrom(...CURRENCIES.map(({ code }) => code));
  fc.assert(
    fc.property(currency, fc.integer({ min: 1, max: 99_999_999 }), (code, minor) => {
      try {
        return fromChargeUnits(toProviderUnits(minor, code), code) === minor;
      } catch (error) {
        return error instanceof PaymentError && minor % 100 !== 0;
      }
    }),
    { numRuns: 2000 },
  );
});
