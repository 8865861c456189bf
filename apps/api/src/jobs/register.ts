import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { IS_OVERTAKEN } from '../db/job-states.ts';
import { FEATURES } from '../features.ts';
import { sweepSignals } from '../http/account-signals.ts';
import { sweepSignIns } from '../http/sign-ins.ts';
import { sweepIdempotencyKeys } from '../http/sweep-idempotency-keys.ts';
import { searchJobs } from '../views/search/jobs.ts';
import { inOwnTrace, linksOf } from '../core/tracing.ts';
import { LANES, scheduledJob, UnreadablePayload, type DefinedJob, type DueRows, type Task } from './define-job.ts';
import { enqueueDueRows } from './enqueue-due-rows.ts';
import { freeLostJobs } from './heartbeat.ts';

/** The same jobs, each run as a trace of its own with a link to the request that enqueued it. */
const traceTasks = (tasks: Readonly<Record<string, Task>>): Record<string, Task> =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, as) =>
        inOwnTrace({ name: `job ${name}`, attributes: attributesOf(name), links: linksOf(payload) }, () =>
          task(payload, as),
        ),
    ]),
  );

const attributesOf = (name: string) => ({
  'messaging.system': 'graphile_worker',
  'messaging.destination.name': name,
  'messaging.operation.type': 'process',
});

type FeatureJob = Extract<(typeof FEATURES)[number], { jobs: unknown }>['jobs'][number];

/** The register of jobs, from all features. */
export const JOBS = [
  ...FEATURES.flatMap((feature): FeatureJob[] => ('jobs' in feature ? [...feature.jobs] : [])),
  ...searchJobs,
  scheduledJob({ task: 'sweep-account-signals', at: '47 3 * * *' }, sweepSignals),
  scheduledJob({ task: 'sweep-sign-ins', at: '43 3 * * *' }, sweepSignIns),
  scheduledJob({ task: 'sweep-idempotency-keys', at: '41 3 * * *' }, sweepIdempotencyKeys),
  scheduledJob({ task: 'enqueue-due-rows', at: '* * * * *' }, (context) => enqueueDueRows(context, listDueRows())),
  scheduledJob({ task: 'free-lost-jobs', at: '*/10 * * * *' }, freeLostJobs),
] satisfies readonly DefinedJob[];

/** The name of a kind of job. */
export type JobName = (typeof JOBS)[number]['task'];

/** All rows whose moments make jobs due. */
export const listDueRows = (): DueRows[] => JOBS.flatMap(({ due }) => due);

/** The names of scheduled jobs. */
export const CRONTAB = JOBS.flatMap(({ crontab }) => crontab ?? []).join('\n');

/** Stops retries of a job. The present attempt still fails, so the log and the metrics have it. */
const giveUp = ({ db }: Context, id: string) =>
  sql`update graphile_worker._private_jobs set max_attempts = attempts where id = ${id}`.execute(db);

/** Removes the failures of a periodic job that has succeeded. */
const forgetFailures = ({ db }: Context, task: string) =>
  sql`delete from graphile_worker._private_jobs where ${IS_OVERTAKEN}
    and task_id = (select id from graphile_worker._private_tasks where identifier = ${task})`.execute(db);

const toTask =
  (context: Context, job: DefinedJob): Task =>
  async (payload, as) => {
    try {
      await job.run(context, payload);
      if (job.crontab !== null) await forgetFailures(context, job.task);
    } catch (error) {
      if (error instanceof UnreadablePayload && as !== undefined) {
        await giveUp(context, as.job.id);
      }
      throw error;
    }
  };

function toTasks(context: Context, jobs: readonly DefinedJob[]): Record<string, Task> {
  const tasks = Object.fromEntries(jobs.map((job) => [job.task, toTask(context, job)]));
  return context.config.tracing === null ? tasks : traceTasks(tasks);
}

/** All jobs by name. */
export const createTasks = (context: Context): Record<string, Task> => toTasks(context, JOBS);

/** The same by lane, that is by the server that they wait for; mail may have several. */
export const createLanes = (context: Context): Record<string, Task>[] =>
  LANES.flatMap((lane) => {
    const tasks = toTasks(
      context,
      JOBS.filter((job) => job.lane === lane),
    );
    return Array.from({ length: lane === 'mail' ? context.config.jobs.mail_lanes : 1 }, () => tasks);
  });
