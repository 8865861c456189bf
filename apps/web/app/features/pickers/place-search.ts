import type { QueryClient } from '@tanstack/react-query';
import { fetchCountries } from '../../api/fetch-countries.ts';
import { staleTimes } from '../../api/query-client.ts';
import { worded } from '../../api/worded-error.ts';
import { countryName } from '../../lib/country-names.ts';
import type { Translate } from '../../lib/i18n.tsx';
import type { University } from '@abroad/contract/reference';
import { regionName } from '@abroad/reference-data/region-names';
import type { PickerItem } from '../../ui/picker-item.ts';

export interface CountryItem extends PickerItem {
  kind: 'country';
  code: string;
}

export interface UniversityItem extends PickerItem {
  kind: 'university';
  country_code: string;
  /** Counted for students only. */
  mentor_count?: number;
}

/** The page that asks: its query cache, so that no answer is fetched twice, its language and its words. */
export interface Asker {
  queries: QueryClient;
  locale: string;
  t: Translate;
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

/** The parameters of the search: for students, those with mentors come first with their number, and closed ones lead to successors. */
interface UniversitySearch {
  forStudents: boolean;
  country?: string;
}

/** Universities by name, in one country or anywhere. */
async function searchUniversities(
  name: string,
  asker: Asker,
  { forStudents, country }: UniversitySearch,
): Promise<UniversityItem[]> {
  const query = {
    name,
    page: 1,
    page_size: results,
    ...(country === undefined ? {} : { country }),
    ...(forStudents ? { expand: ['mentors' as const] } : {}),
  };
  const ask = async () => (await client()).searchUniversities({ query });
  const queryKey = ['universities', name, country, forStudents];
  const [{ universities }] = await Promise.all([
    asker.queries.fetchQuery({ queryKey, staleTime: staleTimes.usual, queryFn: ask }),
    fetchCountries(),
  ]).catch((error: unknown) => {
    throw worded('errors.search_universities', error);
  });
  const items = universities.map((university) => toItem(university, asker, forStudents));
  return [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed();
}

/** The first domain distinguishes universities with the same name. */
function toItem(university: University, { locale, t }: Asker, forStudents: boolean): UniversityItem {
  const { id, name, country_code, domains, mentor_count, successor } = university;
  const country = countryName(country_code, locale);
  const item = { kind: 'university', country_code, mentor_count: mentor_count ?? 0 } as const;
  if (forStudents && successor !== undefined && item.mentor_count === 0) {
    const former = t('pickers.formerly', { name });
    return { ...item, id: successor.id, label: successor.name, detail: [country, former].filter(Boolean).join(' · ') };
  }
  const mentors = mentor_count === undefined ? null : t('pickers.mentors', { count: mentor_count });
  const facts = [country, domains[0], closedWords(university, t), mentors];
  return { ...item, id, label: name, detail: facts.filter(Boolean).join(' · ') };
}

function closedWords({ closed_in, successor }: University, t: Translate): string | null {
  if (closed_in === undefined) {
    return null;
  }
  const year = String(closed_in);
  return successor === undefined ? t('pickers.closed', { year }) : t('pickers.merged', { year, name: successor.name });
}

/** Of more countries than these, those are taken that are found anywhere. */
const countriesAsked = 5;

/** Universities by name in any of some countries, in turn; everywhere if none is given. */
export async function searchUniversitiesIn(
  name: string,
  asker: Asker,
  countries: readonly string[],
  forStudents: boolean,
): Promise<UniversityItem[]> {
  if (countries.length === 0 || countries.length > countriesAsked) {
    const found = await searchUniversities(name, asker, { forStudents });
    return countries.length === 0 ? found : found.filter(({ country_code }) => countries.includes(country_code));
  }
  const lists = await Promise.all(
    countries.map((country) => searchUniversities(name, asker, { forStudents, country })),
  );
  const places = lists.flatMap((list) => list.map((item, place) => ({ item, place })));
  return places
    .toSorted((one, other) => hasNone(one.item) - hasNone(other.item) || one.place - other.place)
    .slice(0, results)
    .map(({ item }) => item);
}

/** Those with mentors come first if requested. */
const hasNone = ({ mentor_count }: UniversityItem) => (mentor_count === 0 ? 1 : 0);

/** For students: countries first, then universities; twenty of both at most. */
export async function searchPlaces(text: string, asker: Asker): Promise<(CountryItem | UniversityItem)[]> {
  const [countries, universities] = await Promise.all([
    searchCountries(text, asker),
    searchUniversities(text, asker, { forStudents: true }),
  ]);
  return [...countries.slice(0, 5), ...universities];
}
