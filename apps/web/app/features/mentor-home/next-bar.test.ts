import { expect, test } from 'vitest';
import { NOW } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { isNext } from './next-bar.tsx';

const now = Date.parse(NOW);
const startingIn = (hours: number) => new Date(now + hours * 60 * 60_000).toISOString();

test('[U-14] the next session is one that is confirmed, and on or within 24 hours', () => {
  const inHours = [-0.5, 7, 23.9, 24, 72].map((hours) => isNext(sampleBooking({ start: startingIn(hours) }), now));
  expect(inHours).toEqual([true, true, true, false, false]);
  expect(isNext(sampleBooking({ status: 'pending_payment', start: startingIn(7) }), now)).toBe(false);
});
