import type { Operations } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { boundedCount, countSome, MOST_READ } from './count-some.ts';
import { GIVEN_UP, readFailedJobs, RETRYING } from './failed-jobs.ts';

/** Jobs that should run by now, the most overdue first, as the queue's own index has them. All have one priority. */
async function readDue(db: Database): Promise<Operations['jobs']['due']> {
  const { rows } = await sql<{ task: string; count: number; oldest_at: string }>`
    select task.identifier as task, count(*)::int as count, min(job.run_at) as oldest_at
    from (
      select task_id, run_at from graphile_worker._private_jobs
      where is_available = true and priority = 0 and run_at <= now() order by run_at limit ${MOST_READ}
    ) job
    join graphile_worker._private_tasks task on task.id = job.task_id
    group by task.identifier order by oldest_at, task`.execute(db);
  return { total: boundedCount(rows.reduce((sum, { count }) => sum + count, 0)), tasks: rows };
}

/** The queue, without looking at the jobs that wait for their time. */
export async function readJobs(db: Database): Promise<Operations['jobs']> {
  const [due, retrying, given_up, failed] = await Promise.all([
    readDue(db),
    countSome(db, RETRYING),
    countSome(db, GIVEN_UP),
    readFailedJobs(db),
  ]);
  return { due, retrying, given_up, failed };
}
