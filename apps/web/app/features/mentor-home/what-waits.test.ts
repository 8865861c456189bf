import type { MentorTasks } from '@abroad/contract/mentor-desk';
import { expect, test } from 'vitest';
import { NOW } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { sampleConnection } from '../../testing/sample-calendar.ts';
import { pressure, whatWaits } from './what-waits.ts';

const now = Date.parse(NOW);
const hour = 60 * 60_000;
const after = (hours: number) => new Date(now + hours * hour).toISOString();

const review = { author_name: 'Mei', stars: 5, text: null };
const tasks: MentorTasks = {
  payout: { state: 'none', amount: 76, currency: 'EUR' },
  calendars: [sampleConnection({ id: 'calendar', problem: 'signed_out' })],
  reviews: [
    { ...review, booking_id: 'late', reply_until: after(500) },
    { ...review, booking_id: 'soon', reply_until: after(20) },
  ],
};

test('[U-14] what waits is one list by deadline; what has none stands between days and weeks', () => {
  const request = { status: 'requested', viewer_role: 'mentor', allowed_actions: ['accept', 'decline'] } as const;
  const bookings = [
    sampleBooking({ ...request, id: 'later', allowed_actions: ['accept'], hold_expires_at: after(46) }),
    sampleBooking({ ...request, id: 'first', allowed_actions: ['accept'], hold_expires_at: after(9) }),
    sampleBooking({
      id: 'reported',
      viewer_role: 'mentor',
      allowed_actions: ['answer_no_show'],
      no_show: { state: 'reported', reported_by: 'prospect', answer_until: after(5), due_at: null, outcome: null },
    }),
    sampleBooking({ id: 'confirmed', viewer_role: 'mentor' }),
  ];
  expect(whatWaits({ bookings, threads: [], tasks }, now).map(({ id }) => id)).toEqual([
    'reported',
    'first',
    'review-soon',
    'later',
    'payout',
    'calendar',
    'review-late',
  ]);
});

test('[U-14] nothing known is nothing that waits', () => {
  expect(whatWaits({ bookings: [], threads: [], tasks: undefined }, now)).toEqual([]);
});

test('[U-14] under 6 hours is red, under 12 amber', () => {
  expect([-1, 5.9, 6, 11.9, 12, 100].map((hours) => pressure(now + hours * hour, now))).toEqual([
    'bad',
    'bad',
    'watch',
    'watch',
    'waiting',
    'waiting',
  ]);
});
