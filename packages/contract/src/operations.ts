import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { Instant } from './primitives.ts';

/** A count with a limit, because reading this must not slow a loaded system down. */
const Count = z.object({ count: z.int().min(0), is_more: z.boolean() });
export type BoundedCount = z.infer<typeof Count>;

/** Jobs of one kind that should run by now. */
const DueJobs = z.object({ task: z.string(), count: z.int().min(1), oldest_at: Instant });

/** A job that failed, without its payload, which may be about a person. */
export const FailedJob = z
  .object({
    id: z.string(),
    task: z.string(),
    attempts: z.int(),
    max_attempts: z.int(),
    /** Whether it has used all its attempts; otherwise it runs again automatically. */
    is_given_up: z.boolean(),
    /** The first line of the last attempt's error. */
    error: z.string(),
    created_at: Instant,
    /** The time of its next run, or of the last one if it was given up. */
    run_at: Instant,
  })
  .meta({ id: 'FailedJob' });
export type FailedJob = z.infer<typeof FailedJob>;

/** The facts that an operator checks when something doesn’t arrive. */
export const Operations = z
  .object({
    version: z.string(),
    migrations: z.object({
      applied: z.int(),
      /** The one applied last. */
      last: z.string().nullable(),
      last_at: Instant.nullable(),
      /** The pending ones of this version. */
      waiting: z.array(z.string()),
    }),
    worker: z.object({
      is_alive: z.boolean(),
      /** When a worker last reported; null if none is known. */
      seen_at: Instant.nullable(),
    }),
    jobs: z.object({
      due: z.object({ total: Count, tasks: z.array(DueJobs) }),
      retrying: Count,
      given_up: Count,
      /** The given up ones first, the latest of each first. */
      failed: z.array(FailedJob),
    }),
    mails: z.object({ waiting: Count, oldest_at: Instant.nullable(), failed: Count }),
    webhooks: z.object({
      /** Deliveries that should have arrived by now. */
      waiting: Count,
      oldest_at: Instant.nullable(),
      /** Webhooks whose receivers refuse or don’t answer. */
      failing: Count,
    }),
    /** Calendars in use, by the result of the last look: `read`, or the problem. */
    calendars: z.array(z.object({ state: z.string(), count: z.int() })),
    search: z.object({
      engine: z.enum(['index', 'postgres']),
      /** The lag of this process’s index; null without one, or before it was first complete. */
      lag_ms: z.number().nullable(),
    }),
    /** The last one by `npm run backup`; null if there was none. */
    backup: z.object({ made_at: Instant, rows: z.int(), files: z.int() }).nullable(),
  })
  .meta({ id: 'Operations' });
export type Operations = z.infer<typeof Operations>;

/** The result of one check of the set-up, in English like the log. */
export const SetUpFinding = z
  .object({
    /** The checked part. */
    name: z.string(),
    state: z.enum(['ok', 'warning', 'failed', 'skipped']),
    /** The finding, in a sentence. */
    says: z.string(),
    /** The operator's remedy; null where there is nothing to do. */
    todo: z.string().nullable(),
  })
  .meta({ id: 'SetUpFinding' });
export type SetUpFinding = z.infer<typeof SetUpFinding>;

export const CheckedSetUp = z
  .object({ checked_at: Instant, findings: z.array(SetUpFinding) })
  .meta({ id: 'CheckedSetUp' });
export type CheckedSetUp = z.infer<typeof CheckedSetUp>;

export const ChangeJobs = z
  .strictObject({
    ids: z
      .array(z.string().regex(/^\d{1,18}$/))
      .min(1)
      .max(LIMITS.failed_jobs_shown),
  })
  .meta({ id: 'ChangeJobs' });
export type ChangeJobs = z.infer<typeof ChangeJobs>;
export const ChangedJobs = z
  .object({
    /** Those of them that had failed and didn’t run at that moment. */
    changed: z.int(),
  })
  .meta({ id: 'ChangedJobs' });
export type ChangedJobs = z.infer<typeof ChangedJobs>;
