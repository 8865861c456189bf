import { offersForStars, offersPaymentOutside, type FoundInText } from '@abroad/contact-finder';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { findContacts, type Pair } from './find-contacts.ts';
import { sketchOf } from './sketch.ts';

/** A message's text, and the contact data found in it. */
export interface ReadText {
  text: string;
  found: FoundInText;
  sketch: number[];
  offers_payment_outside: boolean;
  offers_for_stars: boolean;
}

/**
 * Reads a text before anything is locked: it takes milliseconds, for which others would wait.
 * @param to the two people, or the conversation that has them
 */
export async function readText(
  context: Pick<Context, 'config'>,
  db: Database,
  to: Pair | { thread_id: string },
  text: string,
): Promise<ReadText> {
  const pair = 'thread_id' in to ? await findPair(db, to.thread_id) : to;
  return {
    text,
    // No one writes in a conversation that doesn't exist.
    found: pair === undefined ? { contacts: [], sites: [] } : await findContacts(context, db, pair, text),
    sketch: sketchOf(text),
    offers_payment_outside: offersPaymentOutside(text),
    offers_for_stars: offersForStars(text),
  };
}

const findPair = (db: Database, id: string): Promise<Pair | undefined> =>
  db.selectFrom('thread').select(['mentor_id', 'prospect_id']).where('id', '=', id).executeTakeFirst();
