import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

const WINDOW_MIN = 15;
const MAX_FAILURES = 10;
const DELAY_STEP_MS = 100;
const MAX_DELAY_MS = 1_000;

type Admission = { ok: true; delayMs: number } | { ok: false; retryAfterMs: number };

export type Throttle = {
  /**
   * Takes note of an attempt.
   * @returns how long to hold back the answer should the attempt fail, or in how many milliseconds to try again
   */
  admit: (key: string) => Promise<Admission>;
  /** A success wipes the slate clean. */
  forget: (key: string) => Promise<void>;
};

/** Addresses are not kept where nobody needs to read them. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

/** One statement, so that of many attempts at once, in any number of processes, each sees those before it. */
const ADMIT = `
  insert into identity.sign_in_attempt as kept (key, attempts) values ($1, array[clock_timestamp()])
  on conflict (key) do update set (attempts, refused) = (
    select case when cardinality(recent) < $2 then recent || clock_timestamp() else recent end, cardinality(recent) >= $2
    from (select array(
      select attempt from unnest(kept.attempts) attempt
      where attempt > clock_timestamp() - make_interval(mins => $3) order by attempt
    ) as recent) as counted
  )
  returning refused, cardinality(attempts) as count,
    extract(epoch from attempts[1] + make_interval(mins => $3) - clock_timestamp()) * 1000 as retry_after_ms`;

type Row = { refused: boolean; count: number; retry_after_ms: string };

/**
 * Slows down and then stops guessing of passwords: ten failures for one account from one address in 15 minutes, counted
 * in the database. An attempt counts from its beginning, so that many at once are not all let through.
 */
export function createThrottle(pool: Pool): Throttle {
  return {
    async admit(key) {
      const { rows } = await pool.query<Row>(ADMIT, [digest(key), MAX_FAILURES, WINDOW_MIN]);
      const [row] = rows;
      if (row === undefined || row.refused) {
        return { ok: false, retryAfterMs: Math.max(1, Number(row?.retry_after_ms)) };
      }
      return { ok: true, delayMs: Math.min(row.count * DELAY_STEP_MS, MAX_DELAY_MS) };
    },

    async forget(key) {
      await pool.query('delete from identity.sign_in_attempt where key = $1', [digest(key)]);
    },
  };
}
