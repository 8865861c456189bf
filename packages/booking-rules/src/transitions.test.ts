import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOOKING_STATUSES, holdsTime } from './statuses.ts';
import { TRANSITIONS, initialStatus, move } from './transitions.ts';
import type { Actor, BookingEvent } from './transitions.ts';

const EVENTS = [...new Set(TRANSITIONS.map((row) => row.event))];
const ACTORS: readonly Actor[] = ['mentor', 'prospect', 'system'];
const FINAL = ['declined', 'expired', 'cancelled', 'no_show_mentor', 'no_show_prospect'];

test('[E-23] a free and instant booking is confirmed, one with approval requested, a paid one waits for payment', () => {
  expect(initialStatus({ price_minor: null, requires_approval: false })).toBe('confirmed');
  expect(initialStatus({ price_minor: 0, requires_approval: true })).toBe('requested');
  expect(initialStatus({ price_minor: 2550, requires_approval: false })).toBe('pending_payment');
  expect(initialStatus({ price_minor: 2550, requires_approval: true })).toBe('pending_payment');
});

test.each([
  ['pending_payment', 'payment_captured', 'system', 'confirmed'],
  ['pending_payment', 'payment_authorized', 'system', 'requested'],
  ['pending_payment', 'hold_ended', 'system', 'expired'],
  ['expired', 'payment_captured', 'system', 'confirmed'],
  ['expired', 'payment_authorized', 'system', 'requested'],
  ['requested', 'accept', 'mentor', 'confirmed'],
  ['requested', 'decline', 'mentor', 'declined'],
  ['requested', 'request_ended', 'system', 'expired'],
  ['confirmed', 'cancel', 'mentor', 'cancelled'],
  ['confirmed', 'cancel', 'prospect', 'cancelled'],
  ['confirmed', 'cancel', 'system', 'cancelled'],
  ['confirmed', 'reschedule', 'prospect', 'confirmed'],
  ['confirmed', 'report_mentor_absent', 'prospect', 'no_show_mentor'],
  ['confirmed', 'report_prospect_absent', 'mentor', 'no_show_prospect'],
  ['confirmed', 'complete', 'system', 'completed'],
  ['completed', 'report_mentor_absent', 'prospect', 'no_show_mentor'],
  ['completed', 'report_prospect_absent', 'mentor', 'no_show_prospect'],
] as const)('[E-23] %s: %s by the %s leads to %s', (from, event, actor, to) => {
  expect(move(from, event, actor)).toEqual({ ok: true, status: to });
});

test('[E-23] nobody moves a booking outside the table', () => {
  for (const from of BOOKING_STATUSES) {
    for (const event of EVENTS) {
      const row = TRANSITIONS.find((one) => one.from === from && one.event === event);
      for (const actor of ACTORS) {
        const moved = move(from, event, actor);
        expect(moved.ok).toBe(row?.by.includes(actor) ?? false);
        if (!moved.ok) expect(moved.code).toBe(row === undefined ? 'NOT_IN_THIS_STATUS' : 'NOT_YOURS_TO_DO');
      }
    }
  }
});

test('[E-23] the first three states hold time; the others are final, but for a late payment and a late report', () => {
  expect(BOOKING_STATUSES.filter(holdsTime)).toEqual(['pending_payment', 'requested', 'confirmed']);
  const others = BOOKING_STATUSES.filter((status) => !holdsTime(status));
  expect(others.toSorted()).toEqual([...FINAL, 'completed'].toSorted());
  const after = TRANSITIONS.filter((row) => !holdsTime(row.from));
  expect(after.map(({ from, to }) => [from, to])).toEqual([
    ['expired', 'confirmed'],
    ['expired', 'requested'],
    ['completed', 'no_show_mentor'],
    ['completed', 'no_show_prospect'],
  ]);
});

test('[E-23] whatever happens in whatever order, time once let go is held again for a late payment alone', () => {
  const happenings = fc.array(fc.tuple(fc.constantFrom<BookingEvent>(...EVENTS), fc.constantFrom(...ACTORS)), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(fc.constantFrom(...BOOKING_STATUSES), happenings, (first, steps) => {
      let status = first;
      for (const [event, actor] of steps) {
        const moved = move(status, event, actor);
        if (!moved.ok) continue;
        const isPaidLate = status === 'expired' && event.startsWith('payment_');
        expect(holdsTime(status) || isPaidLate || !holdsTime(moved.status)).toBe(true);
        status = moved.status;
      }
      expect(BOOKING_STATUSES).toContain(status);
    }),
  );
});
