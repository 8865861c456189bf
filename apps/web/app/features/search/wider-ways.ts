import type { SearchPage, WiderSearch } from '@abroad/contract/search';
import type { Translate } from '../../lib/i18n.tsx';
import { chipsOf } from './chips.ts';
import { change, withoutValues, withValue, type Filters } from './filters.ts';
import type { FilterState } from './filter-state.ts';

/** As the API tells of it. */
export type Wider = WiderSearch;

/** A filter to leave out, in words, and what there is without it. */
export interface WiderWay {
  key: string;
  name: Wider['without'];
  text: string;
  /** The text that is searched for instead of a keyword. */
  instead: string | null;
  /** The same for a sentence that puts it in quotes: the text of a keyword has its own. */
  bare: string;
  without: Filters;
  count: Pick<SearchPage, 'total_count' | 'total_is_exact'>;
}

/** The ways on from a search that found no mentor, those that find the most first. */
export function widerWays(
  { filters, labels, options }: FilterState,
  wider: readonly Wider[],
  t: Translate,
): WiderWay[] {
  return wider.map((way) => {
    const without = withoutFilter(filters, way);
    const kept = new Set(chipsOf({ filters: without, labels, degrees: options.degrees }, t).map(({ key }) => key));
    const gone = chipsOf({ filters, labels, degrees: options.degrees }, t).filter(({ key }) => !kept.has(key));
    const text = way.without === 'studies' ? t('search.only_abroad') : t.list(gone.map((chip) => chip.text));
    return {
      key: `${way.without}:${way.value ?? ''}:${way.instead ?? ''}`,
      name: way.without,
      text,
      instead: way.instead,
      bare: way.without === 'keyword' ? (way.value ?? text) : text,
      without,
      count: way,
    };
  });
}

/** The search whose results are shown: where no mentor has all words, the one with the words that count. */
export function shownFilters(filters: Filters, counted: { used: readonly string[] } | null): Filters {
  return counted === null ? filters : change(filters, { keyword: [...counted.used] });
}

function withoutFilter(filters: Filters, { without, value, instead }: Wider): Filters {
  if (without === 'keyword' && instead !== null) {
    return withValue(withoutValues(filters, 'keyword', value === null ? [] : [value]), 'keyword', instead);
  }
  if (without === 'available_until') {
    return change(filters, { when: null });
  }
  if (without === 'studies') {
    return change(filters, { studies: 'all' });
  }
  if (without === 'education_start_years') {
    return change(filters, { education_start_year_from: null, education_start_year_to: null });
  }
  return withoutValues(filters, without, value === null ? filters[without] : [value]);
}
