import type { Client } from '@abroad/contract/client';
import { expect, test } from 'vitest';
import { makeFailure } from '../../testing/failure.ts';
import { loadFirstSearch } from './first-search.server.ts';
import { noOptions } from './options.ts';

const page = {
  profiles: [],
  total_count: 0,
  total_is_exact: true,
  page: 1,
  page_size: 20,
  total_pages: 0,
  corrected_keywords: null,
  facets: {
    origin_country_codes: [{ value: 'VN', count: 3 }],
    destination_country_codes: [{ value: 'NL', count: 3 }],
    university_ids: [],
    degree_ids: [],
    topics: [],
    languages: [],
    offers: [],
    education_start_years: [],
  },
  university_names: { '9631b71a-1a90-5cc2-88bc-155a57a42ade': 'Tribhuvan University' },
  wider: [],
};
const address =
  'http://localhost/search?keyword=wind&origin_country_codes=VN&destination_country_codes=NL&topics=scholarships' +
  '&university_ids=9631b71a-1a90-5cc2-88bc-155a57a42ade&degree_ids=0d4cb7b9-2f7b-5010-a7ab-e96d9bcc2065';

/** A client that answers every call alike, and which calls it was asked for. */
function counting(answer: () => unknown) {
  const calls: string[] = [];
  const call = (name: string) => () => {
    calls.push(name);
    return Promise.resolve().then(answer);
  };
  const api = new Proxy({}, { get: (_, name) => call(String(name)) }) as Client;
  return { api, calls };
}

test('[R-02] a page with every filter needs one call, which names all that the page names', async () => {
  const { api, calls } = counting(() => page);
  const loaded = await loadFirstSearch(api, new Request(address, { headers: { cookie: 'am_search_map=open' } }), 0);
  expect(calls).toEqual(['searchProfiles']);
  expect(loaded.labels.names).toMatchObject({
    VN: 'Vietnam',
    scholarships: 'Scholarships',
    '9631b71a-1a90-5cc2-88bc-155a57a42ade': 'Tribhuvan University',
    '0d4cb7b9-2f7b-5010-a7ab-e96d9bcc2065': expect.stringMatching(/ /),
  });
  expect(loaded.map).toMatchObject({ region: '150', regions: ['150'], routes: [{ key: 'VN-NL' }] });
  expect(loaded.map_unfolded).toBe(true);
});

test('[R-02] what the page doesn’t show isn’t loaded into it: the countries of a folded map, and values to choose', async () => {
  const { api } = counting(() => page);
  const folded = await loadFirstSearch(api, new Request('http://localhost/search?topics=scholarships'), 0);
  expect(folded.options).toEqual(noOptions);
  expect(folded.studied).toEqual({ most: [{ code: 'NLD', count: 3 }], countries: 1 });
  const shown = await loadFirstSearch(api, new Request('http://localhost/search?show=filters'), 0);
  expect(shown.options.origins).toHaveLength(1);
});

test('[U-10] the clock of the reader is asked along where the server knows it', async () => {
  const asked: unknown[] = [];
  const answer = (call: unknown) => {
    asked.push(call);
    return Promise.resolve(page);
  };
  const api = { searchProfiles: answer } as unknown as Client;
  const here = new Request(address, { headers: { cookie: 'am_tz=Asia%2FKolkata' } });
  expect(await loadFirstSearch(api, here, 0)).toMatchObject({ zone: 'Asia/Kolkata' });
  expect(await loadFirstSearch(api, new Request(address), 0)).toMatchObject({ zone: null });
  expect(asked).toMatchObject([{ query: { time_zone: 'Asia/Kolkata' } }, { query: {} }]);
});

test('[R-02] a search that fails keeps the chosen filters', async () => {
  const { api, calls } = counting(() => Promise.reject(makeFailure(503)));
  const loaded = await loadFirstSearch(api, new Request(address), 0);
  expect(calls).toHaveLength(1);
  expect(loaded).toMatchObject({
    found: null,
    failure: { status: 503 },
    filters: { topics: ['scholarships'] },
    map_unfolded: false,
  });
  expect(loaded.labels.names).toMatchObject({ scholarships: 'Scholarships' });
});
