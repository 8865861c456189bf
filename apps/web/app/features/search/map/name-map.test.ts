import { expect, test } from 'vitest';
import { noFilters, type Filters } from '../filters.ts';
import { noOptions } from '../options.ts';
import { nameMap } from './name-map.ts';

const option = (value: string, count: number) => ({ value, label: value, count });
const options = {
  ...noOptions,
  origins: [option('IN', 9), option('VN', 4), option('BR', 0)],
  destinations: [option('NL', 9), option('SG', 3), option('DE', 1), option('MT', 0)],
};
const routes = (changes: Partial<Filters>) =>
  nameMap(options, { ...noFilters, ...changes }, 'en').routes.map(({ key }) => key);

test('arcs are drawn for routes with mentors, as far as one end is known', () => {
  expect(routes({})).toEqual([]);
  expect(routes({ origin_country_codes: ['VN'] })).toEqual(['VN-NL', 'VN-SG', 'VN-DE']);
  expect(routes({ destination_country_codes: ['NL'] })).toEqual(['IN-NL', 'VN-NL']);
  expect(routes({ origin_country_codes: ['VN'], destination_country_codes: ['DE', 'MT'] })).toEqual(['VN-DE']);
  expect(routes({ origin_country_codes: ['VN', 'BR'], destination_country_codes: ['SG'] })).toEqual(['VN-SG']);
  expect(routes({ destination_country_codes: ['NL', 'DE'] })).toEqual([]);
});

test('the parts of the world have names, and one part alone is brought near', () => {
  const map = nameMap(options, noFilters, 'fr');
  expect(map.region).toBe('001');
  expect(map.regions.map(({ name }) => name)).toEqual(['Europe', 'Asie']);
  const near = nameMap({ ...options, destinations: [option('NL', 2), option('MT', 1)] }, noFilters, 'en');
  expect(near).toMatchObject({ region: '150', regions: [{ name: 'Europe' }] });
});
