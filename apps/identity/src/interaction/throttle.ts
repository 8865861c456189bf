import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';

const WINDOW_MIN = 15;
const MAX_FAILURES = 10;
const DELAY_STEP_MS = 100;
const MAX_DELAY_MS = 1_000;

type Queued = { ok: true; waitMs: number; succeed: () => Promise<void> } | { ok: false; retryAfterMs: number };
type Entry =
  | { ok: true; waitMs: number; delayMs: number; succeed: () => Promise<unknown> }
  | { ok: false; retryAfterMs: number };
type Admission = { ok: true; delayMs: number } | { ok: false; retryAfterMs: number };

export type Throttle = {
  /**
   * Takes note of an attempt.
   * @returns how long to hold back the answer should the attempt fail, or in how many milliseconds to try again
   */
  admit: (key: string) => Promise<Admission>;
  /** A success wipes the slate clean. */
  forget: (key: string) => Promise<void>;
  /**
   * Queues attempts from one address, at any accounts, once many have failed. It slows the address down but never blocks it, because
   * many people may share it. Successes don't count.
   * @returns how long to wait before the attempt, and how to say that it succeeded; or in how many milliseconds to try again
   */
  queue: (address: string) => Promise<Queued>;
  /** Does both: counts attempts for `key`, and for the address over all keys. `succeed` reports a success. */
  enter: (key: string, address: string) => Promise<Entry>;
};

/** A household has a whole network of IPv6 addresses (RFC 6177): the first 64 bits. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) {
    return address.replace(/^::ffff:/, '');
  }
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(zeros).fill('0'), ...(tail ?? [])].slice(0, 4).join(':');
}

/** Only hashes of addresses are stored, because the addresses are never read. */
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

/** Failures of one address, over all accounts, after which its attempts take turns. */
const FREE_FAILURES = 30;
const TURN_MS = 1_000;
/** A client that would wait longer for its turn gets an error that says when to try again. */
const LONGEST_WAIT_MS = 15_000;

/** The time of each attempt's turn: now, or a second after the one before. */
const TAKE_TURN = `
  insert into identity.sign_in_attempt as kept (key, attempts) values ($1, array[clock_timestamp()])
  on conflict (key) do update set (attempts, refused) = (
    select case when is_late then recent else recent || turn end, is_late
    from (select recent, turn, turn > clock_timestamp() + make_interval(secs => $5) as is_late
      from (select recent, case when cardinality(recent) < $2 then clock_timestamp()
          else greatest(clock_timestamp(), recent[cardinality(recent)] + make_interval(secs => $4)) end as turn
        from (select array(
          select attempt from unnest(kept.attempts) attempt
          where attempt > clock_timestamp() - make_interval(mins => $3) order by attempt
        ) as recent) as counted) as timed) as judged
  )
  returning refused,
    extract(epoch from attempts[cardinality(attempts)] - clock_timestamp()) * 1000 as wait_ms, attempts[cardinality(attempts)]::text as turn`;

type Turn = { refused: boolean; wait_ms: string; turn: string };

type Row = { refused: boolean; count: number; retry_after_ms: string };

/**
 * Slows down and then stops guessing of passwords: ten failures for one account from one address in 15 minutes, counted
 * in the database. An attempt counts from its beginning, so that many at once are not all let through.
 */
export function createThrottle(pool: Pool): Throttle {
  const throttle: Throttle = {
    async admit(key) {
      const { rows } = await pool.query<Row>(ADMIT, [digest(key), MAX_FAILURES, WINDOW_MIN]);
      const [row] = rows;
      if (row === undefined || row.refused) {
        return { ok: false, retryAfterMs: Math.max(1, Number(row?.retry_after_ms)) };
      }
      return { ok: true, delayMs: Math.min(row.count * DELAY_STEP_MS, MAX_DELAY_MS) };
    },

    async queue(address) {
      const key = digest(`address ${networkOf(address)}`);
      const limits = [FREE_FAILURES, WINDOW_MIN, TURN_MS / 1000, LONGEST_WAIT_MS / 1000];
      const { rows } = await pool.query<Turn>(TAKE_TURN, [key, ...limits]);
      const [row] = rows;
      const waitMs = Math.max(0, Number(row?.wait_ms ?? 0));
      if (row === undefined || row.refused) {
        return { ok: false, retryAfterMs: Math.max(TURN_MS, waitMs) };
      }
      return {
        ok: true,
        waitMs,
        succeed: async () => {
          await pool.query(
            'update identity.sign_in_attempt set attempts = array_remove(attempts, $2::timestamptz) where key = $1',
            [key, row.turn],
          );
        },
      };
    },

    async forget(key) {
      await pool.query('delete from identity.sign_in_attempt where key = $1', [digest(key)]);
    },

    async enter(key, address) {
      const queued = await throttle.queue(address);
      if (!queued.ok) {
        return queued;
      }
      const admission = await throttle.admit(key);
      if (!admission.ok) {
        // This isn't a guess, so its turn is given back.
        await queued.succeed();
        return admission;
      }
      const succeed = () => Promise.all([throttle.forget(key), queued.succeed()]);
      return { ok: true, waitMs: queued.waitMs, delayMs: admission.delayMs, succeed };
    },
  };
  return throttle;
}
