import { sql } from 'kysely';

/** A job of the queue that its schedule made: the queue marks its payload. */
export const IS_PERIODIC = sql`(payload->'_cron') is not null`;

/** A job that doesn't run again. It uses an index of `large-indexes.ts`, like all below. */
const IS_SPENT = sql`attempts >= max_attempts and locked_at is null`;

/**
 * A job that has used all its attempts. Periodic ones never count: they run again in their next period. Neither does one that was replaced
 * while it ran, which has no key any more, and whose worker was killed.
 */
export const IS_GIVEN_UP = sql`${IS_SPENT} and not (${IS_PERIODIC}) and (key is not null or last_error is not null)`;

/**
 * A periodic job that failed when its next period had taken its place, because it ran for longer. It is kept until one of its kind succeeds,
 * so that a job that always takes long to fail is seen to fail.
 */
export const IS_OVERTAKEN = sql`${IS_SPENT} and ${IS_PERIODIC}`;
