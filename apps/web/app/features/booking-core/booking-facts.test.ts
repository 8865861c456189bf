import type { Booking } from '@abroad/contract/bookings';
import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { isOwnHold, isOwnRequest, isUnpaid, otherSide, statusWords as wordsOf } from './booking-facts.ts';

const t = createTranslate('en');
const end = '2026-11-27T13:00:00Z';
const before = Date.parse('2026-11-20T09:00:00Z');
const format = createFormat({ locale: 'en', zone: 'UTC', clock: '24', now: before, t });
const statusWords = (of: Booking, now: number) => wordsOf(of, now, t, format);
const side = (first_name: string) => ({ first_name }) as Booking['mentor'];
const booking = (status: Booking['status'], viewer_role: Booking['viewer_role'] = 'prospect') =>
  ({
    status,
    viewer_role,
    end,
    mentor: side('Linh'),
    prospect: side('Minh'),
    proposal: null,
    no_show: null,
    payment_opens_at: null,
    hold_expires_at: null,
  }) as Booking;

test('the other side is the person whom the reader meets', () => {
  expect(otherSide(booking('confirmed', 'mentor')).first_name).toBe('Minh');
  expect(otherSide(booking('confirmed', 'prospect')).first_name).toBe('Linh');
});

test('a confirmed session is over once its end has passed', () => {
  expect(statusWords(booking('confirmed'), before)).toEqual({ text: 'Confirmed', tone: 'good' });
  expect(statusWords(booking('confirmed'), Date.parse(end))).toEqual({ text: 'Ended', tone: 'resting' });
});

test('a request says whose answer it waits for', () => {
  expect(statusWords(booking('requested', 'prospect'), before).text).toBe('Waiting for Linh');
  expect(statusWords(booking('requested', 'mentor'), before).text).toBe('Waiting for your answer');
  const proposal = { proposed_by: 'mentor' } as Booking['proposal'];
  expect(statusWords({ ...booking('requested', 'prospect'), proposal }, before).text).toBe('Waiting for your answer');
  expect(statusWords({ ...booking('requested', 'mentor'), proposal }, before).text).toBe('Waiting for Minh');
});

test('a hold to pay and a request to answer name their deadline to the person who can end the wait, and to no other', () => {
  const until = { hold_expires_at: '2026-11-20T09:45:00Z' };
  const stateOf = (...of: Parameters<typeof booking>) => statusWords({ ...booking(...of), ...until }, before);
  expect(stateOf('pending_payment')).toEqual({ text: 'Pay by today 09:45', tone: 'watch' });
  expect(stateOf('pending_payment', 'mentor')).toEqual({ text: 'Waiting for payment', tone: 'waiting' });
  expect(stateOf('requested', 'mentor')).toEqual({ text: 'Answer by today 09:45', tone: 'watch' });
  expect(stateOf('requested')).toEqual({ text: 'Waiting for Linh', tone: 'waiting' });
});

test('every status of a booking has words', () => {
  const statuses = ['declined', 'expired', 'cancelled', 'completed', 'no_show_mentor', 'no_show_prospect'] as const;
  for (const status of statuses) {
    expect(statusWords(booking(status), before).text).not.toMatch(/status/);
  }
});

test('[T-161] what is paid later stands as booked until its payment opens, and is neither a hold nor a request to withdraw', () => {
  const opens = '2026-11-27T09:00:00Z';
  const later = { ...booking('pending_payment'), payment_opens_at: opens };
  expect(statusWords(later, Date.parse(opens) - 1)).toEqual({ text: 'Booked, paid later', tone: 'waiting' });
  expect(statusWords(later, Date.parse(opens)).text).toBe('Waiting for payment');
  expect(isOwnHold(later)).toBe(false);
  expect(isOwnRequest(later)).toBe(false);
  expect(isOwnHold(booking('pending_payment'))).toBe(true);
});

test('only the student withdraws a request', () => {
  expect(isOwnRequest(booking('requested', 'prospect'))).toBe(true);
  expect(isOwnRequest(booking('requested', 'mentor'))).toBe(false);
  expect(isOwnRequest(booking('confirmed', 'prospect'))).toBe(false);
});

test('[U-02] only a hold that expired untouched was never charged', () => {
  const expired = (payment: Partial<NonNullable<Booking['payment']>> | null) =>
    isUnpaid({ ...booking('expired'), price: 28, payment } as Booking);
  expect(expired(null)).toBe(true);
  expect(expired({ status: 'failed', captured: 0 })).toBe(true);
  expect(expired({ status: 'refunded', captured: 28 })).toBe(false);
  expect(expired({ status: 'voided', captured: 0 })).toBe(false);
  expect(isUnpaid({ ...booking('expired', 'mentor'), price: 28, payment: null })).toBe(false);
});
