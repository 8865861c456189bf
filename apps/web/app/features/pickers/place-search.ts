import { regionName } from '../../lib/region-names.ts';
import type { PickerItem } from '../../ui/picker-item.ts';

export interface CountryItem extends PickerItem {
  kind: 'country';
  code: string;
}

export interface UniversityItem extends PickerItem {
  kind: 'university';
  country_code: string;
}

const results = 20;

/** The API comes with the first question, so that pages with a picker stay light until somebody types. */
async function client() {
  const { api } = await import('../../api/browser-client.ts');
  return api;
}

/** `name` is the English one, as the API gives it; the label is in the language `locale`. */
export function toCountryItem({ code, name }: { code: string; name: string }, locale: string): CountryItem {
  return { kind: 'country', id: code, code, label: regionName(code, locale) ?? name };
}

export async function searchCountries(search: string, signal: AbortSignal, locale: string): Promise<CountryItem[]> {
  const api = await client();
  const countries = await api.listCountries({ query: { search, limit: results }, signal });
  return countries.map((country) => toCountryItem(country, locale));
}

/** Universities by name, in one country or anywhere. The first domain tells namesakes apart. */
export async function searchUniversities(
  name: string,
  signal: AbortSignal,
  locale: string,
  country: string | null = null,
): Promise<UniversityItem[]> {
  const api = await client();
  const { countryName } = await import('../../lib/country-names.ts');
  const query = { name, page: 1, page_size: results, ...(country === null ? {} : { country }) };
  const { universities } = await api.searchUniversities({ query, signal });
  return universities.map((university) => ({
    kind: 'university',
    id: university.id,
    label: university.name,
    detail: [countryName(university.country_code, locale), university.domains[0]].filter(Boolean).join(' · '),
    country_code: university.country_code,
  }));
}

/** Countries first, then universities; twenty of both at most. */
export async function searchPlaces(
  text: string,
  signal: AbortSignal,
  locale: string,
): Promise<(CountryItem | UniversityItem)[]> {
  const [countries, universities] = await Promise.all([
    searchCountries(text, signal, locale),
    searchUniversities(text, signal, locale),
  ]);
  return [...countries.slice(0, 5), ...universities];
}
