import type { Booking, BookingStatus } from '@abroad/contract/bookings';
import { expect, test } from 'vitest';
import { outcomeWords, wantsOtherTime, wayThatCounts } from './outcome-words.ts';

function booking(status: BookingStatus, viewer_role: Booking['viewer_role'] = 'prospect') {
  return { status, viewer_role, hold_expires_at: null, payment: null } as Booking;
}

test.each(['success', 'fail'] as const)('[R-18] [R-19] /%s says what the booking is, not where it was led', (way) => {
  expect(outcomeWords(booking('confirmed'), way).title).toBe('bookings.booked_title');
  expect(outcomeWords(booking('requested'), way).title).toBe('bookings.requested_title');
  expect(outcomeWords(booking('expired'), way).title).toBe('outcome.expired_title');
  expect(outcomeWords(booking('cancelled'), way)).toEqual({
    title: 'outcome.ended_title',
    text: 'outcome.cancelled_text',
  });
  expect(outcomeWords(booking('declined'), way)).toEqual({
    title: 'outcome.ended_title',
    text: 'outcome.declined_text',
  });
  expect(outcomeWords(booking('confirmed', 'mentor'), way)).toEqual({ title: 'bookings.session', text: null });
});

test('while nothing is settled the way back chooses the words, and when to offer another time', () => {
  expect(outcomeWords(booking('pending_payment'), 'success').title).toBe('outcome.waiting_title');
  expect(outcomeWords(booking('pending_payment'), 'fail').title).toBe('outcome.failed_title');
  expect(wantsOtherTime(booking('pending_payment'), 'success')).toBe(false);
  expect(wantsOtherTime(booking('pending_payment'), 'fail')).toBe(true);
  expect(wantsOtherTime(booking('expired'), 'success')).toBe(true);
  expect(wantsOtherTime(booking('confirmed'), 'fail')).toBe(false);
});

test('money that came too late is said to go back', () => {
  const payment = { captured: 28, refund_pending: 28, refunded: 0 } as Booking['payment'];
  expect(outcomeWords({ ...booking('expired'), payment }, 'success').text).toBe('outcome.too_late_text');
  expect(outcomeWords(booking('expired'), 'success').text).toBe('outcome.expired_text');
});

test('a refusal counts on /success too once it can’t be that of the try before', () => {
  const refused = { ...booking('pending_payment'), payment: { status: 'failed' } as Booking['payment'] };
  expect(wayThatCounts(refused, 'success', 0)).toBe('success');
  expect(wayThatCounts(refused, 'success', 10_000)).toBe('fail');
  expect(wayThatCounts(booking('pending_payment'), 'success', 60_000)).toBe('success');
  expect(wayThatCounts({ ...refused, status: 'confirmed' }, 'fail', 0)).toBe('fail');
});
