import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { whileErasing } from '../../db/while-erasing.ts';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';

/**
 * Removes a user's words, and the words about them, from decisions, in the transaction that erases them. The copy
 * of the reported content stays while its case is open.
 */
export async function forgetModeration(trx: Database, user_id: string): Promise<void> {
  await whileErasing(trx, async () => {
    await sql`
      update moderation_decision set facts = null, statement = null
      where about_user_id = ${user_id} and (facts is not null or statement is not null)`.execute(trx);
    await sql`
      update moderation_case_event set text = null where text is not null
        and case_id in (select id from moderation_case where owner_user_id = ${user_id})`.execute(trx);
    await sql`
      update moderation_appeal set text = null, answer = null
      where appellant_user_id = ${user_id}`.execute(trx);
  });
  await sql`
    delete from moderation_evidence where case_id in (
      select id from moderation_case where owner_user_id = ${user_id} and closed_at is not null)`.execute(trx);
  await sql`delete from moderation_measure where user_id = ${user_id}`.execute(trx);
  await sql`delete from strike where user_id = ${user_id}`.execute(trx);
  await sql`
    update moderation_case set state = case state when 'in_review' then 'open' else state end, claimed_by = null, claimed_until = null, version = version + 1
    where claimed_by = ${user_id}`.execute(trx);
}

/** Reads the decisions about a user with reasons, appeals and strikes, the latest first. Nothing names the reporters. */
export async function exportModeration(db: Database, user_id: string) {
  const [decisions, appeals, measures, strikes] = await Promise.all([
    db
      .selectFrom('moderation_decision')
      .innerJoin('moderation_case', 'moderation_case.id', 'moderation_decision.case_id')
      .select(['moderation_decision.id', 'target_type', 'target_id', 'automated', 'overturns_decision_id', 'rule'])
      .select(['actions', 'facts', 'statement', 'moderation_decision.created_at'])
      .where('about_user_id', '=', user_id)
      .orderBy('moderation_decision.created_at', 'desc')
      .execute(),
    db
      .selectFrom('moderation_appeal')
      .select(['id', 'decision_id', 'text', 'state', 'answer', 'created_at', 'decided_at'])
      .where('appellant_user_id', '=', user_id)
      .orderBy('created_at', 'desc')
      .execute(),
    db
      .selectFrom('moderation_measure')
      .select(['decision_id', 'kind', 'target_type', 'target_id', 'created_at', 'ends_at', 'ended_at'])
      .where('user_id', '=', user_id)
      .orderBy('created_at', 'desc')
      .execute(),
    db
      .selectFrom('strike')
      .select(['decision_id', 'kind', 'booking_id', 'created_at', 'fades_at', 'lifted_at'])
      .where('user_id', '=', user_id)
      .orderBy('created_at', 'desc')
      .execute(),
  ]);
  return { decisions, appeals, measures, strikes };
}

/** The months in which a decision can be appealed. */
const KEPT_MONTHS = 6;

/** Deletes copies of words six months after their case was closed, and at once where the account was erased since. */
export async function forgetEvidence({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await sql`
    delete from moderation_evidence using moderation_case, authenticated_user owner
    where moderation_case.id = moderation_evidence.case_id and owner.id = owner_user_id and closed_at is not null
      and (owner.status = 'deleted'
        or closed_at < ${toInstant(clock.now())}::timestamptz - make_interval(months => ${KEPT_MONTHS}))`.execute(db);
}
