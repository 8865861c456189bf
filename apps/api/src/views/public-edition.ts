import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { inTurns } from '../core/in-turns.ts';
import { unseenBy, type Position } from '../db/search-outbox.ts';
import { MOST_LAG_MS } from '../providers/search/port.ts';

/** A version of everything that the public sees. */
export interface Edition {
  /** Differs after every change. */
  number: number;
  /** From here on (ms of `performance.now()`) no answer is older than the change. */
  settles_at: number;
}

type Row = Position & { has_changed: boolean };

/** The position before all changes. */
const START: Position = { snapshot: '0:0:', generation: '' };

/**
 * Reads whether anything became visible since a position, from the two tables to which every change of a public page
 * adds a row in its own transaction: one for cards and profiles, one for availability. Each is asked for its newest
 * transaction, and for those that were open at that position.
 */
async function readEdition({ db }: Pick<Context, 'db'>, position: Position): Promise<Row> {
  const { next, open } = unseenBy(position);
  const { rows } = await sql<Row>`/* prepared */
    select pg_current_snapshot()::text as snapshot, generation::text as generation,
      (select transaction from search_change order by transaction desc limit 1) >= ${next}::xid8
        or (select transaction from availability_change where transaction is not null order by transaction desc limit 1) >= ${next}::xid8
        or exists (select from search_change where transaction = any (${open}::xid8[]))
        or exists (select from availability_change where transaction = any (${open}::xid8[])) as has_changed
    from search_outbox`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the outbox of the search has lost its row');
  return row;
}

/**
 * Tells whether an answer for the public is still current. The database is asked each time, once for all concurrent
 * callers and after the last of them has asked, so that everything committed before is seen.
 * @returns a function that asks. It fails if the database can't be reached; then anything may have changed.
 */
export function publicEdition(context: Pick<Context, 'db'>): () => Promise<Edition> {
  let position = START;
  let edition: Edition = { number: 0, settles_at: 0 };
  const refresh = inTurns(async () => {
    const { has_changed, snapshot, generation } = await readEdition(context, position);
    if (has_changed || generation !== position.generation) {
      edition = { number: edition.number + 1, settles_at: performance.now() + MOST_LAG_MS };
    }
    position = { snapshot, generation };
  });
  return async () => {
    await refresh();
    return edition;
  };
}
