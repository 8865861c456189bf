import { redirect } from 'react-router';
import { expect, test } from 'vitest';
import { keepFilters } from './keep-filters.ts';

const request = new Request('http://localhost/search?topics=scholarships&page=2');

test('a search that no answer came for keeps the filters of its address', async () => {
  const loaded = await keepFilters(request, () => Promise.reject(new TypeError('Failed to fetch')), 'fr');
  expect(loaded).toMatchObject({ locale: 'fr', found: null, filters: { topics: ['scholarships'], page: 2 } });
});

test('a redirect goes on its way', async () => {
  const away = redirect('/search');
  await expect(keepFilters(request, () => Promise.reject(away), 'fr')).rejects.toBe(away);
});
