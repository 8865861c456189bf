import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** The recipient of an email about their own account. */
export interface NoticeReader {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** BCP 47. */
  language: string;
  status: 'active' | 'suspended';
  suspension_reason: string | null;
}

/** @returns null for an erased account or one without an address. */
export async function findReader(db: Database, user_id: string): Promise<NoticeReader | null> {
  const { rows } = await sql<NoticeReader>`
    select id as user_id, first_name, last_name, email, language, status, suspension_reason
    from authenticated_user where id = ${user_id} and status <> 'deleted' and email is not null`.execute(db);
  return rows[0] ?? null;
}
