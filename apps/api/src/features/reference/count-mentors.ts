import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** How many mentors who can be found studied abroad at each of some universities, by id; those without any are left out. */
export async function countMentors(db: Database, university_ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ university_id: string; count: number }>`
    select study.university_id, count(distinct study.profile_id)::integer as count
    from mentor_education study join mentor_search using (profile_id)
    where study.university_id = any(${university_ids}::uuid[]) and study.is_study_abroad
    group by study.university_id`.execute(db);
  return new Map(rows.map(({ university_id, count }) => [university_id, count]));
}
