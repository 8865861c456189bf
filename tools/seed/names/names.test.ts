import { expect, test } from 'vitest';
import { CITIES } from '../world/cities.ts';
import { DESTINATIONS } from '../world/destinations.ts';
import { ORIGINS } from '../world/origins.ts';
import { CULTURES } from './index.ts';

test('there are more than 40 cultures, each with at least 30 names of a kind and no duplicates', () => {
  expect(Object.keys(CULTURES).length).toBeGreaterThan(40);
  for (const [culture, { female, male, family }] of Object.entries(CULTURES)) {
    for (const list of [female, male, family.map((name) => `${name.male}/${name.female}`)]) {
      expect(new Set(list).size, culture).toBe(list.length);
      expect(list.length, culture).toBeGreaterThanOrEqual(29);
    }
  }
});

test('every origin has names and cities, every destination and route has cities in known zones', () => {
  for (const { country_code, cultures, routes } of ORIGINS.values) {
    expect(cultures.values.filter((culture) => !(culture in CULTURES))).toEqual([]);
    expect(CITIES.has(country_code), country_code).toBe(true);
    expect(
      routes.values.filter((code) => !DESTINATIONS.values.includes(code)),
      country_code,
    ).toEqual([]);
  }
  expect(DESTINATIONS.values.filter((code) => !CITIES.has(code))).toEqual([]);
  for (const { name, time_zone } of [...CITIES.values()].flat()) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: time_zone }), name).not.toThrow();
  }
});
