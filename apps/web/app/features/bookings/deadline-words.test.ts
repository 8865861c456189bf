import type { Booking } from '@abroad/contract/bookings';
import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { deadlineWords } from './deadline-words.ts';

const t = createTranslate('en');
const end = Date.parse('2026-11-27T09:00:00Z');
const hour = 60 * 60_000;

interface Wait {
  left: number;
  proposed_by?: 'mentor' | 'prospect';
}

function words(status: Booking['status'], viewer_role: Booking['viewer_role'], wait: number | Wait): string | null {
  const { left, proposed_by } = typeof wait === 'number' ? { left: wait, proposed_by: undefined } : wait;
  const proposal = proposed_by === undefined ? null : { proposed_by };
  const mentor = { first_name: 'Linh' } as Booking['mentor'];
  const prospect = { first_name: 'Minh' } as Booking['prospect'];
  const booking = {
    status,
    viewer_role,
    mentor,
    prospect,
    proposal,
    payment_opens_at: null,
    hold_expires_at: '2026-11-27T09:00:00Z',
  } as Booking;
  const now = end - left;
  return deadlineWords(booking, now, t, createFormat({ locale: 'en', zone: 'UTC', clock: '24', now, t }));
}

test('[R-20] a wait says when it ends, and how long that still is', () => {
  expect(words('requested', 'mentor', 47 * hour)).toBe('47 hours left to answer, until Fri 09:00');
  expect(words('requested', 'prospect', 72 * hour)).toBe('Linh has 3 days left to answer, until Fri 09:00');
  expect(words('pending_payment', 'prospect', hour / 5 + 59_000)).toBe('12 minutes left to pay, until today 09:00');
  expect(words('pending_payment', 'mentor', 1000)).toBe('Minh has 1 minute left to pay, until today 09:00');
});

test('[U-03] a request whose mentor has proposed other times waits for its student', () => {
  const wait: Wait = { left: 47 * hour, proposed_by: 'mentor' };
  expect(words('requested', 'prospect', wait)).toBe('47 hours left to answer, until Fri 09:00');
  expect(words('requested', 'mentor', wait)).toBe('Minh has 47 hours left to answer, until Fri 09:00');
});

test('[T-161] what was booked far ahead says between which days it is paid, then how many days are left', () => {
  const [payment_opens_at, hold_expires_at] = ['2027-03-03T09:00:00Z', '2027-03-10T09:00:00Z'];
  const later = (viewer_role: Booking['viewer_role'], now: number) =>
    deadlineWords(
      {
        status: 'pending_payment',
        viewer_role,
        mentor: { first_name: 'Linh' },
        prospect: { first_name: 'Minh' },
        payment_opens_at,
        hold_expires_at,
      } as Booking,
      now,
      t,
      createFormat({ locale: 'en', zone: 'UTC', clock: '24', now, t }),
    );
  const opens = Date.parse(payment_opens_at);
  expect(later('prospect', opens - 1)).toBe('Pay between Wed 3 Mar, 09:00 and Wed 10 Mar, 09:00');
  expect(later('mentor', opens - 1)).toBe('Minh pays between Wed 3 Mar, 09:00 and Wed 10 Mar, 09:00');
  expect(later('prospect', opens)).toBe('7 days left to pay, until Wed 10 Mar 09:00');
  expect(later('mentor', opens)).toBe('Minh has 7 days left to pay, until Wed 10 Mar 09:00');
});

test('what is over, and what does not end by itself, has no such words', () => {
  expect(words('requested', 'mentor', 0)).toBeNull();
  expect(words('confirmed', 'mentor', hour)).toBeNull();
});
