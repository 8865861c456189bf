import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { openMessageCaseJob } from '../../jobs/known-jobs.ts';
import { deliver } from './deliver.ts';
import { lockThread } from './lock-thread.ts';
import { THREAD_HAS_SESSION, THREAD_IS_BLOCKED, THREAD_IS_REOPENED, type MessageRow } from './queries.ts';
import { announce, record } from './record.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The part of the smaller sketch that equal texts share at least. */
const SAME_SHARE = 0.8;

/** Messages with the same text. An SQL condition on `message`. */
const isAlike = (sketch: readonly number[]) => sql<boolean>`(sketch && ${sketch}::int[]
  and (select count(*) from unnest(sketch) one where one = any(${sketch}::int[]))
    >= ${SAME_SHARE}::numeric * least(cardinality(sketch), ${sketch.length}::int))`;

interface Text {
  author_id: string;
  thread_id: string;
  sketch: readonly number[];
  now: number;
}

/**
 * Whether the author has sent the same text to three other people within a day, without approval by moderators: an SQL
 * condition.
 */
export const isSentToMany = ({ author_id, thread_id, sketch, now }: Text) =>
  sketch.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(select count(distinct thread_id) filter (where thread_id <> ${thread_id}) >= ${LIMITS.same_text_people_max}
        and not coalesce(bool_or(released_at is not null), false)
      from message where author_id = ${author_id} and created_at > ${toInstant(now - DAY_MS)}::timestamptz
        and ${isAlike(sketch)})`;

/** Holds a message until moderators have reviewed it. Only its author's pages are notified. */
export async function hold(trx: Database, message: MessageRow, now: number): Promise<void> {
  const { thread_id, id, author_id } = message;
  await record(trx, { thread_id, kind: 'message_held', actor_user_id: null, message_id: id, now });
  await enqueue(trx, [openMessageCaseJob({ message_id: id, author_id, reason: 'spam' })]);
  await announce(trx, { kind: 'message', users: [author_id], thread_id, message_id: id });
}

/** The author's messages with the same text as a held one that wait with it, it included; none where it isn't held. */
export async function heldAlike(db: Database, message_id: string): Promise<{ id: string }[]> {
  const message = await db
    .selectFrom('message')
    .select(['author_id', 'sketch'])
    .where('id', '=', message_id)
    .where('held_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!message) {
    return [];
  }
  return db
    .selectFrom('message')
    .select('id')
    .where('author_id', '=', message.author_id)
    .where('held_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where(({ or, eb }) => or([eb('id', '=', message_id), isAlike(message.sketch)]))
    .orderBy('thread_id')
    .execute();
}

/** Finds the changes of a conversation since a message was held. */
async function findSince(trx: Database, thread_id: string) {
  const { rows } = await sql<{ is_blocked: boolean; is_reopened: boolean; has_session: boolean }>`
    select ${THREAD_IS_BLOCKED} as is_blocked, ${THREAD_IS_REOPENED} as is_reopened, ${THREAD_HAS_SESSION} as has_session
    from thread where thread.id = ${thread_id}`.execute(trx);
  return rows[0];
}

/**
 * Delivers a held message, as if it were written now, but not to a reader who has blocked the author or closed the conversation
 * by now. Call it with the lock of its author held.
 */
export async function release(trx: Database, message_id: string, now: number): Promise<void> {
  const { thread_id } = await trx
    .selectFrom('message')
    .select('thread_id')
    .where('id', '=', message_id)
    .executeTakeFirstOrThrow();
  const thread = await lockThread(trx, thread_id);
  const since = await findSince(trx, thread_id);
  const at = toInstant(now);
  const message = await trx
    .updateTable('message')
    .set({ released_at: at, created_at: toInstant(Math.max(now, Date.parse(thread.last_message_at) + 1)) })
    .where('id', '=', message_id)
    .where('held_at', 'is not', null)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!message || !since) {
    return;
  }
  const { author_id: id, author_role: role } = message;
  const isClosed = thread.status === 'closed' && thread.closed_by !== id && !since.is_reopened;
  if (since.is_blocked || isClosed) {
    return;
  }
  await trx.updateTable('message').set({ held_at: null }).where('id', '=', message_id).execute();
  await deliver(trx, { thread, author: { id, role }, has_session: since.has_session }, message);
  await record(trx, { thread_id, kind: 'message_released', actor_user_id: null, message_id, now });
}
