import { newId } from '@abroad/api/core/ids';
import type { TestIssuer } from '@abroad/api/testing/issuer';
import type pg from 'pg';
import { addProspects, type Citizen } from '../../chaos/lib/people.ts';

/** A conversation in which the mentor has answered, so that both may write. */
export interface Conversation {
  id: string;
  mentor: Citizen;
  prospect: Citizen;
}

const ADD_THREADS = `
  insert into thread (id, mentor_id, prospect_id, status, started_by, created_at, opened_at, last_message_at)
  select id, mentor_id, prospect_id, 'open', prospect_id, now(), now(), now()
  from json_to_recordset($1) as one (id uuid, mentor_id uuid, prospect_id uuid)`;

/** A statement that adds the prospect's first messages. */
const ADD_FIRST = `
  with written as (
    insert into message (id, thread_id, author_id, author_role, client_message_id, text, source, created_at)
    select gen_random_uuid(), id, prospect_id, 'prospect', gen_random_uuid(), 'Hello', 'web', last_message_at
    from thread where last_message_id is null returning id, thread_id)
  update thread set last_message_id = written.id from written where thread.id = thread_id`;

/** Makes pairs of people who talk without a session, so that each message is searched for contact data. */
export async function makeConversations(client: pg.Client, issuer: TestIssuer, count: number): Promise<Conversation[]> {
  const people = await addProspects(client, issuer, 2 * count);
  const made = people.slice(0, count).flatMap((mentor, place) => {
    const prospect = people[count + place];
    return prospect === undefined ? [] : [{ id: newId(), mentor, prospect }];
  });
  const rows = made.map(({ id, mentor, prospect }) => ({
    id,
    mentor_id: mentor.user_id,
    prospect_id: prospect.user_id,
  }));
  await client.query(ADD_THREADS, [JSON.stringify(rows)]);
  await client.query(ADD_FIRST);
  await client.query('analyze');
  return made;
}

/** Returns a function that gives the next writer and their conversation: all conversations in turn, and their people in turn. */
export function turnsOf(conversations: readonly Conversation[]): () => { id: string; author: Citizen; role: string } {
  let at = 0;
  return () => {
    const conversation = conversations[at % conversations.length];
    if (conversation === undefined) throw new Error('no one talks');
    const { id, mentor, prospect } = conversation;
    const is_mentor = Math.floor(at / conversations.length) % 2 === 0;
    at += 1;
    return { id, author: is_mentor ? mentor : prospect, role: is_mentor ? 'mentor' : 'prospect' };
  };
}

export const TEXT =
  'How did you find a room before the first lecture, and would you look for it in the same way again? I would like to live near the library.';
