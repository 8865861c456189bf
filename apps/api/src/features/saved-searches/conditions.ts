import { createHash } from 'node:crypto';
import { LIMITS } from '@abroad/contract';
import { type AvailableTimes, listFilters, YEAR_FILTERS } from '@abroad/contract/search-filters';
import type { ExchangeRates } from '@abroad/reference-data/exchange-rates';
import { pricesToSteps } from '@abroad/reference-data/price-steps';
import { searchWords } from '@abroad/search-index/search-words';
import { WORDS_VERSION } from '@abroad/search-index/words-version';
import { toFilterQuery, wholeQuery, type ChosenFilters } from '../../db/filter-query.ts';
import { everyBeginning } from '../../db/lexemes.ts';
import { hooksOf } from './hooks.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';

/** The conditions that follow from filters, as stored in `saved_search`. */
export interface SearchConditions {
  sameness: string;
  /** A tsquery over the filters of mentors, in text form. */
  asked: string;
  words: string | null;
  words_version: number;
  rates_key: string | null;
  hooks: string[];
}

/** The filters of a search, and its keywords. */
export type SearchToSave = ChosenFilters & {
  keyword: readonly string[];
  available_times: readonly AvailableTimes[];
  sort_by?: unknown;
  sort_order?: unknown;
};

/** The filters of the first version; later ones count only where they are set, so that older searches stay what they were. */
const FIRST_FILTERS: readonly string[] = [
  'origin_country_codes',
  'destination_country_codes',
  'university_ids',
  'degree_ids',
  'topics',
  'education_start_year_from',
  'education_start_year_to',
];

/** The same text for filters that find the same mentors, whatever their order, case and sorting. */
function samenessOf(filters: SearchToSave, words: readonly string[]): string {
  const { keyword: _keyword, sort_by: _by, sort_order: _order, studies, ...others } = filters;
  const all = { ...others, studies: studies === 'all' ? studies : null };
  const isCounted = ([name, value]: [string, unknown]) =>
    FIRST_FILTERS.includes(name) || [value ?? []].flat().length > 0;
  const parts = [...Object.entries(all).filter(isCounted), ['words', words] as const]
    .map(([name, value]) => `${name}=${[value ?? []].flat().map(String).toSorted().join('\n')}`)
    .toSorted();
  return createHash('sha256').update(parts.join('\n\n')).digest('base64url');
}

/** The same text for the same exchange rates. */
export const keyOfRates = ({ base, as_of, rates }: ExchangeRates): string =>
  createHash('sha256')
    .update(JSON.stringify([base, as_of, Object.entries(rates).toSorted(([one], [other]) => (one < other ? -1 : 1))]))
    .digest('base64url');

/**
 * Computes the conditions of filters. Words are normalised as in every search, and of any weight.
 * @param rates by which prices are compared.
 */
export function conditionsOf(filters: SearchToSave, rates: ExchangeRates): SearchConditions {
  const words = [...new Set(filters.keyword.flatMap(searchWords))];
  return {
    sameness: samenessOf(filters, words),
    asked: wholeQuery(toFilterQuery({ ...filters, prices: pricesToSteps(filters.prices, rates) }, LIMITS)),
    words: words.length === 0 ? null : everyBeginning(words),
    words_version: WORDS_VERSION,
    rates_key: filters.prices.length === 0 ? null : keyOfRates(rates),
    hooks: hooksOf(filters, words),
  };
}

const BATCH = 500;

async function renewBatch(db: Database, rates: ExchangeRates): Promise<number> {
  const rows = await db
    .selectFrom('saved_search')
    .select(['id', ...listFilters, ...YEAR_FILTERS, 'studies'])
    .where((is) =>
      is.or([
        is('words_version', '<', WORDS_VERSION),
        is.and([sql<boolean>`prices <> '{}'`, is('rates_key', 'is distinct from', keyOfRates(rates))]),
      ]),
    )
    .limit(BATCH)
    .execute();
  for (const { id, ...filters } of rows) {
    // The sameness stays: two searches that have become the same are both kept.
    const { sameness: _sameness, ...conditions } = conditionsOf(filters, rates);
    await db.updateTable('saved_search').set(conditions).where('id', '=', id).execute();
  }
  return rows.length;
}

/** Renews the conditions of searches that an older version of the normaliser, or other exchange rates, have written. */
export async function renewWords({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> {
  while ((await renewBatch(db, config.exchange_rates)) === BATCH);
}
