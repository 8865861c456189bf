import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';

/** Events of a conversation besides its messages. */
export type ThreadEventKind =
  | 'started'
  | 'opened'
  | 'closed'
  | 'reopened'
  | 'left'
  | 'blocked'
  | 'unblocked'
  | 'frozen'
  | 'thawed'
  | 'message_held'
  | 'message_released'
  | 'message_removed'
  | 'message_restored';

interface Happened {
  thread_id: string;
  kind: ThreadEventKind;
  /** Null where the platform did it. */
  actor_user_id: string | null;
  message_id?: string;
  now: number;
}

/** Adds to the history of a conversation. */
export async function record(
  trx: Database,
  { thread_id, kind, actor_user_id, message_id, now }: Happened,
): Promise<void> {
  await trx
    .insertInto('thread_event')
    .values({ id: newId(), thread_id, kind, actor_user_id, message_id: message_id ?? null, created_at: toInstant(now) })
    .execute();
}

/** An announcement to the streams of every process: a message, a change of a conversation, or the end of a user's streams. */
export type Announcement =
  | { kind: 'message'; users: string[]; thread_id: string; message_id: string }
  | { kind: 'thread'; users: string[]; thread_id: string }
  | { kind: 'ended'; users: string[] };

/** Notifies the streams of some people, once the transaction is committed: an SQL expression. */
export const announcing = (announcement: Announcement) => sql`pg_notify('messages', ${JSON.stringify(announcement)})`;

/** The same as a statement. */
export const announce = async (trx: Database, announcement: Announcement): Promise<void> => {
  await sql`/* prepared */ select ${announcing(announcement)}`.execute(trx);
};
