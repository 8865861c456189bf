import { findContactData, hideSpans, type ContactSpan } from '@abroad/contact-finder';
import { HIDDEN_MARK } from '@abroad/contract';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { findCountries } from '../../db/shared-countries.ts';

/** The two of a conversation. */
export interface Pair {
  mentor_id: string;
  prospect_id: string;
}

export interface Masked {
  spans: ContactSpan[];
  /** The text without its contact data; null where nothing is hidden. */
  masked_text: string | null;
}

/** @param is_open whether the two have had a confirmed session: what was found then leads somewhere, and nothing is hidden. */
export const mask = (text: string, spans: ContactSpan[], { is_open = false } = {}): Masked => ({
  spans,
  masked_text: spans.length === 0 || is_open ? null : hideSpans(text, spans, HIDDEN_MARK),
});

/** What is contact data in a text between two people, of whose countries numbers may be written short. */
export async function findContacts(
  { config }: Pick<Context, 'config'>,
  db: Database,
  { mentor_id, prospect_id }: Pair,
  text: string,
): Promise<ContactSpan[]> {
  // Only digits are read by country.
  const countries = /\p{N}/u.test(text)
    ? await findCountries(db, { mentor_user_id: mentor_id, prospect_user_id: prospect_id })
    : [];
  return findContactData(text, { countries, own_host: new URL(config.public_url).host });
}
