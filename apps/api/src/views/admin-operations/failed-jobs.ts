import { LIMITS, type ChangeJobs, type FailedJob } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { IS_GIVEN_UP, IS_OVERTAKEN } from '../../db/job-states.ts';
import { writeAs } from '../../db/write-as.ts';
import { recordStaffAct } from '../../features/staff/record-act.ts';

/** Selects given-up jobs, by the indexes that `db/large-indexes.ts` adds to the queue. */
export const GIVEN_UP = sql`from graphile_worker._private_jobs where ${IS_GIVEN_UP}`;
export const RETRYING = sql`from (
  select * from graphile_worker._private_jobs where last_error is not null and attempts < max_attempts
  union all select * from graphile_worker._private_jobs where ${IS_OVERTAKEN}) failing`;

/** Messages of a mail server or a provider may be long. */
const ERROR_LENGTH = 300;

/** The jobs that failed: those given up first, and the latest of each first. */
export async function readFailedJobs(db: Database): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select job.id::text, task.identifier as task, job.attempts, job.max_attempts, job.is_given_up,
      coalesce(left(split_part(job.last_error, E'\n', 1), ${ERROR_LENGTH}), 'the worker was killed') as error, job.created_at, job.run_at
    from (
      (select *, true as is_given_up ${GIVEN_UP} order by id desc limit ${LIMITS.failed_jobs_shown})
      union all (select *, false ${RETRYING} order by id desc limit ${LIMITS.failed_jobs_shown})
    ) job
    join graphile_worker._private_tasks task on task.id = job.task_id
    order by job.is_given_up desc, job.id desc limit ${LIMITS.failed_jobs_shown}`.execute(db);
  return rows;
}

type Change = 'retry' | 'discard';

/** The queue changes no job that runs now. @returns the ids of the changed ones. */
async function changeInQueue(trx: Database, change: Change, ids: readonly string[]): Promise<string[]> {
  const failed = sql`array(select id from graphile_worker._private_jobs
    where id = any(${ids}::bigint[]) and (last_error is not null or attempts >= max_attempts) order by id)`;
  const { rows } = await (
    change === 'retry'
      ? sql<{
          id: string;
        }>`select id::text from graphile_worker.reschedule_jobs(${failed}, run_at => now(), attempts => 0)`
      : sql<{ id: string }>`select id::text from graphile_worker.complete_jobs(${failed})`
  ).execute(trx);
  return rows.map(({ id }) => id);
}

/** Runs failed jobs again, or removes them, with an entry of the audit for each. @returns how many. */
export function changeJobs(
  { db }: Pick<Context, 'db'>,
  actor_id: string,
  change: Change,
  { ids }: ChangeJobs,
): Promise<{ changed: number }> {
  const kind = change === 'retry' ? 'job_retried' : 'job_discarded';
  return writeAs(db, actor_id, async (trx) => {
    const changed = await changeInQueue(trx, change, ids);
    for (const id of changed) {
      await recordStaffAct(trx, { kind, actor_id, subject: { type: 'job', id } });
    }
    return { changed: changed.length };
  });
}
