import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/**
 * Holds other writers of these two people's bookings back until the transaction ends. One space of locks in one order
 * for both roles: somebody may be the mentor of one booking and the prospect of the next, and nobody waits in a circle.
 */
export async function lockPeople(trx: Database, one: string, other: string): Promise<void> {
  const [first, second] = one < other ? [one, other] : [other, one];
  await sql`select pg_advisory_xact_lock(hashtextextended(${first}, 0)),
                   pg_advisory_xact_lock(hashtextextended(${second}, 0))`.execute(trx);
}
