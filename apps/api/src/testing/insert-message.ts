import { sql } from 'kysely';
import { newId } from '../core/ids.ts';
import type { TestApi } from './api.ts';
import type { Made } from './make.ts';

/** Writes a message straight into its tables, with its conversation, for tests of what follows from one. @returns its id. */
export async function insertMessage(
  { context: { db, clock } }: TestApi,
  { mentor, prospect, author, text = 'Here it is' }: { mentor: Made; prospect: Made; author: Made; text?: string },
): Promise<string> {
  const [id, at] = [newId(), new Date(clock.now()).toISOString()];
  await sql`insert into thread (id, mentor_id, prospect_id, status, started_by, created_at, last_message_at)
    values (${newId()}, ${mentor.user_id}, ${prospect.user_id}, 'open', ${prospect.user_id}, ${at}, ${at})
    on conflict do nothing`.execute(db);
  await sql`insert into message (id, thread_id, author_id, author_role, client_message_id, text, source, created_at)
    select ${id}, id, ${author.user_id}, ${author.user_id === mentor.user_id ? 'mentor' : 'prospect'}, ${newId()}, ${text}, 'web', ${at}
    from thread where mentor_id = ${mentor.user_id} and prospect_id = ${prospect.user_id}`.execute(db);
  return id;
}
