import type { Booking } from '@abroad/contract/bookings';
import { expect, test } from 'vitest';
import { pollForPayment, pollUsually } from './poll-booking.ts';

const resting = { is_capturing: false, refund_pending: 0, status: 'paid' };
const booking = (status: Booking['status'], payment: object | null = resting) =>
  ({
    status,
    payment,
    start: '2999-01-01T12:00:00Z',
    end: '2999-01-01T12:30:00Z',
    payment_opens_at: null,
    hold_expires_at: null,
    proposal: null,
  }) as unknown as Booking;

test('a booking with a payment under way is refreshed soon, and less often when that takes long', () => {
  const moving = [
    booking('requested', { ...resting, status: 'authorized', is_capturing: true }),
    booking('cancelled', { ...resting, refund_pending: 28 }),
    booking('declined', { ...resting, status: 'authorized' }),
  ];
  for (const each of moving) {
    expect(pollUsually(each, 1)).toBe(3000);
    expect(pollUsually(each, 100)).toBe(15_000);
  }
  expect(pollUsually(booking('confirmed'), 1)).toBe(60_000);
});

test('where a payment is waited for, a booking that is to be paid is asked for soon as well', () => {
  expect(pollForPayment(booking('pending_payment', null), 1)).toBe(3000);
  expect(pollUsually(booking('pending_payment', null), 1)).toBe(60_000);
  expect(pollForPayment(booking('confirmed'), 1)).toBe(60_000);
});
