import { LIMITS } from '@abroad/contract/limits';
import { expect, test } from 'vitest';
import { noFilters } from './filters.ts';
import { hasPlaceTexts } from './place-texts.ts';
import { resolvePlaces } from './resolve-places.server.ts';

const api: Parameters<typeof resolvePlaces>[0] = {
  listCountries: async (request) => {
    const search = request?.query?.search;
    return search === 'Vietnam' ? [{ code: 'VN', name: 'Vietnam', alpha_3: 'VNM' }] : [];
  },
  searchUniversities: async (request) => {
    const found = request?.query?.name === 'delft';
    const delft = { id: 'delft', name: 'Delft', state_province: null, country_code: 'NL', domains: [] };
    return { universities: found ? [delft] : [], total: found ? 1 : 0, page: 1, page_size: 1, total_pages: 1 };
  },
};
const resolve = (query: string) => resolvePlaces(api, new URLSearchParams(query), noFilters);

test('places that were typed without a list become filters', async () => {
  await expect(resolve('from=Vietnam&to=delft')).resolves.toMatchObject({
    origin_country_codes: ['VN'],
    university_ids: ['delft'],
    keyword: [],
  });
  await expect(resolve('to=Vietnam')).resolves.toMatchObject({ destination_country_codes: ['VN'] });
});

test('an unknown place becomes a keyword', async () => {
  await expect(resolve('from=Atlantis&university=Hogwarts')).resolves.toMatchObject({
    keyword: ['Atlantis', 'Hogwarts'],
  });
});

test('what can’t be typed into a field is asked for as the API takes it', async () => {
  await expect(resolve('from=%0A+Viet%00nam%E2%80%A8&to=%0ADelft%0D%0A%00Rooms')).resolves.toMatchObject({
    keyword: ['Viet nam', 'Delft Rooms'],
  });
  const { keyword } = await resolve(`from=${'x'.repeat(LIMITS.keyword_length_max - 1)}%F0%9F%98%80`);
  expect(keyword).toEqual(['x'.repeat(LIMITS.keyword_length_max - 1)]);
});

test('empty fields add no filter', async () => {
  await expect(resolve('from=&to=+')).resolves.toEqual(noFilters);
  expect(hasPlaceTexts(new URLSearchParams('from='))).toBe(true);
  expect(hasPlaceTexts(new URLSearchParams('topics=x'))).toBe(false);
});
