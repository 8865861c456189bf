import type { NoShow } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { pricesAround } from '@abroad/reference-data/price-bands';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { mainStudyFirst } from '../profiles/queries.ts';

type OtherMentors = NonNullable<NoShow['other_mentors']>;

interface Missed {
  price_minor: number;
  currency: string;
  university_id: string | null;
  topics: string[] | null;
}

/**
 * A search for mentors in place of the one who missed a session: of the same university abroad, or where none is known of
 * the same topics, for about the price of the session or less: no one with the same price is left out.
 */
export async function findOtherMentors(db: Database, booking_id: string): Promise<OtherMentors> {
  const { rows } = await sql<Missed>`
    select booking.price_minor, booking.currency, profile.topics,
      (select university_id from mentor_education entry
       where profile_id = profile.id and is_study_abroad and university_id is not null
       order by ${mainStudyFirst(sql`profile.main_education_id`)} limit 1) as university_id
    from booking left join mentor_profile profile on profile.auth_user_id = booking.mentor_user_id
    where booking.id = ${booking_id}`.execute(db);
  const [missed] = rows;
  if (missed === undefined) {
    return { university_ids: [], topics: [], prices: [] };
  }
  const { price_minor, currency, university_id, topics } = missed;
  return {
    university_ids: university_id === null ? [] : [university_id],
    topics: university_id === null ? (topics ?? []) : [],
    prices: pricesAround(currency, fromMinor(price_minor, currency) ?? 0),
  };
}

/** The path of that search. */
export function otherMentorsPath(filters: OtherMentors): string {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(filters)) {
    values.forEach((value) => query.append(name, value));
  }
  return `/search?${query.toString()}`;
}
