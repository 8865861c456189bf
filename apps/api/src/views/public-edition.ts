import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { inTurns } from '../core/in-turns.ts';
import { unseenBy, type Position } from '../db/search-outbox.ts';
import { MOST_LAG_MS } from '../providers/search/port.ts';

/** What the public sees, between two changes of it. */
export interface Edition {
  /** Another after every change. */
  number: number;
  /** From here on (ms of `performance.now()`) nothing is answered any more that was read before the change. */
  settles_at: number;
}

type Row = Position & { has_changed: boolean };

/** Before everything. */
const NOWHERE: Position = { snapshot: '0:0:', generation: '' };

/**
 * What became visible since a position, told by the two tables to which every change of a public page adds a row in its
 * own transaction: one for cards and profiles, one for free times. Each is asked for its newest transaction, and for those
 * that were open at that position.
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
 * Tells whether what was made for the public may be given again. The database is asked each time, by all who ask at once
 * together, after the last of them has asked: what was committed before is known, whichever process wrote it.
 * @returns asks. It fails where the database can't be asked; then anything may have changed.
 */
export function publicEdition(context: Pick<Context, 'db'>): () => Promise<Edition> {
  let position = NOWHERE;
  let edition: Edition = { number: 0, settles_at: 0 };
  const look = inTurns(async () => {
    const { has_changed, snapshot, generation } = await readEdition(context, position);
    if (has_changed || generation !== position.generation) {
      edition = { number: edition.number + 1, settles_at: performance.now() + MOST_LAG_MS };
    }
    position = { snapshot, generation };
  });
  return async () => {
    await look();
    return edition;
  };
}
