import { offersPaymentOutside } from '@abroad/contact-finder';
import { sql } from 'kysely';
import { toInstant } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { findContacts, mask, type Pair } from '../features/messages/find-contacts.ts';
import { hasSession } from '../features/messages/queries.ts';
import type { ThreadEventKind } from '../features/messages/record.ts';
import { toldKey } from '../features/messages/unread-mail-job.ts';
import { sketchOf } from '../features/messages/sketch.ts';
import type { TestApi } from './api.ts';
import { insertRows, type Rows } from './insert-rows.ts';
import type { Made } from './make.ts';

type Thread = NonNullable<Rows['thread']>[number];

/** Begins a conversation. @returns the row of `thread`, before anything is said */
async function begin({ context: { db } }: TestApi, pair: Pair, started_by: string, at: string): Promise<Thread> {
  const thread = {
    ...pair,
    id: newId(),
    started_by,
    created_at: at,
    frozen_at: null,
    opened_at: null,
    closed_at: null,
    closed_by: null,
    last_message_at: at,
    last_message_id: null,
    mentor_read_at: null,
    prospect_read_at: null,
    mentor_left_at: null,
    prospect_left_at: null,
  };
  await insertRows(db, { thread: [thread], thread_event: [eventOf(thread.id, 'started', started_by, at)] });
  return thread;
}

const eventOf = (thread_id: string, kind: ThreadEventKind, actor_user_id: string, created_at: string) => ({
  id: newId(),
  thread_id,
  kind,
  actor_user_id,
  message_id: null,
  created_at,
});

/**
 * Writes a message into the conversation of two people, which begins with the first: the rows that writing it would have
 * left in `thread`, `thread_event`, `message` and `notification`. No job follows, and nothing refuses or holds it.
 */
export async function insertMessage(
  api: TestApi,
  { mentor, prospect, author, text = 'Here it is' }: { mentor: Made; prospect: Made; author: Made; text?: string },
): Promise<{ id: string; thread_id: string }> {
  const { db, clock, config } = api.context;
  const pair = { mentor_id: mentor.user_id, prospect_id: prospect.user_id };
  const known = await db
    .selectFrom('thread')
    .select(['id', 'opened_at', 'last_message_at'])
    .where('mentor_id', '=', pair.mentor_id)
    .where('prospect_id', '=', pair.prospect_id)
    .executeTakeFirst();
  const thread = known ?? (await begin(api, pair, author.user_id, toInstant(clock.now())));
  const sides = { mentor: sql`${pair.mentor_id}`, prospect: sql`${pair.prospect_id}` };
  const { has_session } = await db.selectNoFrom(hasSession(sides).as('has_session')).executeTakeFirstOrThrow();
  const author_role = author.user_id === mentor.user_id ? 'mentor' : 'prospect';
  const other = author_role === 'mentor' ? 'prospect' : 'mentor';
  const id = newId();
  const created_at = toInstant(Math.max(clock.now(), Date.parse(String(thread.last_message_at)) + 1));
  const { masked_text, spans } = mask(text, await findContacts({ config }, db, pair, text), { is_open: has_session });
  const opens = thread.opened_at === null && (author_role === 'mentor' || has_session);
  await insertRows(db, {
    message: [
      {
        id,
        thread_id: thread.id,
        author_id: author.user_id,
        author_role,
        client_message_id: newId(),
        text,
        masked_text,
        spans: JSON.stringify(spans),
        offers_payment_outside: offersPaymentOutside(text),
        sketch: sketchOf(text),
        source: 'web',
        created_at,
        held_at: null,
        released_at: null,
        removed_at: null,
        removed_by_decision_id: null,
      },
    ],
    thread_event: opens ? [eventOf(thread.id, 'opened', author.user_id, created_at)] : [],
    notification: [
      {
        id: newId(),
        auth_user_id: pair[`${other}_id`],
        kind: 'message',
        group_key: `thread:${thread.id}`,
        key: toldKey(id),
        data: JSON.stringify({ thread_id: thread.id, other_user_id: author.user_id }),
      },
    ],
  });
  await db
    .updateTable('thread')
    .set(opens ? { status: 'open', opened_at: created_at } : {})
    .set({ last_message_at: created_at, last_message_id: id })
    .set(`${other}_unread`, (row) => row(`${other}_unread`, '+', 1))
    .where('id', '=', thread.id)
    .execute();
  return { id, thread_id: thread.id };
}
