import { expect, test } from 'vitest';
import { noFilters, type Filters } from './filters.ts';
import { noMap } from './map/study-map.ts';
import { noOptions } from './options.ts';
import { searchMeta } from './search-meta.ts';

const metaOf = (filters: Partial<Filters>, total_count: number) =>
  searchMeta({
    locale: 'en',
    filters: { ...noFilters, ...filters },
    labels: { names: { NL: 'Netherlands' }, in_sentence: { NL: 'the Netherlands' } },
    options: noOptions,
    map: noMap,
    map_unfolded: false,
    with_fields: false,
    studied: { most: [], countries: 0 },
    found: {
      cards: [],
      total_count,
      total_is_exact: true,
      total_pages: 1,
      corrected: [],
      counted_words: null,
      wider: [],
    },
    failure: null,
    canonical: 'https://a.test/search?destination_country_codes=NL',
    now: 0,
    zone: null,
  });
const NOT_LISTED = { name: 'robots', content: 'noindex, follow' };

test('a search that is shared says what it finds, on other sites too', () => {
  const tags = metaOf({ destination_country_codes: ['NL'] }, 19);
  const title = 'Mentors in the Netherlands';
  expect(tags).toContainEqual({ title: `${title} · Abroad Mentors` });
  expect(tags).toContainEqual({ property: 'og:title', content: title });
  expect(tags).toContainEqual({ property: 'og:description', content: expect.stringContaining('19') });
  expect(tags).not.toContainEqual(NOT_LISTED);
});

test('a search for words, with many filters, or without results is no page for search engines', () => {
  expect(metaOf({ keyword: ['wind'] }, 5)).toContainEqual(NOT_LISTED);
  expect(metaOf({ topics: ['thesis', 'visa', 'budgeting', 'housing'] }, 5)).toContainEqual(NOT_LISTED);
  expect(metaOf({ destination_country_codes: ['NL'] }, 0)).toContainEqual(NOT_LISTED);
});
