import { sql } from 'kysely';
import type { Needs } from './needs.ts';

/**
 * Lets whoever writes or compares the event of a booking do so alone. It is a lock of the connection and no transaction,
 * so that a calendar may be asked under it; it goes when the process does.
 * @param run gets the context on that connection: nobody waits for a second one while holding the first.
 */
export function holdSession<T>(context: Needs, booking_id: string, run: (held: Needs) => Promise<T>): Promise<T> {
  const key = sql`hashtextextended(${`session-event:${booking_id}`}, 0)`;
  return context.db.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${key})`.execute(db);
    try {
      return await run({ ...context, db });
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(db);
    }
  });
}
