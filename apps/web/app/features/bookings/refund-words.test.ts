import type { Booking } from '@abroad/contract/bookings';
import { expect, test } from 'vitest';
import { refundWords } from './refund-words.ts';

const free_until = '2026-11-26T12:00:00Z';

function booking(refund: number, reason: NonNullable<Booking['cancellation']>['reason'], status = 'paid') {
  const captured = status === 'paid' ? 28 : 0;
  const payment = { status, amount: 28, captured } as Booking['payment'];
  return { viewer_role: 'prospect', payment, cancellation: { refund, reason, free_until } } as Booking;
}

test('all, a part or nothing is refunded, and until when all of it', () => {
  expect(refundWords(booking(28, 'in_time'))).toEqual({ sum: 'paid.back_all', until: 'paid.free_until' });
  expect(refundWords(booking(14, 'late'))).toEqual({ sum: 'paid.back_part', until: 'paid.free_ended' });
  expect(refundWords(booking(0, 'late'))).toEqual({ sum: 'paid.back_none', until: 'paid.free_ended' });
});

test('a mentor who cancels gives all of it back, whenever that is', () => {
  expect(refundWords(booking(28, 'mentor_cancelled'))).toEqual({ sum: 'paid.back_other', until: null });
});

test('an authorisation is released, and a payment that never happened is not mentioned', () => {
  expect(refundWords(booking(0, 'nothing_paid', 'authorized'))).toEqual({ sum: 'paid.back_reserved', until: null });
  expect(refundWords(booking(0, 'nothing_paid', 'requires_payment'))).toBeNull();
  expect(refundWords({ ...booking(0, 'nothing_paid'), payment: null })).toBeNull();
  expect(refundWords({ ...booking(28, 'in_time'), cancellation: null })).toBeNull();
});
