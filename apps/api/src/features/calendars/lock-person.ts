import type { Database } from '../../db/connection.ts';

/**
 * Lets one change of somebody's calendars follow the other, until the transaction ends.
 * @returns the zone in which they live.
 */
export async function lockPerson(trx: Database, user_id: string): Promise<string> {
  const { time_zone } = await trx
    .selectFrom('authenticated_user as person')
    .leftJoin('mentor_profile', 'mentor_profile.auth_user_id', 'person.id')
    .select(({ fn, val }) => fn.coalesce('mentor_profile.time_zone', 'person.time_zone', val('UTC')).as('time_zone'))
    .where('person.id', '=', user_id)
    .forUpdate('person')
    .executeTakeFirstOrThrow();
  return time_zone;
}
