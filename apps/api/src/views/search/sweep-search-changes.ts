import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';

/** Statements end after 8 s; this many rows take a tenth of a second. */
const ROWS_AT_ONCE = 20_000;

/**
 * Records the present position of transactions, and moves the start of the outbox to the last position that is a day old.
 * @returns that position, a snapshot; undefined on the first day.
 */
async function moveKeptSince(db: Database): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`insert into search_outbox_mark default values`.execute(trx);
    const { rows } = await sql<{ position: string }>`
      with kept as (
        select taken_at, position from search_outbox_mark
        where taken_at < now() - interval '1 day' order by taken_at desc limit 1),
      swept as (delete from search_outbox_mark mark using kept where mark.taken_at < kept.taken_at)
      update search_outbox set kept_since = kept.position from kept returning kept_since::text as position`.execute(
      trx,
    );
    return rows[0]?.position;
  });
}

/**
 * Deletes changes that became visible more than a day ago. By then every index has read them, or has to start again. The
 * age counts from when a change became visible, so that none of a long transaction is lost.
 */
export async function sweepSearchChanges({ db }: Pick<Context, 'db'>): Promise<void> {
  const kept_since = await moveKeptSince(db);
  let swept = kept_since === undefined ? 0 : ROWS_AT_ONCE;
  while (swept === ROWS_AT_ONCE) {
    const { numAffectedRows } = await sql`
      delete from search_change where ctid = any (array(
        select ctid from search_change
        where transaction < pg_snapshot_xmax(${kept_since}::pg_snapshot)
          and pg_visible_in_snapshot(transaction, ${kept_since}::pg_snapshot)
        limit ${ROWS_AT_ONCE}))`.execute(db);
    swept = Number(numAffectedRows ?? 0);
  }
}
