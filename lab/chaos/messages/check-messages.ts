import type { Figure } from '../lib/row.ts';
import { retryUntilAnswered } from '../lib/retry.ts';
import type { World } from '../lib/world.ts';
import { peopleOf, type Pair } from './pairs.ts';
import type { Sent } from './writers.ts';

/** Each query finds rows that must not exist; `$1` are the acknowledged messages. */
const WRONG: readonly (readonly [what: string, query: string])[] = [
  [
    'acknowledged messages that are lost, or others than were sent',
    `select sent.id from json_to_recordset($1) as sent (id uuid, thread_id uuid, author_id uuid, client_message_id uuid, text text, created_at timestamptz)
     where not exists (select from message where message.id = sent.id and message.thread_id = sent.thread_id
       and message.author_id = sent.author_id and message.client_message_id = sent.client_message_id
       and message.text = sent.text and message.created_at = sent.created_at)`,
  ],
  [
    'messages that exist twice, or that no writer was told of',
    `select client_message_id as id from message
     left join json_to_recordset($1) as sent (id uuid) on sent.id = message.id
     where message.thread_id in (select thread_id from json_to_recordset($1) as one (thread_id uuid))
     group by 1, author_id having count(*) <> 1 or count(sent.id) <> 1`,
  ],
  [
    'messages before one that their author had an answer about earlier',
    `select id from (
       select id, created_at, lag(created_at) over (partition by author_id, thread_id order by place) as before
       from rows from (json_to_recordset($1) as (id uuid, thread_id uuid, author_id uuid, created_at timestamptz))
         with ordinality as sent (id, thread_id, author_id, created_at, place)) one where created_at <= before`,
  ],
  [
    'conversations in which two messages have one time',
    `select thread_id as id from message where $1::json is not null group by thread_id, created_at having count(*) > 1`,
  ],
  [
    'conversations with a wrong count of unread ones, or a wrong last message',
    `select thread.id from thread where $1::json is not null and (
       mentor_unread <> (select count(*) from message where thread_id = thread.id and author_id = prospect_id
         and created_at > coalesce(mentor_read_at, '-infinity'))
       or prospect_unread <> (select count(*) from message where thread_id = thread.id and author_id = mentor_id
         and created_at > coalesce(prospect_read_at, '-infinity'))
       or last_message_id is distinct from
         (select id from message where thread_id = thread.id order by created_at desc, id desc limit 1))`,
  ],
  [
    'conversations that began or were opened more than once, or never',
    `select thread.id from thread left join thread_event event on event.thread_id = thread.id
     where $1::json is not null group by 1
     having count(*) filter (where kind = 'started') <> 1 or count(*) filter (where kind = 'opened') <> 1`,
  ],
  [
    'messages whose reader has not exactly one notification, or whose author has one',
    `select message.id from message join thread on thread.id = thread_id
     left join notification on key = 'message:' || message.id
     where $1::json is not null group by message.id, mentor_id, prospect_id
     having count(notification.id) <> 1 or bool_or(auth_user_id = author_id)`,
  ],
  [
    'people whose notifications of a conversation and its unread ones disagree',
    `select thread.id from thread cross join lateral (values (mentor_id, mentor_unread), (prospect_id, prospect_unread)) side (user_id, unread)
     where $1::json is not null and (unread > 0) <> exists (
       select from notification where auth_user_id = user_id and group_key = 'thread:' || thread.id and read_at is null)`,
  ],
];

/** Compares the rows, after all writers have stopped, with the answers. */
export async function checkMessages({ ask }: Pick<World, 'ask'>, sent: readonly Sent[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, query] of WRONG) {
    const rows = await ask(query, [JSON.stringify(sent)]);
    for (const row of rows.slice(0, 8)) console.log(`  ${what}: ${JSON.stringify(row)}`);
    figures.push({ what, goal: '0', found: String(rows.length), holds: rows.length === 0 });
  }
  return figures;
}

/** Compares the unread counts that the API returns with the rows. */
export async function checkUnread(world: World, pairs: readonly Pair[]): Promise<Figure> {
  let wrong = 0;
  for (const who of peopleOf(pairs).keys()) {
    const told = await retryUntilAnswered(world, who, (client) => client.listThreads({ query: {} }));
    const [row] = await world.ask<{ threads: number; messages: number }>(
      `select count(*) filter (where unread > 0)::int as threads, coalesce(sum(unread), 0)::int as messages
       from (select case $1::uuid when mentor_id then mentor_unread else prospect_unread end as unread
             from thread where $1::uuid in (mentor_id, prospect_id)) own`,
      [who.user_id],
    );
    const messages = told.items.reduce((sum, { unread }) => sum + unread, 0);
    if (told.unread_threads !== row?.threads || messages !== row.messages) wrong += 1;
  }
  return {
    what: 'people who are told of another number of unread ones',
    goal: '0',
    found: String(wrong),
    holds: wrong === 0,
  };
}

/** Readers of unread messages without exactly one sent mail about the conversation, and mails about read ones. */
export async function checkMails({ ask }: Pick<World, 'ask'>): Promise<Figure> {
  const [row] = await ask<{ due: number; wrong: number }>(`
    select count(*) filter (where unread > 0)::int as due, count(*) filter (where (unread > 0)::int <> mails)::int as wrong
    from thread cross join lateral (values (mentor_id, mentor_unread), (prospect_id, prospect_unread)) side (user_id, unread)
    cross join lateral (select count(*)::int as mails from message join mail_message mail on mail.deduplication = 'message:' || message.id
      where thread_id = thread.id and author_id <> user_id and mail.sent_at is not null) told`);
  const { due, wrong } = row ?? { due: 0, wrong: Number.NaN };
  return {
    what: 'mails about unread messages: due; missing, twice or needless',
    goal: '0',
    found: `${due}; ${wrong}`,
    holds: wrong === 0,
  };
}
