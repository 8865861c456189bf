import type { Database } from '@abroad/api/db/connection';
import { sql } from 'kysely';
import type { DemoPerson } from '../demo/demo-person.ts';
import { ACCOUNT } from '../reviews/insert-students.ts';
import type { AnyMentor, AnyStudent } from './talks.ts';

const first = <Row extends { id: string }>(rows: readonly Row[]): string | null => rows[0]?.id ?? null;

async function findDemoPerson(trx: Database, { clerk_id }: DemoPerson): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from authenticated_user where clerk_id = ${clerk_id}`.execute(
    trx,
  );
  return first(rows);
}

/** The mentor with the most reviews, whose page has the most content. */
async function findAnyMentor(trx: Database, { studied_in }: AnyMentor): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select auth_user_id as id from mentor_profile profile
    where status = 'active' and 'en' = any(languages) and exists (
      select from mentor_education study left join university on university.id = university_id
      where study.profile_id = profile.id and is_study_abroad and coalesce(study.country_code, university.country_code) = ${studied_in})
    order by review_count desc, auth_user_id limit 1`.execute(trx);
  return first(rows);
}

/** @param known the people with conversations already */
async function findAnyStudent(
  trx: Database,
  { lang, has_met }: AnyStudent,
  { mentor_id, known }: { mentor_id: string; known: readonly string[] },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from authenticated_user where clerk_id ^@ ${ACCOUNT} and language = ${lang} and id <> all(${known}::uuid[])
      and ${has_met} = exists (select from booking where mentor_user_id = ${mentor_id} and prospect_user_id = authenticated_user.id)
    order by slug limit 1`.execute(trx);
  return first(rows);
}

/** @returns null if the demo data have no such person */
export const findMentor = (trx: Database, mentor: DemoPerson | AnyMentor): Promise<string | null> =>
  'clerk_id' in mentor ? findDemoPerson(trx, mentor) : findAnyMentor(trx, mentor);

export const findProspect = (
  trx: Database,
  prospect: DemoPerson | AnyStudent,
  among: { mentor_id: string; known: readonly string[] },
): Promise<string | null> =>
  'clerk_id' in prospect ? findDemoPerson(trx, prospect) : findAnyStudent(trx, prospect, among);
