import { sql } from 'kysely';

/**
 * Whether two people share a confirmed booking: an expression of SQL for features to the left of bookings.
 * @param person the column of the one, `viewerId` the id of the other.
 */
export const shareSession = (person: string, viewerId: string) => sql<boolean>`exists (
  select 1 from booking shared
  where shared.status = 'confirmed'
    and ((shared.mentor_user_id = ${sql.ref(person)} and shared.prospect_user_id = ${viewerId}::uuid)
      or (shared.prospect_user_id = ${sql.ref(person)} and shared.mentor_user_id = ${viewerId}::uuid)))`;
