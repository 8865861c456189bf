import type { University } from '@abroad/reference-data/university';
import type { Database } from '../../db/connection.ts';
import { historyTable } from './entries.ts';

/** Both kinds of profiles are read and written alike: the types of one stand for both. */
const studiesAt = (db: Database, kind: 'mentor' | 'prospect', university_id: string) =>
  db
    .selectFrom(`${kind}_education as study` as 'mentor_education as study')
    .innerJoin(`${kind}_profile as profile` as 'mentor_profile as profile', 'profile.id', 'study.profile_id')
    .select(['profile.auth_user_id', 'study.profile_id'])
    .where('study.university_id', '=', university_id);

/** The users who name a university as where they studied: those after a user, by id. */
export async function studentsOf(
  db: Database,
  university_id: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const students = studiesAt(db, 'mentor', university_id).union(studiesAt(db, 'prospect', university_id));
  const rows = await db
    .selectFrom(students.as('student'))
    .select('auth_user_id')
    .distinct()
    .where('auth_user_id', '>', after)
    .orderBy('auth_user_id')
    .limit(limit)
    .execute();
  return rows.map(({ auth_user_id }) => auth_user_id);
}

/**
 * Applies a decision about an entered university to a user's educations: they get the decided university and its country.
 * The user's own text and its time stay.
 * @returns whether a study of their mentor profile is among them.
 */
export async function followUniversity(
  trx: Database,
  user_id: string,
  { from, to }: { from: string; to: Pick<University, 'id' | 'country_code'> },
): Promise<boolean> {
  const follow = (kind: 'mentor' | 'prospect') =>
    trx
      .updateTable(historyTable({ kind }, { name: 'education' }))
      .set({ university_id: to.id, country_code: to.country_code })
      .where('university_id', '=', from)
      .where('profile_id', 'in', (own) =>
        own
          .selectFrom(`${kind}_profile` as 'mentor_profile')
          .select('id')
          .where('auth_user_id', '=', user_id),
      )
      .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await follow('mentor');
  await follow('prospect');
  return numUpdatedRows > 0n;
}
