import { LIMITS } from '@abroad/contract/limits';
import type { QueryClient } from '@tanstack/react-query';
import { countryNameIn } from '../../lib/region-names.ts';

type Names = ReadonlyMap<string, string>;

/** The full list of countries, fetched once for as long as the page lives: English names by code. */
export const countryList = {
  queryKey: ['countries'],
  staleTime: Infinity,
  gcTime: Infinity,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Names> => {
    const { api } = await import('../../api/browser-client.ts');
    const countries = await api.listCountries({ query: { limit: LIMITS.countries_limit }, signal });
    return new Map(countries.map(({ code, name }) => [code, name]));
  },
} as const;

/** Names a country by its code. */
export type NameCountry = (code: string) => string;

/** By the full list, and until that has come by what the browser knows, in the language `locale`. */
export const namedBy =
  (names: Names | undefined, locale: string): NameCountry =>
  (code) =>
    countryNameIn(code, locale, names?.get(code));

/** For a search, which does without the list where that cannot be had. */
export async function loadCountryNames(queries: QueryClient, locale: string): Promise<NameCountry> {
  return namedBy(await queries.fetchQuery(countryList).catch(() => undefined), locale);
}
