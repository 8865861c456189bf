import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { BestKnown } from './best-known.ts';
import { isCountryCode } from './countries.ts';
import { domainOf } from './domain.ts';
import { loadUniversities } from './load-universities.ts';
import { normalise } from './normalise.ts';
import { universityId, universityIdOnSharedHost, type University } from './university.ts';

let universities: University[] = [];
beforeAll(() => {
  universities = loadUniversities();
});
const keyOf = ({ country_code, domains: [first = ''] }: University) => `${country_code}/${first}`;

test('[E-11] has 15,000 universities of 210 countries with id, name, state_province, country_code and domains', () => {
  expect(universities.length).toBeGreaterThanOrEqual(15_000);
  expect(new Set(universities.map(({ country_code }) => country_code)).size).toBeGreaterThanOrEqual(210);
  expect(universities.find(({ domains }) => domains[0] === 'tum.de')).toMatchObject({
    id: '11593ef1-2701-5818-9aca-931ea5bbb10d',
    name: 'Technical University of Munich',
    state_province: null,
    country_code: 'DE',
    domains: ['tum.de', 'tu-muenchen.de'],
  });
});

test('holds clean text, known countries and domains in their one spelling', () => {
  for (const { name, country_code, domains } of universities) {
    expect(name).toBe(name.normalize('NFC').replaceAll(/\s+/g, ' ').trim());
    expect(isCountryCode(country_code), country_code).toBe(true);
    expect(domains.map(domainOf)).toEqual(domains);
    expect(domains.length).toBeGreaterThan(0);
  }
});

test('names none twice: one university for each country and domain, but for hosts that many share', () => {
  const ids = universities.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const byKey = Map.groupBy(universities, keyOf);
  for (const sharing of byKey.values()) {
    expect([1, 4, 5, 6, 7, 30]).toContain(sharing.length);
    expect(new Set(sharing.map(({ name }) => normalise(name))).size).toBe(sharing.length);
  }
});

test('derives each id from country and a domain, on shared hosts from a name too', () => {
  for (const { id, country_code, name, aliases, domains } of universities) {
    const isDerived = domains.some(
      (domain) =>
        universityId(country_code, domain) === id ||
        [name, ...aliases].some((one) => universityIdOnSharedHost(country_code, domain, normalise(one)) === id),
    );
    expect(isDerived, `${country_code} ${name}`).toBe(true);
  }
});

test('[E-11] more than 150 that were closed or merged are marked, and lead to one that teaches', () => {
  const byId = new Map(universities.map((university) => [university.id, university]));
  const closed = universities.filter(({ closed_in }) => typeof closed_in === 'number');
  expect(closed.length).toBeGreaterThan(150);
  for (const { name, closed_in, successor_id } of closed) {
    expect(closed_in, name).toBeGreaterThan(1990);
    expect(successor_id === null || byId.get(successor_id ?? '')?.closed_in === null, name).toBe(true);
  }
  const nancy = universities.find(({ domains }) => domains.includes('univ-nancy2.fr'));
  expect(nancy).toMatchObject({ name: 'Université Nancy II', closed_in: 2012 });
  expect(byId.get(nancy?.successor_id ?? '')?.name).toBe('Université de Lorraine');
});

test('holds every university of the hand-written list of the best known', () => {
  const file = new URL('../data/best-known.json', import.meta.url);
  const bestKnown = JSON.parse(readFileSync(file, 'utf8')) as BestKnown[];
  expect(bestKnown.length).toBeGreaterThanOrEqual(300);
  const byRank = new Map(universities.map((university) => [university.rank, university]));
  bestKnown.forEach(({ key, aliases }, index) => {
    const university = byRank.get(index + 1);
    expect(university && keyOf(university)).toBe(key);
    const known = [university?.name ?? '', ...(university?.aliases ?? [])].map(normalise);
    expect(known).toEqual(expect.arrayContaining(aliases.map(normalise)));
  });
});
