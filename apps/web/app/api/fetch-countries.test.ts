import { afterEach, expect, test, vi } from 'vitest';

// The list is kept by modules: those of this process may have it already.
async function freshModules() {
  vi.resetModules();
  const { fetchCountries } = await import('./fetch-countries.ts');
  const { api } = await import('./browser-client.ts');
  const { countryName } = await import('../lib/country-names.ts');
  return { fetchCountries, countryName, list: vi.spyOn(api, 'listCountries') };
}
const HOLLAND = [{ code: 'NL', name: 'Holland', alpha_3: 'NLD' }];
afterEach(() => void vi.restoreAllMocks());

test('[K-03] the list of countries comes once for all who ask, and names them', async () => {
  const { fetchCountries, countryName, list } = await freshModules();
  list.mockResolvedValue(HOLLAND);
  await Promise.all([fetchCountries(), fetchCountries()]);
  await fetchCountries();
  expect(list).toHaveBeenCalledExactlyOnceWith({ query: { limit: 250 } });
  expect(countryName('NL', 'en')).toBe('Holland');
});

test('[K-03] without the list countries are named all the same, and the next to ask tries anew', async () => {
  const { fetchCountries, countryName, list } = await freshModules();
  list.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fetchCountries();
  expect(countryName('NL', 'en')).toBe('Netherlands');
  list.mockResolvedValue(HOLLAND);
  await fetchCountries();
  expect(countryName('NL', 'en')).toBe('Holland');
});
