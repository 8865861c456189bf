import { LIMITS, type AnswerHours, type ThreadsQuery } from '@abroad/contract';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { hasSlug } from '../../db/has-slug.ts';
import { pictureUrl } from '../../db/picture-url.ts';
import type { MessageTable, ThreadTable } from '../../db/tables.ts';
import { isMentorVisibleTo } from '../mentors/queries.ts';
import { isProspectVisibleTo } from '../profiles/prospects.ts';

export type Role = 'mentor' | 'prospect';
export type MessageRow = Selectable<MessageTable>;

/** A conversation as one of its two people sees it. */
export interface ThreadView extends Selectable<ThreadTable> {
  role: Role;
  /** Whether both have had a confirmed session. */
  has_session: boolean;
  is_blocked_by_you: boolean;
  is_blocked: boolean;
  /** A session was booked and confirmed after it was closed. */
  is_reopened: boolean;
  /** Whether a decision prevents the reader from writing. */
  is_limited: boolean;
  sent: number;
  answers_within_h: AnswerHours | null;
  unread: number;
  /** BCP 47. */
  reader_language: string;
  other: {
    user_id: string;
    slug: string;
    first_name: string;
    last_name: string;
    avatar_thumbnail_url: string | null;
    has_profile: boolean;
    is_deleted: boolean;
  };
  last_message: Words | null;
  /** The latest message with the words that are searched for. */
  found_message: (Words & Pick<MessageRow, 'id'>) | null;
}

type Words = Pick<MessageRow, 'author_id' | 'text' | 'masked_text' | 'removed_at' | 'created_at'>;

const MET = sql`status in ('confirmed', 'completed', 'no_show_mentor', 'no_show_prospect')`;

/** Whether a pair has had a confirmed session, also as `booking.created_at` after an instant. */
export const hasSession = (
  pair: { mentor: RawBuilder<unknown>; prospect: RawBuilder<unknown> },
  after?: RawBuilder<unknown>,
) =>
  sql<boolean>`exists (select from booking where booking.mentor_user_id = ${pair.mentor}
    and booking.prospect_user_id = ${pair.prospect} and booking.${MET}
    and ${after === undefined ? sql`true` : sql`booking.created_at > ${after}`})`;

const OF_THREAD = { mentor: sql`thread.mentor_id`, prospect: sql`thread.prospect_id` };
export const THREAD_HAS_SESSION = hasSession(OF_THREAD);
export const THREAD_IS_REOPENED = hasSession(OF_THREAD, sql`thread.closed_at`);

/** Whether one of the two has blocked the other. */
export const THREAD_IS_BLOCKED = sql<boolean>`exists (select from block
  where (blocker_id = thread.mentor_id and blocked_id = thread.prospect_id)
     or (blocker_id = thread.prospect_id and blocked_id = thread.mentor_id))`;
const blockedBy = (user_id: string) => sql<boolean>`exists (select from block where blocker_id = ${user_id}
  and blocked_id = case thread.mentor_id when ${user_id} then thread.prospect_id else thread.mentor_id end)`;

/** Whether a decision keeps someone from writing messages, until it ends or is undone. */
export const isLimited = (user_id: string) => sql<boolean>`exists (select from moderation_measure
  where user_id = ${user_id} and kind = 'limit_messages' and ended_at is null)`;

/** Whether a user can see a conversation: one with only held messages is visible only to its starter. */
export const isMember = (user_id: string) => sql<boolean>`(${user_id}::uuid in (thread.mentor_id, thread.prospect_id)
  and (thread.last_message_id is not null or thread.started_by = ${user_id}))`;

/** Whether a message of the conversation has words, of those that the reader may see. */
const hasWords = (q: string, user_id: string) => sql<boolean>`thread_id = thread.id and removed_at is null
  and (held_at is null or author_id = ${user_id})
  and text_has(case when author_id = ${user_id} or ${THREAD_HAS_SESSION} then text else coalesce(masked_text, text) end, ${q})`;

const matches = (q: string, user_id: string) => sql<boolean>`(
  text_has(concat_ws(' ', other.first_name, other.last_name), ${q})
  or exists (select from message where ${hasWords(q, user_id)}))`;

const WORDS = sql`'author_id', author_id, 'text', text, 'masked_text', masked_text, 'removed_at', removed_at,
  'created_at', created_at`;

/** Whether the reader may see the other person's profile of their role in the conversation. */
const hasProfile = (user_id: string) => sql<boolean>`case thread.mentor_id when other.id
  then exists (select from authenticated_user person join mentor_profile profile on profile.auth_user_id = person.id
    where person.id = other.id and ${isMentorVisibleTo(user_id)})
  else exists (select from authenticated_user person join prospect_profile profile on profile.auth_user_id = person.id
    where person.id = other.id and ${isProspectVisibleTo(user_id)}) end`;

const columns = (user_id: string, q?: string) => sql`
  thread.*,
  case thread.mentor_id when ${user_id} then 'mentor' else 'prospect' end as role,
  case thread.mentor_id when ${user_id} then thread.mentor_unread else thread.prospect_unread end as unread,
  (select language from authenticated_user where id = ${user_id}) as reader_language,
  ${THREAD_HAS_SESSION} as has_session,
  ${THREAD_IS_REOPENED} as is_reopened,
  ${THREAD_IS_BLOCKED} as is_blocked,
  ${blockedBy(user_id)} as is_blocked_by_you,
  ${isLimited(user_id)} as is_limited,
  case when thread.mentor_id <> ${user_id} then profile.answers_within_h end as answers_within_h,
  case when thread.status = 'request' then
    (select count(*)::int from message where thread_id = thread.id and author_id = thread.prospect_id) else 0 end as sent,
  json_build_object('user_id', other.id, 'slug', other.slug, 'first_name', other.first_name, 'last_name', other.last_name,
    'avatar_thumbnail_url', ${pictureUrl(LIMITS.avatar_thumbnail_px)}, 'has_profile', ${hasProfile(user_id)},
    'is_deleted', other.status = 'deleted') as other,
  (select json_build_object(${WORDS}) from message where id = thread.last_message_id) as last_message,
  ${
    q === undefined
      ? sql`null`
      : sql`(select json_build_object('id', id, ${WORDS}) from message where ${hasWords(q, user_id)}
          order by created_at desc, id desc limit 1)`
  } as found_message`;

/** The tables of a conversation; the other person's profile in their role has the portrait for demonstrations. */
const sources = (user_id: string) => sql`thread
  join authenticated_user other
    on other.id = case thread.mentor_id when ${user_id} then thread.prospect_id else thread.mentor_id end
  left join mentor_profile profile on profile.auth_user_id = other.id
  left join avatar picture on picture.auth_user_id = other.id and picture.status = 'current'`;

/** A conversation of the user's; undefined for others', as if it didn't exist. */
export async function findThread(db: Database, id: string, user_id: string): Promise<ThreadView | undefined> {
  const { rows } = await sql<ThreadView>`select ${columns(user_id)} from ${sources(user_id)}
    where thread.id = ${id} and ${isMember(user_id)}`.execute(db);
  return rows[0];
}

interface ThreadsAsked extends Partial<z.output<typeof ThreadsQuery>> {
  user_id: string;
}

/** The state that both see: a block closes a conversation, and a later session opens it again. */
const STATUS = sql<string>`case when ${THREAD_IS_BLOCKED} then 'closed'
  when thread.status = 'closed' and ${THREAD_IS_REOPENED} then 'open' else thread.status end`;

/** The one with a mentor, by any of their links, or with the other person of a booking. */
const between = ({ user_id, mentor_slug, booking_id }: ThreadsAsked): RawBuilder<unknown> => sql`
  ${mentor_slug === undefined ? sql`true` : sql`thread.prospect_id = ${user_id} and ${hasSlug('other', mentor_slug)}`}
  and ${
    booking_id === undefined
      ? sql`true`
      : sql`(thread.mentor_id, thread.prospect_id) in (
          select mentor_user_id, prospect_user_id from booking where id = ${booking_id})`
  }`;

function whereAsked(asked: ThreadsAsked): RawBuilder<unknown> {
  const { user_id, status, q, mentor_slug, booking_id } = asked;
  const isOneAsked = mentor_slug !== undefined || booking_id !== undefined;
  const left = sql`case thread.mentor_id when ${user_id} then thread.mentor_left_at else thread.prospect_left_at end`;
  return sql`${isMember(user_id)}
    and ${status !== undefined ? sql`${STATUS} = ${status}` : isOneAsked ? sql`true` : sql`${left} is null and not ${blockedBy(user_id)}`}
    and ${between(asked)}
    and ${q === undefined ? sql`true` : matches(q, user_id)}`;
}

/** A page of the user's conversations, the latest first, and their number. */
export async function findThreads(
  db: Database,
  asked: ThreadsAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ threads: ThreadView[]; total: number }> {
  const { user_id, q } = asked;
  const where = whereAsked(asked);
  const [page, count] = await Promise.all([
    sql<ThreadView>`select ${columns(user_id, q)} from ${sources(user_id)} where ${where}
      order by thread.last_message_at desc, thread.id limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${sources(user_id)} where ${where}`.execute(db),
  ]);
  return { threads: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** Counts the user's conversations with unread messages, without blocked ones. */
export async function countUnreadThreads(db: Database, user_id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from thread
    where (mentor_id = ${user_id} and mentor_unread > 0 or prospect_id = ${user_id} and prospect_unread > 0)
      and not ${blockedBy(user_id)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Messages that the reader may see, the newest first. @param before the place after which they don't begin */
export function findMessages(
  db: Database,
  {
    thread_id,
    user_id,
    before,
    limit,
  }: { thread_id: string; user_id: string; before: string | undefined; limit: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('thread_id', '=', thread_id)
    .where(({ or, eb }) => or([eb('held_at', 'is', null), eb('author_id', '=', user_id)]))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select created_at, id from message where id = ${before} and thread_id = ${thread_id})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
