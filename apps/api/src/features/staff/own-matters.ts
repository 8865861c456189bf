import { sql, type RawBuilder } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';

/** @throws AppError STAFF_INVOLVED */
export function refuseInvolved(is_involved: boolean): void {
  if (is_involved) {
    throw new AppError('STAFF_INVOLVED');
  }
}

/**
 * Someone on the staff neither sees nor decides in the console what they are a party to: all calls about a matter of people go
 * through here, and lists leave it out.
 * @throws AppError STAFF_INVOLVED
 */
export const refuseOwn = (actor_id: string, people: readonly (string | null | undefined)[]): void =>
  refuseInvolved(people.includes(actor_id));

/** A user, and the other sides of their bookings and conversations, as an array. An SQL expression. */
export const closeTo = (user_id: string): RawBuilder<string[]> => sql<string[]>`array(
  select ${user_id}::uuid
  union select prospect_user_id from booking where mentor_user_id = ${user_id}
  union select mentor_user_id from booking where prospect_user_id = ${user_id}
  union select prospect_id from thread where mentor_id = ${user_id}
  union select mentor_id from thread where prospect_id = ${user_id})`;

/**
 * The same for what a person alone sees, such as their emails: what the other side sees isn't for them either.
 * @throws AppError STAFF_INVOLVED
 */
export async function refuseCloseTo(db: Database, actor_id: string, user_id: string): Promise<void> {
  const { rows } = await sql<{ is_close: boolean }>`
    select ${user_id}::uuid = any(${closeTo(actor_id)}) as is_close`.execute(db);
  refuseInvolved(rows[0]?.is_close === true);
}
