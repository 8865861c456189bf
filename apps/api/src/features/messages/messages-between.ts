import type { StaffNoShowDetail } from '@abroad/contract';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { attachmentsOf } from '../attachments/files.ts';
import type { Pair } from './find-contacts.ts';

/**
 * Lists two people's messages in a period, the oldest first, for staff who decide about their session: the words as they
 * were written and the names of files, but none of removed or held messages.
 * @param from and `until`, RFC 3339
 */
export async function messagesBetween(
  db: Database,
  { mentor_id, prospect_id }: Pair,
  { from, until, max }: { from: string; until: string; max: number },
): Promise<StaffNoShowDetail['messages']> {
  const rows = await db
    .selectFrom('message')
    .innerJoin('thread', 'thread.id', 'message.thread_id')
    .select(['message.id', 'message.author_role', 'message.text', 'message.created_at', 'message.removed_at'])
    .where('thread.mentor_id', '=', mentor_id)
    .where('thread.prospect_id', '=', prospect_id)
    .where('message.created_at', '>=', from)
    .where('message.created_at', '<=', until)
    .where('message.held_at', 'is', null)
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(max)
    .execute();
  const shown = rows.filter(({ removed_at }) => removed_at === null).map(({ id }) => id);
  const files = await attachmentsOf(db, shown);
  return rows.toReversed().map(({ id, author_role, text, created_at, removed_at }) => ({
    id,
    side: author_role,
    text: removed_at === null ? text : null,
    files: (files.get(id) ?? []).map(({ filename }) => filename),
    created_at: toInstant(created_at),
  }));
}
