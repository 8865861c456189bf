import { missedSessions, stepAfter, STRIKE_MONTHS, type StrikeKind } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { findProfileId } from '../profiles/own-profile.ts';
import { actByItself, type Facts } from './act-by-itself.ts';
import { monthsAfter } from './compose-statement.ts';
import { closeCase } from './move-case.ts';
import { openCase } from './open-case.ts';

interface Missed {
  user_id: string;
  booking_id: string;
  /** Epoch milliseconds. */
  now: number;
}

interface Counting {
  id: string;
  kind: StrikeKind;
  /** The third of the late cancellations that it counts with; null also where that one was lifted. */
  third: string | null;
}

const countingStrikes = (db: Database, user_id: string, now: number): Promise<Counting[]> =>
  db
    .selectFrom('strike')
    .leftJoin('strike as third', (join) =>
      join.onRef('third.id', '=', 'strike.counted_with').on('third.lifted_at', 'is', null),
    )
    .select(['strike.id', 'strike.kind', 'third.id as third'])
    .where('strike.user_id', '=', user_id)
    .where('strike.lifted_at', 'is', null)
    .where('strike.fades_at', '>', toInstant(now))
    .execute();

/** The kinds of a user's strikes that still count. Three late cancellations that counted together are one missed session. */
export async function strikesOf(db: Database, user_id: string, now: number): Promise<StrikeKind[]> {
  const counting = await countingStrikes(db, user_id, now);
  return counting.flatMap(({ id, kind, third }) => (third === null ? [kind] : third === id ? ['no_show'] : []));
}

/** Links the late cancellations of a missed session, so that they don't count for another one. */
async function countTogether(trx: Database, third: string, { user_id, now }: Pick<Missed, 'user_id' | 'now'>) {
  const counting = await countingStrikes(trx, user_id, now);
  const together = counting.filter((strike) => strike.kind === 'late_cancellation' && strike.third === null);
  await trx
    .updateTable('strike')
    .set({ counted_with: third })
    .where(
      'id',
      'in',
      together.map(({ id }) => id),
    )
    .execute();
}

/**
 * Records a strike for a decision, or about a booking.
 * @returns the id of a new strike; undefined where the booking has one.
 */
export async function insertStrike(
  trx: Database,
  kind: StrikeKind,
  {
    user_id,
    booking_id = null,
    decision_id = null,
    now,
  }: { user_id: string; booking_id?: string | null; decision_id?: string | null; now: number },
): Promise<{ id: string } | undefined> {
  return trx
    .insertInto('strike')
    .values({
      id: newId(),
      user_id,
      decision_id,
      kind,
      booking_id,
      created_at: toInstant(now),
      fades_at: toInstant(monthsAfter(now, STRIKE_MONTHS)),
    })
    .onConflict((conflict) => conflict.constraint('strike_once_a_booking').doNothing())
    .returning('id')
    .executeTakeFirst();
}

async function recordStrike(
  trx: Database,
  kind: 'no_show' | 'late_cancellation',
  missed: Missed,
  factsOf: (count: string) => Facts,
): Promise<void> {
  const { user_id, now } = missed;
  const strike = await insertStrike(trx, kind, missed);
  if (strike === undefined) {
    return;
  }
  const counted = await strikesOf(trx, user_id, now);
  const step = stepAfter(kind, counted);
  if (step === null) {
    return;
  }
  if (kind === 'late_cancellation') {
    await countTogether(trx, strike.id, missed);
  }
  const profile_id = await findProfileId(trx, 'mentor', user_id);
  if (profile_id === undefined) {
    return;
  }
  // Not the booking: a report about it may have opened its case, about the other person.
  const target = { type: 'mentor_profile' as const, id: profile_id, owner_user_id: user_id };
  const { id, is_new, row } = await openCase(trx, { target, reason: 'other', source: 'signal', now });
  // No rule closes an account automatically: the profile is hidden, and a moderator closes it.
  const days = step.do === 'hide' ? step.days : null;
  const decision_id = await actByItself(
    trx,
    { ...row, source: 'signal', reason: 'other' },
    {
      action: { type: 'hide_profile', days },
      until_read: step.do === 'hide_until_read',
      rule: 'no_show',
      facts: factsOf(String(missedSessions(counted))),
      now,
    },
  );
  await trx.updateTable('strike').set({ decision_id }).where('id', '=', strike.id).execute();
  if (is_new && step.do !== 'close') {
    // A case that was open already, or that a moderator has to see, stays open.
    await closeCase(trx, id, now);
  }
}

/**
 * Records that a mentor missed a session, once a session, and applies the ladder of missed sessions: the profile is
 * hidden until the checklist is read, then for 7, 14 and 30 days, and then until a moderator has decided whether to close the
 * account. Call it with the mentor's lock held.
 * @param missed.start_at when the session began (RFC 3339).
 */
export const recordNoShowStrike = (
  trx: Database,
  { start_at, ...missed }: Missed & { start_at: string },
): Promise<void> =>
  recordStrike(
    trx,
    'no_show',
    missed,
    (count) => (t, writeDate) => t('moderation.missed', { date: writeDate(Date.parse(start_at)), count }),
  );

/** Records that a student's bank took back the money of a session that took place. It has no automatic effect, because its case is open. It may run again. */
export async function recordChargeback(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { prospect_user_id: user_id, booking_id }: { prospect_user_id: string; booking_id: string },
): Promise<void> {
  await writeAbout(db, user_id, (trx) => insertStrike(trx, 'chargeback', { user_id, booking_id, now: clock.now() }));
}

/** Records that a mentor cancelled a session less than 24 hours before it; every third counts as a missed one. It may run again. */
export async function recordLateCancellation(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  booking_id: string,
): Promise<void> {
  const booking = await db
    .selectFrom('booking')
    .innerJoin('authenticated_user as mentor', 'mentor.id', 'mentor_user_id')
    .select(['mentor_user_id', 'mentor.status'])
    .where('booking.id', '=', booking_id)
    .executeTakeFirst();
  // Sessions that end with a suspended account were not cancelled by the mentor.
  if (booking?.status === 'active') {
    const missed = { user_id: booking.mentor_user_id, booking_id, now: clock.now() };
    await writeAbout(db, missed.user_id, (trx) =>
      recordStrike(trx, 'late_cancellation', missed, (count) => (t) => t('moderation.cancelled_late', { count })),
    );
  }
}
