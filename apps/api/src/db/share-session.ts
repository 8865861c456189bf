import { sql } from 'kysely';

/**
 * Whether two users share a confirmed booking: an SQL expression for features that can't import bookings.
 * @param person the column of the first user, `viewerId` the id of the second.
 */
export const shareSession = (person: string, viewerId: string) => sql<boolean>`exists (
  select 1 from booking shared
  where shared.status = 'confirmed'
    and ((shared.mentor_user_id = ${sql.ref(person)} and shared.prospect_user_id = ${viewerId}::uuid)
      or (shared.prospect_user_id = ${sql.ref(person)} and shared.mentor_user_id = ${viewerId}::uuid)))`;
