import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { EvidenceMessage } from '../../db/tables.ts';
import { attachmentsOf } from '../attachments/files.ts';
import { heldAlike, release } from './hold.ts';
import { lockThread } from './lock-thread.ts';
import { isMember, type MessageRow } from './queries.ts';
import { announce, record, type ThreadEventKind } from './record.ts';

// Moderators' view of conversations and their actions in them. All writes need the locks of both people.

/** The number of messages kept before and after a reviewed message. */
const AROUND = 5;

/** The other person of a conversation of the viewer's; null for others'. */
export async function findOtherOf(db: Database, thread_id: string, viewer_id: string): Promise<string | null> {
  const thread = await db
    .selectFrom('thread')
    .select(['mentor_id', 'prospect_id'])
    .where('id', '=', thread_id)
    .where(isMember(viewer_id))
    .executeTakeFirst();
  return !thread ? null : thread.mentor_id === viewer_id ? thread.prospect_id : thread.mentor_id;
}

/** Finds the author of a message that the viewer sees; null for other messages and removed ones. */
export async function findAuthorOf(db: Database, message_id: string, viewer_id: string): Promise<string | null> {
  const message = await db
    .selectFrom('message')
    .innerJoin('thread', 'thread.id', 'message.thread_id')
    .select('message.author_id')
    .where('message.id', '=', message_id)
    .where('message.removed_at', 'is', null)
    .where(({ or, eb }) => or([eb('message.held_at', 'is', null), eb('message.author_id', '=', viewer_id)]))
    .where(isMember(viewer_id))
    .executeTakeFirst();
  return message?.author_id ?? null;
}

/** The conversation that a case is about; null where it is gone. */
export async function threadOfTarget(
  db: Database,
  { type, id }: { type: 'thread' | 'message'; id: string },
): Promise<{ id: string; mentor_id: string; prospect_id: string; frozen_at: string | null } | null> {
  const thread = await db
    .selectFrom('thread')
    .select(['id', 'mentor_id', 'prospect_id', 'frozen_at'])
    .where('id', '=', (one) =>
      type === 'thread' ? one.val(id) : one.selectFrom('message').select('thread_id').where('message.id', '=', id),
    )
    .executeTakeFirst();
  return thread ?? null;
}

/** Reads the evidence from a conversation: a message with five before and five after it, or the last eleven; null where it is gone. */
export async function readEvidence(
  db: Database,
  { type, id }: { type: 'thread' | 'message'; id: string },
): Promise<EvidenceMessage[] | null> {
  if ((await threadOfTarget(db, { type, id })) === null) {
    return null;
  }
  const here = sql`(select created_at, id from message where id = ${id})`;
  const { rows } =
    type === 'thread'
      ? await sql<MessageRow>`select * from message where thread_id = ${id}
          order by created_at desc, id desc limit ${2 * AROUND + 1}`.execute(db)
      : await sql<MessageRow>`
          with there as (select * from message where thread_id = (select thread_id from message where id = ${id}))
          (select * from there where (created_at, id) < ${here} order by created_at desc, id desc limit ${AROUND})
          union all
          (select * from there where (created_at, id) >= ${here} order by created_at, id limit ${AROUND + 1})`.execute(
          db,
        );
  const messages = rows.toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));
  const files = await attachmentsOf(
    db,
    messages.map((message) => message.id),
  );
  return messages.map((message) => ({
    id: message.id,
    author_id: message.author_id,
    text: message.text,
    whole_text: message.whole_text,
    files: (files.get(message.id) ?? []).map(({ filename }) => filename),
    is_held: message.held_at !== null,
    is_removed: message.removed_at !== null,
    created_at: toInstant(message.created_at),
  }));
}

/** Freezes a conversation for both people, or reopens it. */
export async function setFrozen(trx: Database, thread_id: string, isFrozen: boolean, now: number): Promise<void> {
  const { mentor_id, prospect_id, frozen_at } = await lockThread(trx, thread_id);
  if ((frozen_at !== null) === isFrozen) {
    return;
  }
  await trx
    .updateTable('thread')
    .set({ frozen_at: isFrozen ? toInstant(now) : null })
    .where('id', '=', thread_id)
    .execute();
  await record(trx, { thread_id, kind: isFrozen ? 'frozen' : 'thawed', actor_user_id: null, now });
  await announce(trx, { kind: 'thread', users: [mentor_id, prospect_id], thread_id });
}

/** Announces a removed or restored message to both people; only to its author where the other has never seen it. */
async function notifyOfChange(
  trx: Database,
  { id, thread_id, author_id, held_at }: MessageRow,
  { kind, now }: { kind: ThreadEventKind; now: number },
): Promise<void> {
  const { mentor_id, prospect_id } = await lockThread(trx, thread_id);
  await record(trx, { thread_id, kind, actor_user_id: null, message_id: id, now });
  const users = held_at === null ? [mentor_id, prospect_id] : [author_id];
  await announce(trx, { kind: 'message', users, thread_id, message_id: id });
}

/** Removes the words and files of a message for both people; with a held one, also those that wait with it. */
export async function removeMessage(
  trx: Database,
  { message_id, decision_id, now }: { message_id: string; decision_id: string; now: number },
): Promise<void> {
  const held = await heldAlike(trx, message_id);
  for (const id of held.length === 0 ? [message_id] : held.map((one) => one.id)) {
    const removed = await trx
      .updateTable('message')
      .set({ removed_at: toInstant(now), removed_by_decision_id: decision_id })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (removed) {
      await notifyOfChange(trx, removed, { kind: 'message_removed', now });
    }
  }
}

/** Shows a removed message again, with those that the same decision removed; held ones are delivered. */
export async function restoreMessage(trx: Database, message_id: string, now: number): Promise<void> {
  const restored = await sql<MessageRow>`
    update message set removed_at = null, removed_by_decision_id = null
    where removed_at is not null and (id = ${message_id} or removed_by_decision_id = (
      select removed_by_decision_id from message where id = ${message_id})) returning *`.execute(trx);
  for (const message of restored.rows) {
    await notifyOfChange(trx, message, { kind: 'message_restored', now });
    if (message.held_at !== null) {
      await release(trx, message.id, now);
    }
  }
}

/** Delivers a held message and those that wait with it. Others stay as they are. */
export async function releaseHeld(trx: Database, message_id: string, now: number): Promise<void> {
  for (const { id } of await heldAlike(trx, message_id)) {
    await release(trx, id, now);
  }
}
