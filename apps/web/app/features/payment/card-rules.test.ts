import { expect, test } from 'vitest';
import { cardProblems } from './card-rules.ts';

const now = Date.parse('2026-11-22T12:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123' };

test('a card that can be sent has no problems', () => {
  expect(cardProblems(good, now)).toEqual({});
});

test('each field says what is wrong with it', () => {
  expect(cardProblems({ number: '', expiry: '', cvc: '' }, now)).toEqual({
    number: 'payment.number_missing',
    expiry: 'payment.expiry_wrong',
    cvc: 'payment.cvc_wrong',
  });
  expect(cardProblems({ ...good, number: '4242 4242 4242 4241' }, now)).toEqual({ number: 'payment.number_wrong' });
  expect(cardProblems({ ...good, expiry: '10 / 26' }, now)).toEqual({ expiry: 'payment.expiry_passed' });
  expect(cardProblems({ ...good, cvc: '12' }, now)).toEqual({ cvc: 'payment.cvc_wrong' });
});
