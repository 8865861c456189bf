import { normalise, normaliseInTwoLetters } from '@abroad/reference-data/normalise';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/connection.ts';

interface Named {
  title: string;
  other_user_id: string;
  first_name: string;
  last_name: string;
}

/** Whether a text contains all words, in any order, also within other words; ignores case and accents. */
function says(text: string, words: readonly string[]): boolean {
  const spellings = [normalise(text), normaliseInTwoLetters(text)];
  return words.every((word) => spellings.some((spelling) => spelling.includes(word)));
}

/** Also without the separators: 王小明 is typed without spaces. */
const searchedName = ({ first_name, last_name }: Named) => [first_name, last_name, last_name + first_name].join(' ');

const otherSide = (user_id: string) =>
  sql`case booking.mentor_user_id when ${user_id} then booking.prospect_user_id else booking.mentor_user_id end`;

/**
 * The condition for those bookings of a user whose other person or title matches some words. Names and titles are read
 * and compared here, as names are everywhere: one user's bookings have few.
 * @param whose the condition for the user's bookings.
 */
export async function matchingWords(
  db: Database,
  { user_id, q, whose }: { user_id: string; q: string; whose: RawBuilder<unknown> },
): Promise<RawBuilder<unknown>> {
  const words = normalise(q).split(' ').filter(Boolean);
  if (words.length === 0) {
    return sql`false`;
  }
  const { rows } = await sql<Named>`
    select distinct booking.title, other.id as other_user_id, other.first_name, other.last_name
    from booking join authenticated_user other on other.id = ${otherSide(user_id)}
    where ${whose}`.execute(db);
  const titles = rows.filter(({ title }) => says(title, words)).map(({ title }) => title);
  const people = rows.filter((row) => says(searchedName(row), words)).map(({ other_user_id }) => other_user_id);
  return sql`(booking.title = any(${titles}::text[]) or ${otherSide(user_id)} = any(${people}::uuid[]))`;
}
