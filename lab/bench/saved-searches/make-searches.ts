import { NO_VALUES } from '@abroad/search-index';
import { newId } from '@abroad/api/core/ids';
import type { Database } from '@abroad/api/db/connection';
import { conditionsOf } from '@abroad/api/features/saved-searches/conditions';
import type { SavedSearchFilters } from '@abroad/contract';
import { loadDefaultRates } from '@abroad/reference-data/load-rates';
import { sql } from 'kysely';

const RATES = loadDefaultRates();

/** A mentor as a user might search for one. */
interface Model {
  origin_country_code: string | null;
  destination_country_codes: string[];
  university_ids: string[];
  degree_ids: string[];
  topics: string[];
  word: string;
}

const NOTHING: SavedSearchFilters = {
  keyword: [],
  ...NO_VALUES,
  available_times: [],
};
const PER_PERSON = 4;
const BATCH = 1000;

/** The filters of users' searches, in turns: mostly routes, some with more filters, a few with hardly any. */
const SHAPES: readonly ((model: Model) => Partial<SavedSearchFilters>)[] = [
  (model) => route(model),
  (model) => ({ ...route(model), topics: model.topics.slice(0, 2) }),
  (model) => ({ ...route(model), degree_ids: model.degree_ids.slice(0, 1), education_start_year_from: 2015 }),
  (model) => ({ university_ids: model.university_ids.slice(0, 2) }),
  (model) => ({ keyword: [model.word], destination_country_codes: model.destination_country_codes }),
  (model) => ({ keyword: [model.word] }),
  (model) => ({ destination_country_codes: model.destination_country_codes, topics: model.topics.slice(0, 1) }),
  (model) => ({ topics: model.topics.slice(0, 1), education_start_year_from: 2018 }),
  (model) => ({ destination_country_codes: model.destination_country_codes.slice(0, 1) }),
  route,
];

function route({ origin_country_code, destination_country_codes }: Model): Partial<SavedSearchFilters> {
  return {
    origin_country_codes: origin_country_code === null ? [] : [origin_country_code],
    destination_country_codes: destination_country_codes.slice(0, 1),
  };
}

async function readModels(db: Database): Promise<Model[]> {
  const { rows } = await sql<Model>`
    select origin_country_code, destination_country_codes, university_ids, degree_ids, topics,
      coalesce((select word from unnest(tsvector_to_array(words)) as lexeme
        cross join lateral (select substr(lexeme, 2) as word) as plain where length(word) > 5
        order by md5(word || profile_id::text) limit 1), 'mentor') as word
    from search_document cross join search_filters_read(filters) as told order by profile_id limit 20000`.execute(db);
  return rows;
}

/** Saves this many searches, each modelled on one of the mentors, four per user. */
export async function makeSearches(db: Database, count: number): Promise<void> {
  const models = await readModels(db);
  const people = await sql<{ id: string }>`
    select id from authenticated_user order by id limit ${Math.ceil(count / PER_PERSON)}`.execute(db);
  let made = 0;
  for (let number = 0; made < count;) {
    const rows = Array.from({ length: Math.min(BATCH, count - made) }, () => {
      const model = models[(number * 7919) % models.length];
      const shape = SHAPES[number % SHAPES.length];
      const person = people.rows[number % people.rows.length];
      number += 1;
      const filters = { ...NOTHING, ...(model && shape?.(model)) };
      const { education_start_year_from = null, ...lists } = filters;
      return {
        id: newId(),
        auth_user_id: person?.id ?? '',
        name: `Search ${number}`,
        ...lists,
        education_start_year_from,
        education_start_year_to: null,
        sort_by: null,
        sort_order: null,
        ...conditionsOf(filters, RATES),
        sameness: String(number),
        mail: true,
        mail_frequency: 'daily' as const,
        seen_at: new Date(),
        watched_since: new Date(0),
        mailed_on: null,
      };
    });
    await db.insertInto('saved_search').values(rows).execute();
    made += rows.length;
  }
  await sql`analyze saved_search`.execute(db);
}
