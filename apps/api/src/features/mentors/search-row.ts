import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { pictureUrl } from '../../db/picture-url.ts';
import { educationsOf, experiencesOf } from '../history/index.ts';
import { searchDocument, type SearchableMentor } from './search-document.ts';

type EventTypes = SearchableMentor['event_types'];

/** Everything that the search reads of one mentor, after waiting for whoever is changing it. */
async function readMentor(trx: Database, userId: string) {
  await trx.selectFrom('mentor_profile').select('id').where('auth_user_id', '=', userId).forUpdate().execute();
  return (
    trx
      .selectFrom('mentor_profile as profile')
      .innerJoin('authenticated_user as person', 'person.id', 'profile.auth_user_id')
      .selectAll('profile')
      .leftJoin('avatar as picture', (join) =>
        join.onRef('picture.auth_user_id', '=', 'person.id').on('picture.status', '=', 'current'),
      )
      .select(['person.first_name', 'person.last_name', 'person.status as account_status'])
      // In place of the profile's own column, which is a demonstration's portrait.
      .select(pictureUrl(LIMITS.avatar_side_px).as('profile_image_url'))
      .select([
        educationsOf('mentor').as('educations'),
        experiencesOf('mentor').as('experiences'),
        sql<EventTypes>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'price_minor', service.price_minor, 'currency', service.currency, 'is_active', service.is_active)), '[]')
        from event_type service where service.auth_user_id = person.id)`.as('event_types'),
      ])
      .where('profile.auth_user_id', '=', userId)
      .executeTakeFirst()
  );
}

/**
 * Brings the row by which a mentor is found up to date, in the transaction that changed something about them: their
 * name, profile, history or services. Mentors who can't be booked now have no row. Does nothing for other people.
 */
export async function refreshSearchRow(
  trx: Database,
  userId: string,
  { universities }: Pick<SearchableMentor, 'universities'>,
): Promise<void> {
  const mentor = await readMentor(trx, userId);
  if (!mentor) {
    return;
  }
  if (mentor.status !== 'active' || mentor.account_status !== 'active') {
    await trx.deleteFrom('mentor_search').where('profile_id', '=', mentor.id).execute();
    return;
  }
  const { profile_id, auth_user_id, ...found } = searchDocument({
    ...mentor,
    profile: mentor,
    user: mentor,
    universities,
  });
  await trx
    .insertInto('mentor_search')
    .values({ profile_id, auth_user_id, ...found, next_available_at: null })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(found))
    .execute();
}
