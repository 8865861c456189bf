import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { PREPARED } from '../../db/prepared.ts';
import type { ThreadRow } from './lock-thread.ts';
import type { MessageRow } from './queries.ts';
import { announcing, record } from './record.ts';
import { notifyOfMessage } from './unread-mail-job.ts';

/** A message's author and conversation. */
export interface Attempt {
  thread: ThreadRow;
  author: { id: string; role: 'mentor' | 'prospect' };
  has_session: boolean;
}

/** Returns the state after a message, and the time of opening: a mentor's message and a session open it. */
function stateAfter({ thread, author, has_session }: Attempt, at: string) {
  const opens = author.role === 'mentor' || has_session;
  const opened_at = thread.opened_at ?? (opens ? at : null);
  return { status: opened_at === null ? 'request' : 'open', opened_at } as const;
}

/** Delivers a message to its conversation, and announces it: to both people's pages in the same statement, then to the reader's notifications. */
export async function deliver(trx: Database, attempt: Attempt, message: MessageRow): Promise<void> {
  const { thread, author } = attempt;
  const other = author.role === 'mentor' ? 'prospect' : 'mentor';
  const { status, opened_at } = stateAfter(attempt, message.created_at);
  const users = [thread.mentor_id, thread.prospect_id];
  await trx
    .with('delivered', (db) =>
      db
        .updateTable('thread')
        .set({
          status,
          opened_at,
          closed_at: null,
          closed_by: null,
          last_message_at: message.created_at,
          last_message_id: message.id,
          [`${other}_unread`]: sql`${sql.ref(`${other}_unread`)} + 1`,
          mentor_left_at: null,
          prospect_left_at: null,
        })
        .where('id', '=', thread.id),
    )
    .selectNoFrom(announcing({ kind: 'message', users, thread_id: thread.id, message_id: message.id }).as('announced'))
    .modifyEnd(PREPARED)
    .execute();
  await notifyOfMessage(trx, { ...message, reader_id: thread[`${other}_id`] });
  const happened = { thread_id: thread.id, actor_user_id: author.id, now: Date.parse(message.created_at) };
  if (thread.status === 'closed') {
    await record(trx, { ...happened, kind: 'reopened' });
  }
  if (thread.opened_at === null && opened_at !== null) {
    await record(trx, { ...happened, kind: 'opened' });
  }
}
