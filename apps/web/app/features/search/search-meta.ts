import type { MetaDescriptor } from 'react-router';
import { createTranslate } from '../../lib/i18n.tsx';
import { pageTags } from '../../lib/page-tags.ts';
import { countFilters } from './filters.ts';
import type { LoadedSearch } from './load-search.ts';
import { searchTitle } from './search-title.ts';

/** A page with more filters than a route and a topic is not searched for by name. */
const filtersIndexed = 3;

/** Returns the meta tags of a search: title, description, address, and whether search engines may index it. */
export function searchMeta({ locale, filters, labels, found, canonical }: LoadedSearch): MetaDescriptor[] {
  const t = createTranslate(locale);
  const title = searchTitle(filters, labels, t);
  const count = found?.total_count ?? 0;
  const isWorthIndexing = count > 0 && filters.keyword.length === 0 && countFilters(filters) <= filtersIndexed;
  return [
    ...pageTags({ title, description: t('search.description', { title, count }), url: canonical }, t),
    ...(isWorthIndexing ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ];
}
