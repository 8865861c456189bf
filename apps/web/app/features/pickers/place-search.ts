import type { QueryClient } from '@tanstack/react-query';
import { fetchCountries } from '../../api/fetch-countries.ts';
import { staleTimes } from '../../api/query-client.ts';
import { worded } from '../../api/worded-error.ts';
import { countryName } from '../../lib/country-names.ts';
import { regionName } from '@abroad/reference-data/region-names';
import type { PickerItem } from '../../ui/picker-item.ts';

export interface CountryItem extends PickerItem {
  kind: 'country';
  code: string;
}

export interface UniversityItem extends PickerItem {
  kind: 'university';
  country_code: string;
}

/** Who asks: the answers of the page, of which none is asked for twice, and its language. */
export interface Asker {
  queries: QueryClient;
  locale: string;
}

const results = 20;

/** The API client is loaded with the first search, so that pages with a picker stay light until the user types. */
async function client() {
  const { api } = await import('../../api/browser-client.ts');
  return api;
}

export async function searchCountries(search: string, { queries, locale }: Asker): Promise<CountryItem[]> {
  const ask = async () => (await client()).listCountries({ query: { search, limit: results } });
  const countries = await queries
    .fetchQuery({ queryKey: ['countries', search], staleTime: staleTimes.usual, queryFn: ask })
    .catch((error: unknown) => {
      throw worded('errors.search_countries', error);
    });
  return countries.map(({ code, name }) => ({
    kind: 'country',
    id: code,
    code,
    label: regionName(code, locale) ?? name,
  }));
}

/** Universities by name, in one country or anywhere. The first domain tells namesakes apart. */
export async function searchUniversities(
  name: string,
  { queries, locale }: Asker,
  country: string | null = null,
): Promise<UniversityItem[]> {
  const query = { name, page: 1, page_size: results, ...(country === null ? {} : { country }) };
  const ask = async () => (await client()).searchUniversities({ query });
  const [{ universities }] = await Promise.all([
    queries.fetchQuery({ queryKey: ['universities', name, country], staleTime: staleTimes.usual, queryFn: ask }),
    fetchCountries(),
  ]).catch((error: unknown) => {
    throw worded('errors.search_universities', error);
  });
  return universities.map((university) => ({
    kind: 'university',
    id: university.id,
    label: university.name,
    detail: [countryName(university.country_code, locale), university.domains[0]].filter(Boolean).join(' · '),
    country_code: university.country_code,
  }));
}

/** Of more countries than these, those are taken that are found anywhere. */
const countriesAsked = 5;

/** Universities by name in any of some countries, in turn; anywhere where none is named. */
export async function searchUniversitiesIn(
  name: string,
  asker: Asker,
  countries: readonly string[],
): Promise<UniversityItem[]> {
  if (countries.length === 0 || countries.length > countriesAsked) {
    const found = await searchUniversities(name, asker);
    return countries.length === 0 ? found : found.filter(({ country_code }) => countries.includes(country_code));
  }
  const lists = await Promise.all(countries.map((country) => searchUniversities(name, asker, country)));
  const places = lists.flatMap((list) => list.map((item, place) => ({ item, place })));
  return places
    .toSorted((one, other) => one.place - other.place)
    .slice(0, results)
    .map(({ item }) => item);
}

/** Countries first, then universities; twenty of both at most. */
export async function searchPlaces(text: string, asker: Asker): Promise<(CountryItem | UniversityItem)[]> {
  const [countries, universities] = await Promise.all([searchCountries(text, asker), searchUniversities(text, asker)]);
  return [...countries.slice(0, 5), ...universities];
}
