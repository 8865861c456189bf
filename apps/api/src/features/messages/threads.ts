import {
  LIMITS,
  type Message,
  type SendMessage,
  type Thread,
  type ThreadDetail,
  type Threads,
  type ThreadsQuery,
} from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { attachmentsOf } from '../attachments/files.ts';
import { readGroup } from '../notifications/marks.ts';
import { lockThread } from './lock-thread.ts';
import { presentMessage, presentThread } from './present.ts';
import { countUnreadThreads, findMessages, findThread, findThreads, type ThreadView } from './queries.ts';
import { readText } from './read-text.ts';
import { announce, record } from './record.ts';
import { writeMessage, type Written } from './write-message.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;
type Asked = { id: string; user_id: string };

/** A conversation of a user's. @throws AppError NOT_FOUND for others', as if it didn't exist */
export async function threadOf(db: Database, id: string, user_id: string): Promise<ThreadView> {
  const thread = await findThread(db, id, user_id);
  if (!thread) {
    throw new AppError('NOT_FOUND');
  }
  return thread;
}

export async function listThreads(
  { db }: Pick<Deps, 'db'>,
  user_id: string,
  query: z.output<typeof ThreadsQuery>,
): Promise<Threads> {
  const { threads, total } = await findThreads(db, { ...query, user_id }, pageBounds(query));
  const items = threads.map((thread) => presentThread(thread, user_id));
  return { ...toPage(items, total, query), unread_threads: await countUnreadThreads(db, user_id) };
}

/** The sessions of the two, which are lines in their conversation. */
async function bookingLines(db: Database, { mentor_id, prospect_id }: ThreadView): Promise<ThreadDetail['bookings']> {
  const rows = await db
    .selectFrom('booking')
    .select(['id', 'title', 'start_at', 'end_at', 'status', 'created_at'])
    .where('mentor_user_id', '=', mentor_id)
    .where('prospect_user_id', '=', prospect_id)
    .orderBy('created_at', 'desc')
    .limit(LIMITS.thread_bookings_max)
    .execute();
  return rows
    .map(({ start_at, end_at, created_at, ...line }) => ({
      ...line,
      start: toInstant(start_at),
      end: toInstant(end_at),
      created_at: toInstant(created_at),
    }))
    .toReversed();
}

export async function getThread(
  { db }: Pick<Deps, 'db'>,
  { id, user_id, before }: Asked & { before: string | undefined },
): Promise<ThreadDetail> {
  const thread = await threadOf(db, id, user_id);
  const limit = LIMITS.thread_page;
  const rows = await findMessages(db, { thread_id: id, user_id, before, limit: limit + 1 });
  const files = await attachmentsOf(
    db,
    rows.map((row) => row.id),
  );
  return {
    thread: presentThread(thread, user_id),
    messages: rows
      .slice(0, limit)
      .toReversed()
      .map((row) => presentMessage(row, { user_id, has_session: thread.has_session }, files.get(row.id))),
    has_more: rows.length > limit,
    bookings: await bookingLines(db, thread),
  };
}

/** A message as its author sees it. @param attachment_ids the requested files: without any, none are read */
export async function presentWritten(
  trx: Database,
  { row, has_session }: Written,
  attachment_ids: readonly string[] = [],
): Promise<Message> {
  const files = attachment_ids.length > 0 ? (await attachmentsOf(trx, [row.id])).get(row.id) : [];
  return presentMessage(row, { user_id: row.author_id, has_session }, files);
}

export async function sendMessage(
  { db, ...context }: Deps,
  { id: thread_id, user_id, body: { text, ...body } }: Asked & { body: SendMessage },
): Promise<Message> {
  const words = await readText(context, db, { thread_id }, text);
  return writeAs(db, user_id, async (trx) => {
    const written = await writeMessage(context, trx, { ...body, words, thread_id, author_id: user_id, source: 'web' });
    return presentWritten(trx, written, body.attachment_ids);
  });
}

/** Marks the other side's messages as read, up to a message. @throws AppError NOT_FOUND */
export const readThread = ({ db }: Pick<Deps, 'db'>, { id, user_id, up_to }: Asked & { up_to: string }) =>
  writeAs(db, user_id, async (trx) => {
    await lockThread(trx, id);
    const { role, unread: before, ...thread } = await threadOf(trx, id, user_id);
    const message = await trx
      .selectFrom('message')
      .select('created_at')
      .where('id', '=', up_to)
      .where('thread_id', '=', id)
      .executeTakeFirst();
    if (!message) {
      throw new AppError('NOT_FOUND');
    }
    const was = thread[`${role}_read_at`];
    // Instants have a fraction only where there is one, so their texts have another order.
    const isOlder = was !== null && Date.parse(was) > Date.parse(message.created_at);
    const read_at = isOlder ? was : message.created_at;
    const { unread } = await trx
      .selectFrom('message')
      .select(({ fn }) => fn.countAll<number>().as('unread'))
      .where('thread_id', '=', id)
      .where('author_id', '<>', user_id)
      .where('held_at', 'is', null)
      .where('created_at', '>', read_at)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('thread')
      .set({ [`${role}_unread`]: unread, [`${role}_read_at`]: read_at })
      .where('id', '=', id)
      .execute();
    if (unread === 0) {
      await readGroup(trx, user_id, `thread:${id}`);
    }
    if (unread !== before) {
      await announce(trx, { kind: 'thread', users: [user_id], thread_id: id });
    }
    return { unread, unread_threads: await countUnreadThreads(trx, user_id) };
  });

/** Closes a conversation; a person who leaves no longer has it in the list. @throws AppError NOT_FOUND */
export const closeThread = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, user_id, leave }: Asked & { leave: boolean },
) =>
  writeAs(db, user_id, async (trx): Promise<Thread> => {
    await lockThread(trx, id);
    const thread = await threadOf(trx, id, user_id);
    const now = clock.now();
    const at = toInstant(now);
    const closes = thread.status !== 'closed' || thread.is_reopened;
    const change = {
      ...(closes && { status: 'closed' as const, closed_at: at, closed_by: user_id }),
      ...(leave && { [`${thread.role}_left_at`]: at, [`${thread.role}_unread`]: 0 }),
    };
    if (closes || leave) {
      await trx.updateTable('thread').set(change).where('id', '=', id).execute();
    }
    if (closes) {
      await record(trx, { thread_id: id, kind: 'closed', actor_user_id: user_id, now });
    }
    if (leave) {
      await readGroup(trx, user_id, `thread:${id}`);
      await record(trx, { thread_id: id, kind: 'left', actor_user_id: user_id, now });
    }
    await announce(trx, { kind: 'thread', users: [thread.mentor_id, thread.prospect_id], thread_id: id });
    return presentThread(await threadOf(trx, id, user_id), user_id);
  });
