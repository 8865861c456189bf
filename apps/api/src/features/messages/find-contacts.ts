import {
  findInText,
  hideSpans,
  type ContactSettings,
  type ContactSpan,
  type FoundInText,
} from '@abroad/contact-finder';
import { HIDDEN_MARK } from '@abroad/contract';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { findCountries } from '../../db/shared-countries.ts';

/** The two people of a conversation. */
export interface Pair {
  mentor_id: string;
  prospect_id: string;
}

export interface Masked {
  spans: ContactSpan[];
  /** The text without its contact data; null where nothing is hidden. */
  masked_text: string | null;
}

/** @param is_open whether the two have had a confirmed session: contact data are then links, and nothing is hidden. */
export const mask = (
  text: string,
  { contacts, sites = [] }: Pick<FoundInText, 'contacts'> & Partial<FoundInText>,
  { is_open = false } = {},
): Masked => ({
  spans: is_open ? [...contacts, ...sites].toSorted((one, other) => one.start - other.start) : contacts,
  masked_text: contacts.length === 0 || is_open ? null : hideSpans(text, contacts, HIDDEN_MARK),
});

/** Returns the settings for a text of two people: their countries' numbers may lack a country code. @param pair null where no country matters */
export const contactSettings = async (
  { config }: Pick<Context, 'config'>,
  db: Database,
  pair: Pair | null,
): Promise<ContactSettings> => ({
  countries:
    pair === null
      ? []
      : await findCountries(db, { mentor_user_id: pair.mentor_id, prospect_user_id: pair.prospect_id }),
  own_host: new URL(config.public_url).host,
});

/** Finds contact data in a text between two people, and its links to official sites. */
export async function findContacts(
  context: Pick<Context, 'config'>,
  db: Database,
  pair: Pair,
  text: string,
): Promise<FoundInText> {
  // Only digits are read by country.
  const readers = /\p{N}/u.test(text) ? pair : null;
  return findInText(text, await contactSettings(context, db, readers));
}
