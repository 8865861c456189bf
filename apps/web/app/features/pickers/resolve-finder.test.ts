import { expect, test } from 'vitest';
import { resolveFinder } from './resolve-finder.server.ts';

const vietnam = { code: 'VN', alpha_3: 'VNM', name: 'Vietnam' };
const delft = {
  id: '1d3f',
  name: 'Delft University of Technology',
  state_province: null,
  country_code: 'NL',
  domains: [],
};
const api = {
  listCountries: (request?: { query?: { search?: string | undefined } | undefined }) =>
    Promise.resolve(request?.query?.search === 'vietnam' ? [vietnam] : []),
  searchUniversities: (request?: { query?: { name?: string | undefined } | undefined }) =>
    Promise.resolve({
      universities: request?.query?.name === 'delft' ? [delft] : [],
      total: 0,
      page: 1,
      page_size: 1,
      total_pages: 1,
    }),
};

test.each([
  ['/search?from=vietnam&to=delft', '/search?origin_country_codes=VN&university_ids=1d3f'],
  ['/search?from=&to=', '/search'],
  ['/search?from=atlantis&to=vietnam', '/search?keyword=atlantis&destination_country_codes=VN'],
  ['/search?from=vietnam&topics=visa', '/search?topics=visa&origin_country_codes=VN'],
  ['/search?topics=visa', null],
])('[B-10] %s leads to %s', async (address, expected) => {
  expect(await resolveFinder(api, new URL(address, 'http://localhost'))).toBe(expected);
});
