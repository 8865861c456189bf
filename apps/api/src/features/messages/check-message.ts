import { offersPaymentOutside } from '@abroad/contact-finder';
import type { CheckedMessage, CheckMessage } from '@abroad/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { findContacts, mask, type Pair } from './find-contacts.ts';
import { hasSession } from './queries.ts';
import { findMentor } from './start-thread.ts';
import { threadOf } from './threads.ts';

type Asked = z.output<typeof CheckMessage>;

/** Finds the recipient of a text; only the writer where they don't name one. */
async function findPair(db: Database, user_id: string, { thread_id, mentor_slug }: Asked): Promise<Pair> {
  if (thread_id !== undefined) {
    return threadOf(db, thread_id, user_id);
  }
  const mentor_id = mentor_slug === undefined ? user_id : await findMentor(db, mentor_slug, user_id);
  return { mentor_id, prospect_id: user_id };
}

async function haveSession(db: Database, { mentor_id, prospect_id }: Pair): Promise<boolean> {
  const pair = { mentor: sql`${mentor_id}::uuid`, prospect: sql`${prospect_id}::uuid` };
  const { rows } = await sql<{ met: boolean }>`select ${hasSession(pair)} as met`.execute(db);
  return rows[0]?.met === true;
}

/** Finds the parts of a message that would be hidden. @throws AppError NOT_FOUND, PROFILE_NOT_FOUND, INVALID_SLUG */
export async function checkMessage(
  context: Pick<Context, 'db' | 'config'>,
  user_id: string,
  body: Asked,
): Promise<CheckedMessage> {
  const { db } = context;
  const pair = await findPair(db, user_id, body);
  const isOpen = await haveSession(db, pair);
  const { spans, masked_text } = mask(
    body.text,
    isOpen ? { contacts: [] } : await findContacts(context, db, pair, body.text),
  );
  return { hidden: spans, shown_text: masked_text, offers_payment_outside: offersPaymentOutside(body.text) };
}
