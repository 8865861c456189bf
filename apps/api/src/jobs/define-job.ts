import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Context } from '../context.ts';

/**
 * The external server that a job waits for, `own` for none. Each lane has its own workers, so that a hanging server
 * delays no other lane.
 */
export const LANES = ['own', 'mail', 'payments', 'calendars', 'webhooks'] as const;
export type Lane = (typeof LANES)[number];

/** Counts the workers of a process that runs jobs: for mail as configured, for each other lane one. */
export const countLanes = ({ jobs }: Pick<Context['config'], 'jobs'>): number => LANES.length - 1 + jobs.mail_lanes;

const MAX_ATTEMPTS = 12;
/** The pauses between these attempts add up to four days: the next run of a daily job comes before. */
const PERIODIC_ATTEMPTS = 25;

declare const named: unique symbol;
/** The name of a kind of job. Only `jobKind` makes one, so that every enqueued job is in the register. */
type TaskName = string & { readonly [named]: true };

/** A job to add to the queue, made by its kind. */
export interface Job {
  task: TaskName;
  payload: Readonly<Record<string, unknown>>;
  max_attempts: number;
  /** A later job with the same key replaces the waiting one. */
  key?: string;
  /** RFC 3339 instant before which it doesn't run. */
  run_at?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
}

interface Description<T extends string, S extends z.ZodObject> {
  /** Its name in the queue. Never change it or the meaning of the payload, because jobs of the previous version may still wait. */
  task: T;
  payload: S;
  lane?: Lane;
  max_attempts?: number;
  key?: (payload: z.input<S>) => string;
  queue?: (payload: z.input<S>) => string;
}

/** Makes jobs of one kind, without importing their handler. */
export interface JobKind<T extends string = string, S extends z.ZodObject = z.ZodObject> {
  (payload: z.input<S>, options?: { run_at?: string | undefined }): Job;
  task: T;
  payload: S;
  lane: Lane;
}

/** Defines a kind of job and its payload. `defineJob` adds the handler. */
export function jobKind<T extends string, S extends z.ZodObject>(description: Description<T, S>): JobKind<T, S> {
  const { task, payload: schema, lane = 'own', max_attempts = MAX_ATTEMPTS, key, queue } = description;
  const make = (payload: z.input<S>, { run_at }: { run_at?: string | undefined } = {}): Job => ({
    task: task as string as TaskName,
    payload,
    max_attempts,
    ...(key && { key: key(payload) }),
    ...(queue && { queue: queue(payload) }),
    ...(run_at !== undefined && { run_at }),
  });
  return Object.assign(make, { task, payload: schema, lane });
}

/** A payload that its job can't read, now or later. */
export class UnreadablePayload extends Error {}

/**
 * Rows whose time makes a job due (docs/decisions/0169). No job waits for it: a sweep finds the rows by an index that begins with the
 * moment, and enqueues their jobs shortly before. Other code that makes a job due within the hour enqueues it itself: `nearJobs`.
 */
export interface DueRows {
  /** Its mark in `due_work`. Never change it. */
  name: string;
  table: string;
  /** The column with the moment, and how long after it the job is due; before it, where negative. */
  at: string;
  after_ms: number;
  /** The rows that it concerns, as the index has them. */
  where: RawBuilder<unknown>;
  /** The columns that the job needs; the first is the row's key, a UUID. */
  columns: readonly [string, ...string[]];
  job: (row: Readonly<Record<string, string>>, options: { run_at: string }) => Job;
}

/** A kind of job with its handler: an entry of the register. */
export interface DefinedJob<T extends string = string> {
  task: T;
  lane: Lane;
  due: readonly DueRows[];
  /** Its schedule, as a line of a crontab. */
  crontab: string | null;
  /** It may run twice and must change nothing the second time. Throws UnreadablePayload. */
  run: (context: Context, payload: unknown) => Promise<unknown>;
}

/** The occasions that start it besides being enqueued. */
interface Occasions {
  schedule?: Schedule;
  due?: readonly DueRows[];
}

interface Schedule {
  /** Minute, hour, day of the month, month and day of the week (UTC), as in a crontab. */
  at: string;
}

/** Returns a line of the crontab. A failed periodic job is tried again like others, until its next period replaces it in the queue. */
const crontabLine = (task: string, { at }: Schedule): string =>
  `${at} ${task} ?max=${PERIODIC_ATTEMPTS}&jobKey=periodic:${task}`;

/** Defines the handler of a kind of job, with its schedule and the rows that make it due if it has them. */
export const defineJob = <T extends string, S extends z.ZodObject>(
  kind: JobKind<T, S>,
  run: (context: Context, payload: z.output<S>) => Promise<unknown>,
  { schedule, due = [] }: Occasions = {},
): DefinedJob<T> => ({
  task: kind.task,
  lane: kind.lane,
  due,
  crontab: schedule ? crontabLine(kind.task, schedule) : null,
  async run(context, payload) {
    const { success, data, error } = kind.payload.safeParse(payload);
    if (!success) {
      const places = error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
      throw new UnreadablePayload(`the payload of ${kind.task} can't be read: ${places.join(', ')}`);
    }
    return run(context, data);
  },
});

/** A job that only runs on a schedule. */
export const scheduledJob = <T extends string>(
  { task, lane = 'own', ...schedule }: Schedule & { task: T; lane?: Lane },
  run: (context: Context) => Promise<void>,
): DefinedJob<T> => defineJob(jobKind({ task, payload: z.object({}), lane }), run, { schedule });

/** A job as the queue runs it: with its payload and its row in the queue. */
export type Task = (payload: unknown, as?: { job: { id: string } }) => Promise<void>;
