import { readableName } from '@abroad/contract/readable-text';
import type { Translate } from '../../lib/i18n.tsx';
import { chipsOf } from '../search/chips.ts';
import type { FilterState } from '../search/filter-state.ts';
import { searchTitle } from '../search/search-title.ts';

/** As long as a name may be (`LIMITS.saved_search_name_max`, without loading all limits). */
const NAME_MAX = 100;

/** Returns a search's name until it gets another: its title, or its filters if the title says nothing. */
export function nameOfSearch({ filters, labels, options }: FilterState, t: Translate): string {
  const title = searchTitle(filters, labels, t);
  const says = title !== t('search.title');
  const words = chipsOf({ filters, labels, degrees: options.degrees }, t).map(({ text }) => text);
  // Without the marks of direction, which a page needs but a name must not contain.
  return readableName(says ? title : t.list(words), NAME_MAX);
}
