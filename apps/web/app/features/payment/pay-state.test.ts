import type { Booking } from '@abroad/contract/bookings';
import { expect, test } from 'vitest';
import { payStateOf } from './pay-state.ts';

const booking = (part: Partial<Booking>) =>
  ({
    status: 'pending_payment',
    payment_opens_at: null,
    viewer_role: 'prospect',
    allowed_actions: [],
    ...part,
  }) as Booking;

test('what can be paid is what the API lets pay', () => {
  expect(payStateOf(booking({ allowed_actions: ['pay', 'cancel'] }))).toBe('payable');
  expect(payStateOf(booking({}))).toBe('ended');
  expect(payStateOf(booking({ status: 'expired' }))).toBe('ended');
});

test('[T-161] what is paid later stands, and is ended only once it is released', () => {
  const later = booking({ payment_opens_at: '2027-03-03T09:00:00Z', allowed_actions: ['cancel'] });
  expect(payStateOf(later)).toBe('settled');
  expect(payStateOf({ ...later, allowed_actions: ['pay', 'cancel'] })).toBe('payable');
  expect(payStateOf({ ...later, allowed_actions: [] })).toBe('ended');
});

test('the booking says whether it is paid, or for another user to pay', () => {
  expect(payStateOf(booking({ status: 'confirmed' }))).toBe('settled');
  expect(payStateOf(booking({ status: 'requested' }))).toBe('settled');
  expect(payStateOf(booking({ status: 'cancelled' }))).toBe('settled');
  expect(payStateOf(booking({ viewer_role: 'mentor' }))).toBe('settled');
});
