import { sql, type Selectable } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { PREPARED } from '../../db/prepared.ts';
import type { ThreadTable } from '../../db/tables.ts';

export type ThreadRow = Selectable<ThreadTable>;

const COLUMNS = [
  'id',
  'mentor_id',
  'prospect_id',
  'status',
  'frozen_at',
  'started_by',
  'created_at',
  'opened_at',
  'closed_at',
  'closed_by',
  'last_message_at',
  'last_message_id',
  'mentor_read_at',
  'prospect_read_at',
  'mentor_unread',
  'prospect_unread',
  'mentor_left_at',
  'prospect_left_at',
] as const satisfies readonly (keyof ThreadRow)[];

/**
 * Locks a conversation, after the writer's record: messages of both sides and changes of its state follow each other, in
 * the order in which they are shown. @throws AppError NOT_FOUND
 */
export async function lockThread(trx: Database, id: string): Promise<ThreadRow> {
  const thread = await trx
    .selectFrom('thread')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .modifyEnd(PREPARED)
    .executeTakeFirst();
  if (!thread) {
    throw new AppError('NOT_FOUND');
  }
  return thread;
}

/** The same for those of two people, of whom each may be the mentor in one. */
export const lockThreadsOf = (trx: Database, one: string, other: string): Promise<ThreadRow[]> =>
  trx
    .selectFrom('thread')
    .selectAll()
    .where(sql<boolean>`(mentor_id, prospect_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
