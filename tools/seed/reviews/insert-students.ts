import { sql } from 'kysely';
import { newId } from '@abroad/api/core/ids';
import type { Database } from '@abroad/api/db/connection';
import { versionOf } from '@abroad/api/features/identity/terms/terms';
import { createSlugs } from '../slugs.ts';
import { STUDENTS, type Student } from './students.ts';

/** Marks their accounts; it can't be used to sign in. */
export const ACCOUNT = 'made-up-student:';
/** Before any of their sessions. */
const JOINED = '2024-01-15T09:00:00Z';

export interface StoredStudent extends Student {
  id: string;
}

export async function haveStudents(trx: Database): Promise<boolean> {
  const { rows } = await sql`select from authenticated_user where clerk_id ^@ ${ACCOUNT} limit 1`.execute(trx);
  return rows.length > 0;
}

/** Adds the accounts of the made-up students. */
export async function insertStudents(trx: Database): Promise<StoredStudent[]> {
  const { rows: looks } = await sql<{ look: string }>`
    select slug_look(slug::text) as look from authenticated_user
    union all select slug_look(slug::text) from former_slug`.execute(trx);
  const slugs = createSlugs(looks.map(({ look }) => look));
  const students = STUDENTS.map((student) => ({ ...student, id: newId() }));
  const accounts = students.map(({ id, first_name, last_name, time_zone, lang: language }, at) => {
    const slug = slugs.take({ first: first_name, last: last_name });
    return {
      id,
      clerk_id: `${ACCOUNT}${at}`,
      // .example is reserved (RFC 2606), so no email ever reaches a person.
      email: `${slug}@students.example`,
      email_verified: true,
      slug,
      first_name,
      last_name,
      time_zone,
      language,
      terms_accepted_at: JOINED,
      created_at: JOINED,
      updated_at: JOINED,
    };
  });
  const accepted = students.map(({ id }) => ({
    auth_user_id: id,
    terms: 'platform' as const,
    version: versionOf('platform'),
    accepted_at: JOINED,
    ip_address: null,
  }));
  await trx.insertInto('authenticated_user').values(accounts).execute();
  await trx.insertInto('terms_acceptance').values(accepted).execute();
  return students;
}
