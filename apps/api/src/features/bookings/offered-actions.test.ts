import { DEFAULT_POLICY, expiryOf, MAX_PROPOSALS } from '@abroad/booking-rules';
import { BookingStatus, type BookingAction } from '@abroad/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { writeHistory } from './core/history.ts';

const scene = bookingScene();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const EVERY_DAY = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => `${day} 00:00-24:00`);

type Person = Awaited<ReturnType<typeof scene.prospect>>;
type Called = Exclude<BookingAction, 'join' | 'pay'>;

/** A full hour, three days from now. */
const later = (now: number) => toInstant(Math.ceil(now / (60 * MINUTE_MS)) * 60 * MINUTE_MS + 3 * DAY_MS);

const REVIEW_BY = {
  prospect: { stars: 4, would_book_again: true },
  mentor: { on_time: true, prepared: true, would_meet_again: true },
} as const;

const REFUSALS: ReadonlySet<string | null> = new Set(['ILLEGAL_MOVE', 'FORBIDDEN', 'REVIEW_CLOSED']);

/** The API call of each action. */
const CALLS: Record<Called, (who: Person, id: string, now: number) => Promise<unknown>> = {
  accept: ({ client }, id) => client.acceptBooking({ params: { id } }),
  decline: ({ client }, id) => client.declineBooking({ params: { id }, body: {} }),
  cancel: ({ client }, id) => client.cancelBooking({ params: { id }, body: {} }),
  withdraw: ({ client }, id) =>
    client.withdrawFromBooking({
      params: { id },
      body: { name: 'Amara', email: 'amara@example.com', confirm: true },
    }),
  reschedule: ({ client }, id, now) => client.rescheduleBooking({ params: { id }, body: { start: later(now) } }),
  propose: ({ client }, id, now) => client.createProposal({ params: { id }, body: { starts: [later(now)] } }),
  report_no_show: ({ client }, id) => client.reportNoShow({ params: { id }, body: {} }),
  answer_no_show: ({ client }, id) => client.answerNoShow({ params: { id }, body: { position: 'contest' } }),
  review: async ({ client }, id) => {
    const { viewer_role } = await client.getBooking({ params: { id } });
    return client.putReview({ params: { id }, body: REVIEW_BY[viewer_role] });
  },
};
const ACTIONS = Object.keys(CALLS) as Called[];

/** Minutes from the start, most of them at the edge of a rule. */
const minutes = fc.oneof(
  fc.constantFrom(-7 * 1440, -7 * 1440 + 14, -7 * 1440 + 15, -5 * 1440, -720, -719, -1, 0, 9, 10, 30, 72 * 60 + 29),
  fc.integer({ min: -7 * 1440, max: 4 * 1440 }),
);
const cases = fc.record({
  status: fc.constantFrom(...BookingStatus.options),
  side: fc.constantFrom('mentor', 'prospect'),
  minute: minutes,
  moves: fc.nat(2),
  proposals: fc.constantFrom(0, MAX_PROPOSALS - 1, MAX_PROPOSALS),
  first: fc.nat(),
});
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

/** The bookings are a month apart, so that they don't conflict. */
let month = 0;
async function arrange(people: { mentor: Parameters<typeof insertBooking>[1]['mentor']; prospect: Person }, one: Case) {
  month += 1;
  const start = Date.parse('2055-02-01T12:00:00Z') + month * 30 * DAY_MS;
  const created_at = start - 7 * DAY_MS;
  const id = await insertBooking(scene.api, { ...people, status: one.status, start: toInstant(start) });
  const { db } = scene.api.context;
  const expiry = expiryOf({ status: one.status, created_at, start, policy: DEFAULT_POLICY });
  const hold_expires_at = expiry === null ? null : toInstant(expiry);
  await db
    .updateTable('booking')
    .set({ created_at: toInstant(created_at), hold_expires_at })
    .where('id', '=', id)
    .execute();
  const by = { actor_user_id: null, actor_role: 'system', from_status: 'confirmed', to_status: 'confirmed' } as const;
  await writeHistory(
    db,
    Array.from({ length: one.moves }, () => ({ ...by, booking_id: id, kind: 'rescheduled' as const })),
  );
  for (let made = 0; made < one.proposals; made += 1) {
    const proposal = { id: newId(), booking_id: id, proposed_by: one.side, starts: [toInstant(start)], message: null };
    await db
      .insertInto('booking_proposal')
      .values({ ...proposal, status: 'declined' })
      .execute();
  }
  return { id, now: start + one.minute * MINUTE_MS };
}

/** Tries the actions of `numRuns` bookings in any state, at any minute. */
async function tryActions(numRuns: number): Promise<void> {
  const people = {
    mentor: await scene.mentor({ open: EVERY_DAY, policy: { window_days: 365 } }),
    prospect: await scene.prospect(),
  };
  await fc.assert(
    fc.asyncProperty(cases, async (one) => {
      const { id, now } = await arrange(people, one);
      const who = people[one.side];
      scene.clock.set(toInstant(now));
      const { allowed_actions } = await who.client.getBooking({ params: { id } });
      for (const action of ACTIONS.filter((named) => !allowed_actions.includes(named))) {
        const code = await refusalCode(CALLS[action](who, id, now));
        expect([action, code, REFUSALS.has(code)]).toEqual([action, code, true]);
      }
      const offered = ACTIONS.filter((named) => allowed_actions.includes(named));
      const chosen = offered[one.first % Math.max(1, offered.length)];
      if (chosen) {
        expect([chosen, await refusalCode(CALLS[chosen](who, id, now))]).toEqual([chosen, null]);
      }
    }),
    { numRuns, endOnFailure: true },
  );
}

test('[E-23] what a booking offers to do can be done, and what it does not offer is refused', () => tryActions(20));

test('[E-23] of a hundred bookings each does what it offers, and nothing else', { tags: 'full' }, () =>
  tryActions(100),
);
