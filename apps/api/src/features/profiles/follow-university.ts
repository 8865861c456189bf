import type { University } from '@abroad/reference-data/university';
import type { Database } from '../../db/connection.ts';

const ofMentors = (db: Database, university_id: string) =>
  db
    .selectFrom('mentor_education as study')
    .innerJoin('mentor_profile as profile', 'profile.id', 'study.profile_id')
    .select(['profile.auth_user_id', 'study.profile_id'])
    .where('study.university_id', '=', university_id);
const ofProspects = (db: Database, university_id: string) =>
  db
    .selectFrom('prospect_education as study')
    .innerJoin('prospect_profile as profile', 'profile.id', 'study.profile_id')
    .select(['profile.auth_user_id', 'study.profile_id'])
    .where('study.university_id', '=', university_id);

/** The users who name a university as where they studied: those after a user, by id. */
export async function studentsOf(
  db: Database,
  university_id: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const students = ofMentors(db, university_id).union(ofProspects(db, university_id));
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
  const set = { university_id: to.id, country_code: to.country_code };
  const { numUpdatedRows } = await trx
    .updateTable('mentor_education')
    .set(set)
    .where('university_id', '=', from)
    .where(
      'profile_id',
      'in',
      ofMentors(trx, from).where('auth_user_id', '=', user_id).clearSelect().select('profile.id'),
    )
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('prospect_education')
    .set(set)
    .where('university_id', '=', from)
    .where(
      'profile_id',
      'in',
      ofProspects(trx, from).where('auth_user_id', '=', user_id).clearSelect().select('profile.id'),
    )
    .execute();
  return numUpdatedRows > 0n;
}
