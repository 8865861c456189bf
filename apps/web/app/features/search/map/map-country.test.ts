import { COUNTRIES } from '@abroad/reference-data/countries';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noFilters } from '../filters.ts';
import { mapCountries } from './map-country.ts';
import { smallCountries } from './small-countries.ts';

test('a country narrows the search, and a chosen one widens it', () => {
  const filters = { ...noFilters, destination_country_codes: ['NL'], topics: ['scholarships'], page: 3 };
  const countries = mapCountries(
    [
      { value: 'US', label: 'United States', count: 100_000 },
      { value: 'NL', label: 'Netherlands', count: 300 },
      { value: 'MT', label: 'Malta', count: 1 },
      { value: 'SG', label: 'Singapore', count: 0 },
    ],
    filters,
  );
  expect(countries.map(({ to }) => to)).toEqual([
    '/search?destination_country_codes=NL&destination_country_codes=US&topics=scholarships',
    '/search?topics=scholarships',
    '/search?destination_country_codes=NL&destination_country_codes=MT&topics=scholarships',
    '/search?destination_country_codes=NL&destination_country_codes=SG&topics=scholarships',
  ]);
  expect(countries.map(({ chosen }) => chosen)).toEqual([false, true, false, false]);
  expect(countries.map(({ depth }) => depth)).toEqual([5, 3, 1, 0]);
});

test('every country has a shape or a dot, the small ones a dot that can be hit', () => {
  const map = readFileSync(new URL('world-map.svg', import.meta.url), 'utf8');
  const without = COUNTRIES.filter(({ code }) => !map.includes(`id="${code}"`));
  // Ice, an islet of birds, and islands of soldiers.
  expect(without.map(({ code }) => code)).toEqual(['AQ', 'BV', 'UM']);
  for (const code of ['SG', 'HK', 'MT', 'LU', 'MO']) {
    expect(map, code).toMatch(new RegExp(`<g id="${code}"><circle [^>]*/><circle [^>]*pointer-events="all"`));
    expect(smallCountries.has(code)).toBe(true);
  }
});
