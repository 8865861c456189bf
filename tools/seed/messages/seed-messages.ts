import { findContactData, hideSpans } from '@abroad/contact-finder';
import { HIDDEN_MARK } from '@abroad/contract';
import { newId } from '@abroad/api/core/ids';
import { connect, type Database } from '@abroad/api/db/connection';
import { sql } from 'kysely';
import { findMentor, findProspect } from './find-person.ts';
import { TALKS, type Talk } from './talks.ts';

const HOUR_MS = 3_600_000;

interface Placed {
  talk: Talk;
  mentor_id: string;
  prospect_id: string;
  now: number;
}

/** Whether the two had a session: then nothing is hidden. */
async function haveMet(trx: Database, { mentor_id, prospect_id }: Placed): Promise<boolean> {
  const met = await trx
    .selectFrom('booking')
    .select('id')
    .where('mentor_user_id', '=', mentor_id)
    .where('prospect_user_id', '=', prospect_id)
    .where('status', '=', 'completed')
    .limit(1)
    .execute();
  return met.length > 0;
}

function masked(text: string) {
  // The numbers of these texts are Vietnamese.
  const spans = findContactData(text, { countries: ['VN'], own_host: 'localhost' });
  const masked_text = spans.length === 0 ? null : hideSpans(text, spans, HIDDEN_MARK);
  return { spans: JSON.stringify(spans), masked_text };
}

const OPEN_TEXT = { spans: '[]', masked_text: null };

/** Inserts a conversation with its events and unread messages, as if people had written it. */
async function insertTalk(trx: Database, placed: Placed): Promise<void> {
  const { talk, mentor_id, prospect_id, now } = placed;
  const { lines, unread } = talk;
  const isOpen = await haveMet(trx, placed);
  const thread_id = newId();
  const written = lines.map(([by, hours_ago, text]) => ({
    id: newId(),
    thread_id,
    author_id: by === 'mentor' ? mentor_id : prospect_id,
    author_role: by,
    client_message_id: newId(),
    text,
    ...(isOpen ? OPEN_TEXT : masked(text)),
    source: 'web' as const,
    created_at: new Date(now - hours_ago * HOUR_MS).toISOString(),
    held_at: null,
    removed_at: null,
    removed_by_decision_id: null,
  }));
  const [first, last] = [written[0], written.at(-1)];
  if (first === undefined || last === undefined) return;
  const opened_at = isOpen
    ? first.created_at
    : (written.find(({ author_role }) => author_role === 'mentor')?.created_at ?? null);
  const reader = last.author_role === 'mentor' ? 'prospect' : 'mentor';
  const read = written.slice(0, written.length - unread).at(-1);
  await trx
    .insertInto('thread')
    .values({
      id: thread_id,
      mentor_id,
      prospect_id,
      status: opened_at === null ? 'request' : 'open',
      started_by: first.author_id,
      created_at: first.created_at,
      frozen_at: null,
      opened_at,
      closed_at: null,
      closed_by: null,
      last_message_at: last.created_at,
      last_message_id: null,
      [`${reader}_unread`]: unread,
      mentor_read_at: reader === 'mentor' ? (read?.created_at ?? null) : last.created_at,
      prospect_read_at: reader === 'prospect' ? (read?.created_at ?? null) : last.created_at,
      mentor_left_at: null,
      prospect_left_at: null,
    })
    .execute();
  await trx.insertInto('message').values(written).execute();
  await trx.updateTable('thread').set({ last_message_id: last.id }).where('id', '=', thread_id).execute();
  const event = { thread_id, message_id: null };
  await trx
    .insertInto('thread_event')
    .values([
      { ...event, id: newId(), kind: 'started', actor_user_id: first.author_id, created_at: first.created_at },
      ...(opened_at === null
        ? []
        : [{ ...event, id: newId(), kind: 'opened', actor_user_id: mentor_id, created_at: opened_at }]),
    ])
    .execute();
  for (const { id, author_id, created_at } of unread === 0 ? [] : written.slice(-unread)) {
    await trx
      .insertInto('notification')
      .values({
        id: newId(),
        auth_user_id: reader === 'mentor' ? mentor_id : prospect_id,
        kind: 'message',
        group_key: `thread:${thread_id}`,
        key: `message:${id}`,
        data: JSON.stringify({ thread_id, other_user_id: author_id }),
        created_at,
      })
      .execute();
  }
}

/** A demo installation has conversations once: later messages of people are left unchanged. */
async function haveTalks(trx: Database): Promise<boolean> {
  const { rows } = await sql`select from thread limit 1`.execute(trx);
  return rows.length > 0;
}

async function add(trx: Database, now: number): Promise<void> {
  const known: string[] = [];
  for (const talk of TALKS) {
    const mentor_id = await findMentor(trx, talk.mentor);
    const prospect_id = mentor_id && (await findProspect(trx, talk.prospect, { mentor_id, known }));
    // The students' mentors are drawn at random, so one of them may be missing.
    if (mentor_id !== null && prospect_id !== null) {
      known.push(prospect_id);
      await insertTalk(trx, { talk, mentor_id, prospect_id, now });
    }
  }
}

/** Lets the demo accounts talk with each other and with generated people, once. Their sessions must exist before. */
export async function seedMessages(databaseUrl: string): Promise<void> {
  const connection = connect({ url: databaseUrl, pool_size: 1, onError: () => {} });
  try {
    await connection.db.transaction().execute(async (trx) => {
      if (!(await haveTalks(trx))) await add(trx, Date.now());
    });
  } finally {
    await connection.close();
  }
}
