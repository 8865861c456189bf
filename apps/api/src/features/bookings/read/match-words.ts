import { normalise, normaliseInTwoLetters } from '@abroad/reference-data/normalise';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/connection.ts';

interface Named {
  title: string;
  other_user_id: string;
  first_name: string;
  last_name: string;
}

/** Whether all words stand in a text, in any order, as parts of its words too; case and accents aside. */
function says(text: string, words: readonly string[]): boolean {
  const spellings = [normalise(text), normaliseInTwoLetters(text)];
  return words.every((word) => spellings.some((spelling) => spelling.includes(word)));
}

/** Also without what stands between: 王小明 is typed so. */
const searchedName = ({ first_name, last_name }: Named) => [first_name, last_name, last_name + first_name].join(' ');

const otherSide = (user_id: string) =>
  sql`case booking.mentor_user_id when ${user_id} then booking.prospect_user_id else booking.mentor_user_id end`;

/**
 * The condition of those bookings of somebody whose other side or title matches some words. What is compared
 * is read first and compared here, as names are everywhere: there are few titles and people among one person's bookings.
 * @param whose the condition that makes the bookings theirs.
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
