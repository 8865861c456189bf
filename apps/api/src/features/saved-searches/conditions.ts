import { createHash } from 'node:crypto';
import { LIMITS } from '@abroad/contract';
import { searchWords } from '@abroad/search-index/search-words';
import { WORDS_VERSION } from '@abroad/search-index/words-version';
import { toFilterQuery, wholeQuery, type ChosenFilters } from '../../db/filter-query.ts';
import type { AvailableTimes } from '../../db/available-times.ts';
import { everyBeginning } from '../../db/lexemes.ts';
import { hooksOf } from './hooks.ts';

/** What the filters ask for, as `saved_search` keeps it beside them. */
export interface SearchConditions {
  sameness: string;
  /** A tsquery over the filters of mentors, in text form. */
  asked: string;
  words: string | null;
  words_version: number;
  hooks: string[];
}

/** The filters of a search, and its keywords. */
export type WantedSearch = ChosenFilters & {
  keyword: readonly string[];
  available_times: readonly AvailableTimes[];
  sort_by?: unknown;
  sort_order?: unknown;
};

/** The same text for filters that find the same mentors: whatever the order, the case or the sorting. */
function samenessOf(filters: WantedSearch, words: readonly string[]): string {
  const { keyword: _keyword, sort_by: _by, sort_order: _order, studies, ...rest } = filters;
  const { languages, offers, prices, available_times, ...asked } = rest;
  // What came later is said only where it is asked for, so that searches of before are the same as they were.
  const later = Object.entries({
    studies: studies === 'all' ? [studies] : [],
    languages,
    offers,
    prices,
    available_times,
  });
  const parts = [...Object.entries({ ...asked, words }), ...later.filter(([, values]) => values.length > 0)]
    .map(([name, value]) => `${name}=${[value ?? []].flat().map(String).toSorted().join('\n')}`)
    .toSorted();
  return createHash('sha256').update(parts.join('\n\n')).digest('base64url');
}

/** Works out what filters ask for, words by the one normaliser, and of any weight. */
export function conditionsOf(filters: WantedSearch): SearchConditions {
  const words = [...new Set(filters.keyword.flatMap(searchWords))];
  return {
    sameness: samenessOf(filters, words),
    asked: wholeQuery(toFilterQuery(filters, LIMITS)),
    words: words.length === 0 ? null : everyBeginning(words),
    words_version: WORDS_VERSION,
    hooks: hooksOf(filters, words),
  };
}
