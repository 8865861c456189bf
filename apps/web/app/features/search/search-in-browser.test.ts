import { redirect } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api/browser-client.ts';
import { makeFailure } from '../../testing/failure.ts';
import { searchInBrowser } from './search-in-browser.ts';

const { signal } = new AbortController();
const asked = (search: string) => ({ url: `http://localhost/search${search}`, signal });
const clean = asked('?topics=scholarships&page=2');
const READER = { locale: 'fr', currency: 'VND' };
const notByServer = () => Promise.reject(new Error('the server was asked'));

beforeEach(() => vi.stubGlobal('document', { cookie: 'am_search_map=open' }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[C-15] filters that are changed in the browser are asked of the API itself', async () => {
  const page = { profiles: [], total_count: 25, total_is_exact: true, page: 2, page_size: 20, total_pages: 2 };
  const search = vi.spyOn(api, 'searchProfiles').mockResolvedValue({ ...page, corrected_keywords: null });
  const loaded = await searchInBrowser(clean, notByServer, READER);
  expect(search).toHaveBeenCalledExactlyOnceWith({
    query: expect.objectContaining({ topics: ['scholarships'], page: 2, currency: 'VND' }),
    signal,
  });
  expect(loaded).toMatchObject({ locale: 'fr', found: { total_count: 25 }, failure: null, map_unfolded: true });
});

test.each([
  ['[X-10] no answer', makeFailure(0, 'NETWORK'), 0],
  ['[X-05] an answer that is late', makeFailure(408, 'TIMEOUT'), 408],
  ['a script that does not come', new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), 0],
])('%s keeps the filters of the address', async (_, error, status) => {
  vi.spyOn(api, 'searchProfiles').mockRejectedValue(error);
  const loaded = await searchInBrowser(clean, notByServer, READER);
  expect(loaded).toMatchObject({ found: null, failure: { status }, filters: { topics: ['scholarships'], page: 2 } });
});

test('an address that holds typed places is read by the server, whose redirect goes on its way', async () => {
  const away = redirect('/search');
  await expect(searchInBrowser(asked('?from=Vietnam'), () => Promise.reject(away), READER)).rejects.toBe(away);
});
