import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { scheduledJob } from '../../jobs/define-job.ts';

/** Deletes old conversations, some months after the last message and the last session. */
async function sweepThreads({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = sql`${toInstant(clock.now())}::timestamptz - make_interval(months => ${LIMITS.thread_kept_months})`;
  await sql`delete from thread where frozen_at is null and last_message_at < ${before} and not exists (
    select from booking where booking.mentor_user_id = thread.mentor_id and booking.prospect_user_id = thread.prospect_id
      and booking.end_at > ${before})`.execute(db);
}

export const messageJobs = [scheduledJob({ task: 'sweep-threads', at: '23 4 * * *' }, sweepThreads)];
