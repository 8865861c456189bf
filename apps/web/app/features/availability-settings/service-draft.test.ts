import { expect, test } from 'vitest';
import { newService, payProblem, serviceProblems } from './service-draft.ts';

const draft = (price: string, currency: string) => ({ ...newService(currency), title: 'Essay', price });

test.each([
  ['500', 'GHS', { currency: { key: 'currency' } }],
  ['0.49', 'EUR', { price: { key: 'too_small', amount: 0.5 } }],
  ['1.5', 'MGA', { price: { key: 'uneven', amount: 1 } }],
  ['1000000', 'EUR', { price: { key: 'too_large' } }],
  ['0.123', 'EUR', { price: { key: 'decimals', decimals: 2 } }],
  ['', 'GHS', {}],
  ['25', 'EUR', {}],
])('[N-28] before it is sent, a price of %j %s has %j', (price, currency, problems) => {
  expect(serviceProblems(draft(price, currency), true)).toEqual(problems);
});

test('[N-28] where nothing is charged, only what is no price is wrong', () => {
  expect(serviceProblems(draft('500', 'GHS'), false)).toEqual({});
  expect(serviceProblems(draft('-1', 'GHS'), false)).toEqual({ price: { key: 'price' } });
});

test('[N-28] an older service says why it can’t be booked', () => {
  expect(payProblem(500, 'GHS')).toEqual({ key: 'currency' });
  expect(payProblem(500, 'EUR')).toBeNull();
  expect(payProblem(null, 'GHS')).toBeNull();
});
