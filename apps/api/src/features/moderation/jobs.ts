import { sql } from 'kysely';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { chargebackStrikeJob, lateCancellationJob } from '../../jobs/known-jobs.ts';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { closeAfterNotice } from './closing.ts';
import { beginMeasureJob, DUE_BEGINNINGS, DUE_ENDS, endMeasure, endMeasureJob } from './measures.ts';
import { signalJobs } from './open-case-on-signal.ts';
import { recordChargeback, recordLateCancellation } from './strikes.ts';

/** The months in which a decision can be appealed. */
const KEPT_MONTHS = 6;

/** Deletes copies of words six months after their case was closed, and at once where the account was erased since. */
async function forgetEvidence({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await sql`
    delete from moderation_evidence using moderation_case, authenticated_user owner
    where moderation_case.id = moderation_evidence.case_id and owner.id = owner_user_id and closed_at is not null
      and (owner.status = 'deleted'
        or closed_at < ${toInstant(clock.now())}::timestamptz - make_interval(months => ${KEPT_MONTHS}))`.execute(db);
}

export const moderationJobs = [
  ...signalJobs,
  defineJob(endMeasureJob, (context, { measure_id }) => endMeasure(context, measure_id), { due: [DUE_ENDS] }),
  defineJob(beginMeasureJob, (context, { measure_id }) => closeAfterNotice(context, measure_id), {
    due: [DUE_BEGINNINGS],
  }),
  defineJob(lateCancellationJob, (context, { booking_id }) => recordLateCancellation(context, booking_id)),
  defineJob(chargebackStrikeJob, recordChargeback),
  scheduledJob({ task: 'forget-evidence', at: '23 4 * * *' }, forgetEvidence),
];
