import { expect, test } from 'vitest';
import { chargeProblem, isCharged } from './card-charges.ts';
import { CURRENCIES } from './currencies.ts';
import { payableStep } from './payable-step.ts';

test('[N-28] every currency in circulation can be charged, but for those that Stripe doesn’t take', () => {
  const left = CURRENCIES.map(({ code }) => code).filter((code) => !isCharged(code));
  expect(left.join(' ')).toBe('BTN CUP ERN GHS IQD IRR KPW LYD MRU SDG SSP STN SVC SYP TMT VED VES ZWG');
});

test.each([
  ['GHS', 2500, { kind: 'currency' }],
  ['EUR', 49, { kind: 'too_small', least_minor: 50 }],
  ['EUR', 50, null],
  ['HUF', 17_499, { kind: 'too_small', least_minor: 17_500 }],
  // Without decimals: what is counted is whole, or hundredths that are always zero.
  ['JPY', 49, { kind: 'too_small', least_minor: 50 }],
  ['JPY', 99_999_999, null],
  ['ISK', 999_999, null],
  ['ISK', 1_000_000, { kind: 'too_large' }],
  ['MGA', 150, { kind: 'uneven', step_minor: 100 }],
  ['MGA', 200, null],
  // With three decimals, of which the last is zero.
  ['KWD', 5124, { kind: 'uneven', step_minor: 10 }],
  ['KWD', 5120, null],
  ['KWD', 5, { kind: 'too_small', least_minor: 10 }],
  ['USD', 100_000_000, { kind: 'too_large' }],
])('[N-28] %s %i: %j', (currency, minor, problem) => {
  expect(chargeProblem(minor, currency)).toEqual(problem);
});

test('[N-28] the least and the step of every currency leave something to charge', () => {
  const none = CURRENCIES.filter(
    ({ code }) => isCharged(code) && chargeProblem(20_000 * payableStep(code), code) !== null,
  );
  expect(none).toEqual([]);
});
