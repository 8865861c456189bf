import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Context } from '../../context.ts';

interface TaskStanding {
  task: string;
  due: number;
  failed: number;
  oldest_s: number;
}

/** What each kind of job has to do: due now, given up, and for how long the oldest one is due. */
async function standings(db: Context['db']): Promise<TaskStanding[]> {
  const { rows } = await sql<TaskStanding>`
    select task.identifier as task,
      count(*) filter (where job.attempts < job.max_attempts and job.run_at <= now())::int as due,
      count(*) filter (where job.attempts >= job.max_attempts)::int as failed,
      coalesce(extract(epoch from now() - min(job.run_at)
        filter (where job.attempts < job.max_attempts and job.run_at <= now())), 0)::float8 as oldest_s
    from graphile_worker._private_tasks task
    left join graphile_worker._private_jobs job on job.task_id = task.id
    group by task.identifier`.execute(db);
  return rows;
}

/** The queue's own numbers are every process's, and are asked of the database. @returns how to ask anew. */
export function jobMetrics(registers: [Registry], { db }: Pick<Context, 'db'>): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['task'] as const, registers });
  const due = gauge('jobs_due', 'Jobs that could be done now');
  const failed = gauge('jobs_failed', 'Jobs that were tried as often as they may be');
  const oldest = gauge('jobs_oldest_due_seconds', 'How long the oldest job that could be done has been waiting');
  const up = new Gauge({ name: 'database_up', help: 'Whether the database answered this look', registers });
  return async () => {
    for (const one of [due, failed, oldest]) one.reset();
    try {
      for (const { task, ...now } of await standings(db)) {
        due.set({ task }, now.due);
        failed.set({ task }, now.failed);
        oldest.set({ task }, now.oldest_s);
      }
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}
