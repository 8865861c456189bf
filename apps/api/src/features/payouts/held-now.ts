import { HOLD_REASONS, type HoldReason } from '@abroad/booking-rules';
import type { StaffPayoutDetail } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** A column with the id of a mentor. */
type Column = 'payout.user_id' | 'person.id';

/** The measures of decisions that hold a mentor's payouts at an instant (epoch milliseconds). SQL from `from` to `where`. */
const holding = (mentor: Column, now: number) => sql`
  from moderation_measure measure join moderation_decision decision on decision.id = measure.decision_id
  where measure.user_id = ${sql.ref(mentor)} and measure.kind = 'hold_payouts' and measure.ended_at is null
    and (measure.ends_at is null or measure.ends_at > ${new Date(now)})`;

export const isDecided = (mentor: Column, now: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select ${holding(mentor, now)})`;

export const hasOpenCase = (mentor: Column): RawBuilder<boolean> => sql<boolean>`exists (
  select from moderation_case where owner_user_id = ${sql.ref(mentor)} and state in ('open', 'in_review', 'appealed'))`;

/** The decisions that hold a payout, the latest first. An SQL expression beside `payout`. */
export const decidedBy = (now: number): RawBuilder<StaffPayoutDetail['decided_by']> => sql`coalesce((
  select json_agg(json_build_object('case_id', decision.case_id, 'at', measure.created_at) order by measure.created_at desc)
  ${holding('payout.user_id', now)}), '[]'::json)`;

/**
 * The reasons why a payout is on hold at an instant (epoch milliseconds): the stored ones, and the current ones of decisions, suspensions
 * and cases. An SQL expression beside `payout`.
 */
export const heldNow = (now: number): RawBuilder<HoldReason[]> => sql`case when payout.status = 'held' then array(
  select reason from unnest(payout.held_for) reason where reason not in ('decision', 'suspended')
  union select 'decision' where ${isDecided('payout.user_id', now)}
  union select 'open_case' where ${hasOpenCase('payout.user_id')}
  union select 'suspended' from authenticated_user person where person.id = payout.user_id and person.status = 'suspended'
) else payout.held_for end`;

/** Reasons in the order of the rules. */
export const inOrder = (reasons: readonly string[]): HoldReason[] =>
  HOLD_REASONS.filter((one) => reasons.includes(one));

export async function findHeldNow(trx: Database, payout_id: string, now: number): Promise<HoldReason[]> {
  const { rows } = await sql<{ held_now: HoldReason[] }>`
    select ${heldNow(now)} as held_now from payout where id = ${payout_id}`.execute(trx);
  return inOrder(rows[0]?.held_now ?? []);
}
