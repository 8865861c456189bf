import { sql } from 'kysely';

/** A job of the queue that its schedule made: the queue marks its payload. */
export const IS_PERIODIC = sql`(payload->'_cron') is not null`;

/**
 * A job that was tried as often as it may be and doesn't run again by itself. Periodic ones never are: they run again in their next
 * period. By an index of `large-indexes.ts`.
 */
export const IS_GIVEN_UP = sql`attempts >= max_attempts and locked_at is null and not (${IS_PERIODIC})`;
