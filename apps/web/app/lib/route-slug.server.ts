import { COUNTRIES } from '@abroad/reference-data/countries';

/** Between the two countries of a route's address; a test checks that no country's name contains it. */
const BETWEEN = '-to-';

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const slugByCode = new Map(COUNTRIES.map(({ code, name }) => [code, slugOf(name)]));
const codeBySlug = new Map([...slugByCode].map(([code, slug]) => [slug, code]));

/** Codes of two letters (ISO 3166-1). */
export interface CountryRoute {
  origin: string;
  destination: string;
}

/** `vietnam-to-netherlands`, from the English names in any language; null if a code isn't a country's. */
export function routeSlug({ origin, destination }: CountryRoute): string | null {
  const [from, to] = [slugByCode.get(origin), slugByCode.get(destination)];
  return from === undefined || to === undefined ? null : `${from}${BETWEEN}${to}`;
}

const codeOf = (words: string): string | undefined =>
  codeBySlug.get(words) ?? codeBySlug.get(words.replace(/^the-/, ''));

/** Reads the countries of a route's slug, in any case and with or without "the"; null for other text. */
export function readRouteSlug(slug: string): CountryRoute | null {
  const [from = '', to = '', ...more] = slug.toLowerCase().split(BETWEEN);
  const [origin, destination] = [codeOf(from), codeOf(to)];
  const isRoute = origin !== undefined && destination !== undefined && origin !== destination && more.length === 0;
  return isRoute ? { origin, destination } : null;
}
