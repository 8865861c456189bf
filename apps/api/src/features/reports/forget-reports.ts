import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';

/** Removes a user's words and identity from their reports, in the transaction that erases them. The reported things are still checked. */
export async function forgetReports(trx: Database, user_id: string): Promise<void> {
  await sql`
    update report set text = null, reporter_user_id = null, reporter_address = null
    where reporter_user_id = ${user_id}`.execute(trx);
}

/** A user's reports, the latest first. */
export const exportReports = (db: Database, user_id: string) =>
  db
    .selectFrom('report')
    .select(['id', 'code', 'target_type', 'target_id', 'reason', 'text', 'created_at', 'updated_at', 'outcome_told_at'])
    .where('reporter_user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .execute();

/** As long as decisions can be appealed. */
const KEPT_MONTHS = 6;

/** Removes from reports of closed cases who made them signed out, and from where all were made, six months later. */
export async function sweepReporters({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await sql`
    update report set reporter_email = null, reporter_name = null, reporter_address = null,
      text = case when reporter_user_id is null then null else report.text end
    from moderation_case where moderation_case.id = report.case_id
      and moderation_case.closed_at < ${toInstant(clock.now())}::timestamptz - make_interval(months => ${KEPT_MONTHS})
      and reporter_address is not null`.execute(db);
}
