import type { Offer } from '@abroad/contract/search-filters';
import { randomUUID } from 'node:crypto';
import { hexOfHalfHours, HOME_FILTERS, NO_VALUES, WEIGHTS, type IndexDocument } from '@abroad/search-index';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { filterVector, type KnownStudy } from '../db/filter-lexemes.ts';
import { wholeWord } from '../db/lexemes.ts';
import { insertSearchRows } from './search-rows.ts';

const vectorOf = (document: IndexDocument) =>
  WEIGHTS.flatMap((weight) => document.words[weight].map((word) => wholeWord(word, weight))).join(' ');

const MICROSECONDS = 1000;
const HUNDREDTHS = 100;

/** A mentor of whom nothing is known but what is given. */
export const searchDocument = ({
  values,
  words,
  ...given
}: Partial<Omit<IndexDocument, 'values' | 'words'>> & {
  values?: Partial<IndexDocument['values']>;
  words?: Partial<IndexDocument['words']>;
}): IndexDocument => ({
  id: randomUUID(),
  rank_score: 5000,
  created_at: 1_600_000_000_000_000,
  rating_hundredths: null,
  price_from: null,
  sort_name: 'anna',
  next_available_at: null,
  available_half_hours: null,
  education_start_years: [],
  at_home: { university_ids: [], degree_ids: [], education_start_years: [], proof: [] },
  studies: [],
  ...given,
  values: {
    ...NO_VALUES,
    origin_country_codes: ['VN'],
    ...values,
  },
  words: { A: [], B: [], C: [], D: [], ...words },
});

/** The studies behind a document: each abroad, and as many at home as it takes. */
function studiesOf({ values, education_start_years, at_home, studies }: IndexDocument): KnownStudy[] {
  const only = {
    destination_country_codes: values.destination_country_codes[0],
    university_ids: values.university_ids[0],
    degree_ids: values.degree_ids[0],
    education_start_years: education_start_years[0]?.toString(),
    proof: values.proof,
  };
  const home = HOME_FILTERS.flatMap((name) =>
    at_home[name].map((value) => ({ is_abroad: false, [name]: name === 'proof' ? [value] : value })),
  );
  return [...(studies.length > 0 ? studies : [only]).map((study) => ({ is_abroad: true, ...study })), ...home];
}

/** A row of `mentor_search` and its document, and the person behind it. */
const rowOf = (document: IndexDocument) => ({
  profile_id: document.id,
  auth_user_id: randomUUID(),
  filters: filterVector({
    origin_country_code: document.values.origin_country_codes[0] ?? null,
    topics: document.values.topics,
    languages: document.values.languages,
    offers: document.values.offers as Offer[],
    price: document.values.prices[0] ?? null,
    studies: studiesOf(document),
  }),
  words: vectorOf(document),
  rank_score: document.rank_score,
  rating: document.rating_hundredths === null ? null : document.rating_hundredths / HUNDREDTHS,
  price_from: document.price_from,
  sort_name: document.sort_name,
  created_at: new Date(document.created_at / MICROSECONDS),
  next_available_at: document.next_available_at === null ? null : new Date(document.next_available_at),
  half_hours: document.available_half_hours === null ? null : hexOfHalfHours(document.available_half_hours),
});

/** Puts mentors straight into the search, with just as much of a person behind each as the database asks for. */
export async function insertSearchDocuments(db: Database, documents: readonly IndexDocument[]): Promise<void> {
  const rows = documents.map(rowOf);
  const json = JSON.stringify(rows);
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into authenticated_user (id, clerk_id, slug, first_name, last_name)
      select auth_user_id, auth_user_id, auth_user_id, 'Made', 'Up'
      from json_to_recordset(${json}::json) as said (profile_id uuid, auth_user_id uuid)`.execute(trx);
    await sql`
      insert into mentor_profile (id, auth_user_id, status, time_zone)
      select profile_id, auth_user_id, 'active', 'UTC'
      from json_to_recordset(${json}::json) as said (profile_id uuid, auth_user_id uuid)`.execute(trx);
    await insertSearchRows(trx, rows);
  });
}
