import { z } from 'zod';
import type { Context } from '../context.ts';

/** Whom a job waits for, `own` for nobody. Each lane has workers of its own: a server that hangs holds up no other lane. */
export const LANES = ['own', 'mail', 'payments', 'calendars', 'webhooks'] as const;
export type Lane = (typeof LANES)[number];

const MAX_ATTEMPTS = 12;

declare const named: unique symbol;
/** The name of a kind of job. `jobKind` alone makes one, so that none is enqueued that isn't in the register. */
type TaskName = string & { readonly [named]: true };

/** A job as it is added to the queue. A kind of job makes it. */
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

interface Description<S extends z.ZodObject> {
  /** Its name in the queue. Never change it, nor what the payload means: jobs of the version before still wait. */
  task: string;
  payload: S;
  lane?: Lane;
  max_attempts?: number;
  key?: (payload: z.input<S>) => string;
  queue?: (payload: z.input<S>) => string;
}

/** Makes jobs of one kind. Whoever enqueues them needs nothing of those who run them. */
export interface JobKind<S extends z.ZodObject = z.ZodObject> {
  (payload: z.input<S>, options?: { run_at?: string | undefined }): Job;
  task: string;
  payload: S;
  lane: Lane;
}

/** Names a kind of job and what its payload is. `defineJob` says what it does. */
export function jobKind<S extends z.ZodObject>(description: Description<S>): JobKind<S> {
  const { task, payload: schema, lane = 'own', max_attempts = MAX_ATTEMPTS, key, queue } = description;
  const make = (payload: z.input<S>, { run_at }: { run_at?: string | undefined } = {}): Job => ({
    task: task as TaskName,
    payload,
    max_attempts,
    ...(key && { key: key(payload) }),
    ...(queue && { queue: queue(payload) }),
    ...(run_at !== undefined && { run_at }),
  });
  return Object.assign(make, { task, payload: schema, lane });
}

/** A payload that its job can't read, and couldn't at any later try. */
export class UnreadablePayload extends Error {}

/** A kind of job with what it does: an entry of the register. */
export interface DefinedJob {
  task: string;
  lane: Lane;
  /** When time starts it and how often it is tried then, as a crontab has it. */
  crontab: string | null;
  /** It may run twice, and must then do nothing the second time. Throws UnreadablePayload. */
  run: (context: Context, payload: unknown) => Promise<unknown>;
}

interface Schedule {
  /** Minute, hour, day of the month, month and day of the week (UTC), as in a crontab. */
  at: string;
  max_attempts?: number;
}

/** Says what a kind of job does, and when, where time starts it. */
export const defineJob = <S extends z.ZodObject>(
  kind: JobKind<S>,
  run: (context: Context, payload: z.output<S>) => Promise<unknown>,
  schedule?: Schedule,
): DefinedJob => ({
  task: kind.task,
  lane: kind.lane,
  crontab: schedule ? `${schedule.at} ${kind.task} ?max=${schedule.max_attempts ?? 1}` : null,
  async run(context, payload) {
    const { success, data, error } = kind.payload.safeParse(payload);
    if (!success) {
      const places = error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
      throw new UnreadablePayload(`the payload of ${kind.task} can't be read: ${places.join(', ')}`);
    }
    return run(context, data);
  },
});

/** A job that time alone starts. */
export const scheduledJob = (
  { task, lane = 'own', ...schedule }: Schedule & { task: string; lane?: Lane },
  run: (context: Context) => Promise<void>,
): DefinedJob => defineJob(jobKind({ task, payload: z.object({}), lane }), run, schedule);

/** A job as the queue runs it: with its payload, and as which row of the queue. */
export type Task = (payload: unknown, as?: { job: { id: string } }) => Promise<void>;
