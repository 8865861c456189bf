import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';

/** As long as a decision can be appealed. */
const KEPT_MONTHS = 6;

/** Forgets copies of words six months after their case was closed, and at once where the account was erased since. */
export async function forgetEvidence({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await sql`
    delete from moderation_evidence using moderation_case, authenticated_user owner
    where moderation_case.id = moderation_evidence.case_id and owner.id = owner_user_id and closed_at is not null
      and (owner.status = 'deleted'
        or closed_at < ${toInstant(clock.now())}::timestamptz - make_interval(months => ${KEPT_MONTHS}))`.execute(db);
}
