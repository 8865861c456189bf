import { createHash } from 'node:crypto';
import type { SavedSearchFilters } from '@abroad/contract';
import { searchWords } from '@abroad/search-index/search-words';
import { WORDS_VERSION } from '@abroad/search-index/words-version';
import { everyBeginning } from '../../db/lexemes.ts';
import { hooksOf } from './hooks.ts';

/** What the filters ask for, as `saved_search` keeps it beside them. */
export interface SearchConditions {
  sameness: string;
  words: string | null;
  words_version: number;
  hooks: string[];
}

/** The same text for filters that find the same mentors: whatever the order, the case or the sorting. */
function samenessOf(filters: SavedSearchFilters, words: readonly string[]): string {
  const { keyword: _keyword, sort_by: _by, sort_order: _order, ...asked } = filters;
  const parts = Object.entries({ ...asked, words })
    .map(([name, value]) => `${name}=${[value ?? []].flat().map(String).toSorted().join('\n')}`)
    .toSorted();
  return createHash('sha256').update(parts.join('\n\n')).digest('base64url');
}

/** Works out what filters ask for, words by the one normaliser, and of any weight. */
export function conditionsOf(filters: SavedSearchFilters): SearchConditions {
  const words = [...new Set(filters.keyword.flatMap(searchWords))];
  return {
    sameness: samenessOf(filters, words),
    words: words.length === 0 ? null : everyBeginning(words),
    words_version: WORDS_VERSION,
    hooks: hooksOf(filters, words),
  };
}
