import { CAPS, HIDDEN_MARK, LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { PREPARED } from '../../db/prepared.ts';
import type { LeftOutFile } from '../../db/message-tables.ts';
import { attachFiles } from '../attachments/files.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { openMessageCaseJob } from '../../jobs/known-jobs.ts';
import { deliver, type Attempt } from './deliver.ts';
import { mask } from './find-contacts.ts';
import { hold, isSentToMany } from './hold.ts';
import { lockThread, type ThreadRow } from './lock-thread.ts';
import {
  isLimited,
  isMember,
  THREAD_HAS_SESSION,
  THREAD_IS_BLOCKED,
  THREAD_IS_REOPENED,
  type MessageRow,
} from './queries.ts';
import type { ReadText } from './read-text.ts';
import { hideSpread } from './spread-numbers.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Opens a case about a user who repeatedly tries to send contact data before a session. */
async function noticeContacts(trx: Database, { id, author_id }: MessageRow, now: number): Promise<void> {
  const { rows } = await sql<{ parts: number }>`
    select coalesce(sum(jsonb_array_length(spans)), 0)::int as parts from message
    where author_id = ${author_id} and masked_text is not null and created_at > ${toInstant(now - LIMITS.hidden_parts_days * DAY_MS)}::timestamptz`.execute(
    trx,
  );
  if ((rows[0]?.parts ?? 0) >= LIMITS.hidden_parts_looked_at) {
    await enqueue(trx, [openMessageCaseJob({ message_id: id, author_id, reason: 'paying_outside' })]);
  }
}

/** Opens a case about a mentor who offers a student something for stars. It has no other automatic effect. */
async function noticeStarOffer(trx: Database, { id, author_id, author_role }: MessageRow): Promise<void> {
  if (author_role === 'mentor') {
    await enqueue(trx, [openMessageCaseJob({ message_id: id, author_id, reason: 'fake_review' })]);
  }
}

const HOUR_S = 60 * 60;
const HOUR_MS = HOUR_S * 1000;

interface NewMessage {
  thread_id: string;
  /** The session that it is about. */
  booking_id?: string | null;
  author_id: string;
  /** The client's id; a repeated one writes nothing. */
  client_message_id: string;
  words: ReadText;
  /** The whole email, where the message is only a part of it. */
  whole?: Pick<ReadText, 'text' | 'found'> | null;
  source: 'web' | 'mail';
  /** Files of the author’s that go with it. */
  attachment_ids?: readonly string[] | undefined;
  /** Files of the author’s email that don’t go with it. */
  files_left_out?: readonly LeftOutFile[];
}

export interface Written {
  row: MessageRow;
  has_session: boolean;
}

type Writer = Pick<Context, 'clock' | 'config'>;

const isSame = ({ thread_id, author_id, client_message_id }: NewMessage) =>
  sql<boolean>`message.thread_id = ${thread_id} and message.author_id = ${author_id}
    and message.client_message_id = ${client_message_id}`;

/** Reads a conversation before its row is locked; all but `sent_before` and `is_held` may have changed then. */
async function findBefore(trx: Database, message: NewMessage, now: number) {
  const found = await trx
    .selectFrom('thread')
    .select([
      'mentor_id',
      'prospect_id',
      THREAD_HAS_SESSION.as('has_session'),
      sql<boolean>`exists (select from message where ${isSame(message)})`.as('is_sent'),
      isSentToMany({ ...message, ...message.words, now }).as('is_held'),
    ])
    .where('id', '=', message.thread_id)
    .where(isMember(message.author_id))
    .modifyEnd(PREPARED)
    .executeTakeFirst();
  if (!found) {
    throw new AppError('NOT_FOUND');
  }
  const { is_sent, ...known } = found;
  const sent_before = is_sent
    ? await trx.selectFrom('message').selectAll().where(isSame(message)).executeTakeFirst()
    : undefined;
  return { ...known, sent_before };
}

interface Facts {
  is_blocked: boolean;
  is_reopened: boolean;
  is_limited: boolean;
  /** The author's messages here, counted up to the limit of messages without an answer. */
  sent: number;
  in_hour: number;
  oldest_age_s: number;
}

/** Reads the facts that decide whether the author may write, under the locks of the author and the conversation. */
async function findFacts(trx: Database, thread: ThreadRow, author: { id: string; role: string }, now: number) {
  const recent = sql`author_id = ${author.id} and author_role = ${author.role}
    and created_at > ${toInstant(now - HOUR_MS)}::timestamptz`;
  const { rows } = await sql<Facts>`/* prepared */
    select ${THREAD_IS_BLOCKED} as is_blocked, ${THREAD_IS_REOPENED} as is_reopened,
      ${isLimited(author.id)} as is_limited,
      (select count(*)::int from (select from message where thread_id = thread.id and author_id = ${author.id}
        limit ${CAPS.unanswered_messages_max}) written) as sent, hour.*
    from thread cross join (
      select count(*)::int as in_hour,
        coalesce(extract(epoch from ${toInstant(now)}::timestamptz - min(created_at)), 0)::int as oldest_age_s
      from message where ${recent}) hour
    where thread.id = ${thread.id}`.execute(trx);
  const [facts] = rows;
  if (!facts) {
    throw new AppError('NOT_FOUND');
  }
  return facts;
}

/** @throws AppError THREAD_FROZEN, MESSAGES_LIMITED, THREAD_CLOSED, TOO_MANY_UNANSWERED, TOO_MANY_MESSAGES_HOUR */
function refuse({ thread, author, has_session }: Attempt, facts: Facts): void {
  if (thread.frozen_at !== null) {
    throw new AppError('THREAD_FROZEN');
  }
  if (facts.is_limited) {
    throw new AppError('MESSAGES_LIMITED');
  }
  const isClosed = thread.status === 'closed' && thread.closed_by !== author.id && !facts.is_reopened;
  if (facts.is_blocked || isClosed) {
    throw new AppError('THREAD_CLOSED');
  }
  const waitsForAnswer = thread.opened_at === null && author.role === 'prospect' && !has_session;
  if (waitsForAnswer && facts.sent >= CAPS.unanswered_messages_max) {
    throw new AppError('TOO_MANY_UNANSWERED');
  }
  const max = author.role === 'mentor' ? CAPS.messages_per_hour_mentor : CAPS.messages_per_hour;
  if (facts.in_hour >= max) {
    throw new AppError('TOO_MANY_MESSAGES_HOUR', { retry_after_s: Math.max(1, HOUR_S - facts.oldest_age_s) });
  }
}

/** @param is_spread a part of contact data that other messages have too: the message hides it, the email would show it. */
const maskWhole = (
  { text, found }: Pick<ReadText, 'text' | 'found'>,
  { has_session, is_spread }: { has_session: boolean; is_spread: boolean },
): string | null => (is_spread ? HIDDEN_MARK : mask(text, found, { is_open: has_session }).masked_text);

/**
 * Writes a message. This is the only way to write one, with all limits. Call it in a transaction that has locked the author's record.
 * Only its author sees a held one.
 * @returns the message, and whether the two have had a confirmed session.
 * @throws AppError NOT_FOUND for another person's conversation, THREAD_FROZEN, MESSAGES_LIMITED, THREAD_CLOSED,
 * TOO_MANY_UNANSWERED, TOO_MANY_MESSAGES_HOUR, ATTACHMENTS_AFTER_BOOKING, VALIDATION_FAILED for files that aren’t the author’s to send
 */
export async function writeMessage(context: Writer, trx: Database, message: NewMessage): Promise<Written> {
  const { attachment_ids = [], files_left_out = [], words, whole = null, ...place } = message;
  const { author_id } = place;
  const { text, found, sketch, offers_payment_outside, offers_for_stars } = words;
  const before = await findBefore(trx, message, context.clock.now());
  const { sent_before, has_session, is_held: isHeld, ...pair } = before;
  if (sent_before) {
    return { row: sent_before, has_session };
  }
  if (attachment_ids.length > 0 && !has_session) {
    throw new AppError('ATTACHMENTS_AFTER_BOOKING');
  }
  const thread = await lockThread(trx, message.thread_id);
  const now = context.clock.now();
  const role = pair.mentor_id === author_id ? 'mentor' : 'prospect';
  const attempt = { thread, author: { id: author_id, role }, has_session } as const;
  refuse(attempt, await findFacts(trx, thread, attempt.author, now));
  const spread = has_session ? [] : await hideSpread(context, trx, { ...place, ...pair, text, now });
  const masked = mask(text, spread.length > 0 ? { contacts: spread } : found, { is_open: has_session });
  const created_at = toInstant(Math.max(now, Date.parse(thread.last_message_at) + 1));
  const written = await trx
    .insertInto('message')
    .values({
      ...place,
      text,
      id: newId(),
      author_role: role,
      masked_text: masked.masked_text,
      whole_text: whole && whole.text,
      masked_whole_text: whole && maskWhole(whole, { has_session, is_spread: spread.length > 0 }),
      spans: JSON.stringify(masked.spans),
      files_left_out: JSON.stringify(files_left_out),
      offers_payment_outside,
      sketch,
      created_at,
      held_at: isHeld ? created_at : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (attachment_ids.length > 0) {
    await attachFiles(trx, { ids: attachment_ids, user_id: author_id, to: { message_id: written.id }, now });
  }
  if (offers_for_stars) {
    await noticeStarOffer(trx, written);
  }
  await (isHeld ? hold(trx, written, now) : deliver(trx, attempt, written));
  if (masked.masked_text !== null) {
    await noticeContacts(trx, written, now);
  }
  return { row: written, has_session };
}
