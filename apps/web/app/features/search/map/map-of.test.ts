import { expect, test } from 'vitest';
import { noFilters, type Filters } from '../filters.ts';
import { noOptions } from '../options.ts';
import { mapOf } from './map-of.ts';

const option = (value: string, count: number) => ({ value, label: value, count });
const options = {
  ...noOptions,
  origins: [option('IN', 9), option('VN', 4), option('BR', 0)],
  destinations: [option('NL', 9), option('SG', 3), option('DE', 1), option('MT', 0)],
};
const routes = (changes: Partial<Filters>) => mapOf(options, { ...noFilters, ...changes }).routes.map(({ key }) => key);

test('arcs are drawn for routes with mentors, as far as one end is known', () => {
  expect(routes({})).toEqual([]);
  expect(routes({ origin_country_codes: ['VN'] })).toEqual(['VN-NL', 'VN-SG', 'VN-DE']);
  expect(routes({ destination_country_codes: ['NL'] })).toEqual(['IN-NL', 'VN-NL']);
  expect(routes({ origin_country_codes: ['VN'], destination_country_codes: ['DE', 'MT'] })).toEqual(['VN-DE']);
  expect(routes({ origin_country_codes: ['VN', 'BR'], destination_country_codes: ['SG'] })).toEqual(['VN-SG']);
  expect(routes({ destination_country_codes: ['NL', 'DE'] })).toEqual([]);
});

test('the map has the parts of the world with mentors, and one part alone is brought near', () => {
  expect(mapOf(options, noFilters)).toMatchObject({ region: '001', regions: ['150', '142'] });
  const near = mapOf({ ...options, destinations: [option('NL', 2), option('MT', 1)] }, noFilters);
  expect(near).toMatchObject({ region: '150', regions: ['150'] });
});
