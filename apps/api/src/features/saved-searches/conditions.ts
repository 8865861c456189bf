import { createHash } from 'node:crypto';
import { LIMITS } from '@abroad/contract';
import type { AvailableTimes } from '@abroad/contract/search-filters';
import { searchWords } from '@abroad/search-index/search-words';
import { WORDS_VERSION } from '@abroad/search-index/words-version';
import { toFilterQuery, wholeQuery, type ChosenFilters } from '../../db/filter-query.ts';
import { everyBeginning } from '../../db/lexemes.ts';
import { hooksOf } from './hooks.ts';

/** The conditions that follow from filters, as stored in `saved_search`. */
export interface SearchConditions {
  sameness: string;
  /** A tsquery over the filters of mentors, in text form. */
  asked: string;
  words: string | null;
  words_version: number;
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

/** Computes the conditions of filters. Words are normalised as in every search, and of any weight. */
export function conditionsOf(filters: SearchToSave): SearchConditions {
  const words = [...new Set(filters.keyword.flatMap(searchWords))];
  return {
    sameness: samenessOf(filters, words),
    asked: wholeQuery(toFilterQuery(filters, LIMITS)),
    words: words.length === 0 ? null : everyBeginning(words),
    words_version: WORDS_VERSION,
    hooks: hooksOf(filters, words),
  };
}
