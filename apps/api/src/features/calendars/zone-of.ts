import type { Database } from '../../db/connection.ts';

/** A user's time zone: of their mentor profile, otherwise of their account, otherwise UTC. */
export async function zoneOf(db: Database, user_id: string): Promise<string> {
  const { time_zone } = await db
    .selectFrom('authenticated_user as person')
    .leftJoin('mentor_profile', 'mentor_profile.auth_user_id', 'person.id')
    .select(({ fn, val }) => fn.coalesce('mentor_profile.time_zone', 'person.time_zone', val('UTC')).as('time_zone'))
    .where('person.id', '=', user_id)
    .executeTakeFirstOrThrow();
  return time_zone;
}
