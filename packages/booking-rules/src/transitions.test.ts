import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOOKING_STATUSES, holdsTime } from './statuses.ts';
import { TRANSITIONS, initialStatus, transition } from './transitions.ts';
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
  ['confirmed', 'agree_on_time', 'mentor', 'confirmed'],
  ['requested', 'agree_on_time', 'prospect', 'requested'],
  ['confirmed', 'set_place', 'mentor', 'confirmed'],
  ['pending_payment', 'mentor_left', 'mentor', 'cancelled'],
  ['pending_payment', 'payment_ended', 'system', 'expired'],
  ['requested', 'payment_ended', 'system', 'expired'],
  ['requested', 'capture_failed', 'system', 'expired'],
  ['confirmed', 'complete', 'system', 'completed'],
  ['completed', 'report_mentor_absent', 'prospect', 'no_show_mentor'],
  ['completed', 'report_prospect_absent', 'mentor', 'no_show_prospect'],
  ['no_show_mentor', 'settle_mentor_absent', 'system', 'no_show_mentor'],
  ['no_show_mentor', 'settle_prospect_absent', 'system', 'no_show_prospect'],
  ['no_show_prospect', 'settle_both_came', 'system', 'completed'],
  ['no_show_prospect', 'settle_technical', 'system', 'cancelled'],
] as const)('[E-23] %s: %s by the %s leads to %s', (from, event, actor, to) => {
  expect(transition(from, event, actor)).toEqual({ ok: true, status: to });
});

test('[E-23] a transition that is not in the table is refused, and so is one by another person', () => {
  for (const from of BOOKING_STATUSES) {
    for (const event of EVENTS) {
      const row = TRANSITIONS.find((one) => one.from === from && one.event === event);
      for (const actor of ACTORS) {
        const next = transition(from, event, actor);
        expect(next.ok).toBe(row?.by.includes(actor) ?? false);
        if (!next.ok) expect(next.code).toBe(row === undefined ? 'NOT_IN_THIS_STATUS' : 'NOT_YOURS_TO_DO');
      }
    }
  }
});

test('[E-23] the first three states hold time; the others are final, but for a late payment, a late report, the end of its case and a withdrawal', () => {
  expect(BOOKING_STATUSES.filter(holdsTime)).toEqual(['pending_payment', 'requested', 'confirmed']);
  const others = BOOKING_STATUSES.filter((status) => !holdsTime(status));
  expect(others.toSorted()).toEqual([...FINAL, 'completed'].toSorted());
  const after = TRANSITIONS.filter((row) => !holdsTime(row.from));
  expect(after.map(({ from, to }) => [from, to])).toEqual([
    ['expired', 'confirmed'],
    ['expired', 'requested'],
    // Withdrawn from, where the student hadn't asked for an early session.
    ['completed', 'cancelled'],
    ['no_show_prospect', 'cancelled'],
    ['completed', 'no_show_mentor'],
    ['completed', 'no_show_prospect'],
    ...['no_show_mentor', 'no_show_prospect'].flatMap((from) =>
      ['no_show_mentor', 'no_show_prospect', 'completed', 'cancelled'].map((to) => [from, to]),
    ),
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
        const next = transition(status, event, actor);
        if (!next.ok) continue;
        const isPaidLate = status === 'expired' && event.startsWith('payment_');
        expect(holdsTime(status) || isPaidLate || !holdsTime(next.status)).toBe(true);
        status = next.status;
      }
      expect(BOOKING_STATUSES).toContain(status);
    }),
  );
});
