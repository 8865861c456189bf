import type { Client } from '@abroad/contract/client';
import { LIMITS } from '@abroad/contract/limits';
import type { ListFilter } from '@abroad/contract/search-filters';
import { readLine } from '../../lib/read-address.ts';
import { withValue, type Filters } from './filters.ts';
import { placeTexts } from './place-texts.ts';

type Search = Pick<Client, 'listCountries' | 'searchUniversities'>;

/** Turns typed places into filters. Unknown places become keywords. */
export async function resolvePlaces(api: Search, search: URLSearchParams, filters: Filters): Promise<Filters> {
  const typed = (name: (typeof placeTexts)[number]) => readLine(search.get(name), LIMITS.keyword_length_max);
  const [origin, destination, university] = await Promise.all([
    findCountry(api, typed('from'), 'origin_country_codes'),
    findPlace(api, typed('to')),
    findUniversity(api, typed('university')),
  ]);
  const found: (Place | null)[] = [origin, destination, university];
  return placeTexts.reduce((resolved, field, index) => {
    const { name, value } = found[index] ?? { name: 'keyword' as const, value: typed(field) };
    return value === '' ? resolved : withValue(resolved, name, value);
  }, filters);
}

interface Place {
  name: ListFilter;
  value: string;
}

async function findCountry(api: Search, search: string, name: ListFilter): Promise<Place | null> {
  const [country] = search === '' ? [] : await api.listCountries({ query: { search, limit: 1 } });
  return country === undefined ? null : { name, value: country.code };
}

async function findUniversity(api: Search, name: string): Promise<Place | null> {
  const answer = name === '' ? null : await api.searchUniversities({ query: { name, page: 1, page_size: 1 } });
  const university = answer?.universities[0];
  return university === undefined ? null : { name: 'university_ids', value: university.id };
}

async function findPlace(api: Search, text: string): Promise<Place | null> {
  return (await findCountry(api, text, 'destination_country_codes')) ?? findUniversity(api, text);
}
