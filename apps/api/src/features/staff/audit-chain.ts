import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';

/** All of an entry but its reason, which an erasure removes. An SQL expression. */
const ENTRY = sql`jsonb_build_array(id, kind, actor_user_id, about_user_id, role, subject_type, subject_id,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text`;

/** The day of an entry (UTC). An SQL expression. */
const DAY = sql`(created_at at time zone 'UTC')::date`;

interface Sealed {
  /** Of UTC, as YYYY-MM-DD. */
  day: string;
  entries: number;
  /** SHA-256 of the digest before it and of the day's entries. */
  digest: Buffer;
}

/** Before the first day. */
const NOTHING = Buffer.alloc(0);

async function readDay(db: Database, day: string, before: Buffer): Promise<Sealed> {
  const { rows } = await sql<Pick<Sealed, 'entries' | 'digest'>>`
    select count(*)::integer as entries,
      sha256(${before}::bytea || convert_to(concat_ws(E'\n', ${day}::text, string_agg(${ENTRY}, E'\n' order by created_at, id)), 'UTF8')) as digest
    from staff_event where ${DAY} = ${day}::date`.execute(db);
  return { day, entries: 0, digest: NOTHING, ...rows[0] };
}

const readSealed = async (db: Database): Promise<Sealed[]> =>
  (await sql<Sealed>`select day::text, entries, digest from staff_event_day order by day`.execute(db)).rows;

/** The days that have entries: those after one, before today; or all until then. */
async function daysWithEntries(db: Database, range: { after?: string | undefined; until?: string }): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct ${DAY}::text as day from staff_event
    where ${DAY} > ${range.after ?? '-infinity'}::date
      and ${DAY} <= coalesce(${range.until ?? null}::date, (now() at time zone 'UTC')::date - 1)
    order by 1`.execute(db);
  return rows.map(({ day }) => day);
}

/**
 * Seals the days that are over: the digest of each is of its entries and of the digest before it. It goes to the log, too,
 * so that who can write to the database can't make the past good again.
 */
export async function sealAudit({ db, logger }: Pick<Context, 'db' | 'logger'>): Promise<void> {
  let last = (await readSealed(db)).at(-1);
  for (const day of await daysWithEntries(db, { after: last?.day })) {
    last = await readDay(db, day, last?.digest ?? NOTHING);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('staff_event_day')
      .values(last)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) {
      logger.info({ day, entries: last.entries, digest: last.digest.toString('hex') }, 'sealed the audit of a day');
    }
  }
}

/**
 * Computes the digests of all sealed days anew.
 * @returns how many there are, the last one, and the first day whose entries are not as they were; null where all are.
 */
export async function checkAudit(db: Database): Promise<{ days: number; last: Sealed | null; changed: string | null }> {
  const sealed = new Map((await readSealed(db)).map((one) => [one.day, one]));
  const last = [...sealed.values()].at(-1) ?? null;
  const found = last === null ? [] : await daysWithEntries(db, { until: last.day });
  let before: Buffer = NOTHING;
  for (const day of [...new Set([...sealed.keys(), ...found])].toSorted()) {
    const now = await readDay(db, day, before);
    const then = sealed.get(day);
    if (then === undefined || then.entries !== now.entries || !then.digest.equals(now.digest)) {
      return { days: sealed.size, last, changed: day };
    }
    before = then.digest;
  }
  return { days: sealed.size, last, changed: null };
}
