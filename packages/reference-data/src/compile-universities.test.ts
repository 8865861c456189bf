import { expect, test } from 'vitest';
import { applyBestKnown, universityOfAddition } from './best-known.ts';
import { compileUniversities } from './compile-universities.ts';
import { universityId } from './university.ts';

const row = (country_code: string, name: string, web_address: string) => ({ country_code, name, web_address });

test('makes one university of rows with one country and domain, under the better name', () => {
  const universities = compileUniversities([
    row('CA', 'Brescia College', 'http://www.uwo.ca/brescia/'),
    row('CA', ' University of  Western Ontario ', 'http://www.uwo.ca/'),
    row('US', 'Somewhere Else', 'http://www.uwo.ca/'),
  ]);
  expect(universities).toHaveLength(2);
  expect(universities[0]).toEqual({
    id: universityId('CA', 'uwo.ca'),
    name: 'University of Western Ontario',
    state_province: null,
    country_code: 'CA',
    domains: ['uwo.ca'],
    aliases: ['Brescia College'],
    rank: null,
  });
});

test('keeps universities apart that share a host with many', () => {
  const names = ['Hinthada', 'Kalay', 'Loikaw', 'Magway'].map((place) => `Technological University (${place})`);
  const universities = compileUniversities(names.map((name) => row('MM', name, 'http://www.most.gov.mm/tu')));
  expect(universities.map(({ name }) => name)).toEqual(names);
  expect(new Set(universities.map(({ id }) => id)).size).toBe(4);
});

test('puts the islands of the former Netherlands Antilles where they are, and leaves out what is unusable', () => {
  const universities = compileUniversities([
    row('AN', 'American University of the Caribbean, Sint Maarten', 'http://www.aucmed.edu/'),
    row('AN', 'University of the Netherlands Antilles, Curacao', 'http://www.una.an/'),
    row('ZZ', 'Nowhere', 'http://nowhere.example/'),
    row('DE', ' ', 'http://blank.example/'),
    row('DE', 'No address', 'none'),
  ]);
  expect(universities.map(({ country_code }) => country_code)).toEqual(['SX', 'CW']);
});

test('gives the best known their rank, present domain, name and aliases', () => {
  const compiled = compileUniversities([row('DE', 'Technische Universität München', 'http://www.tu-muenchen.de/')]);
  const added = universityOfAddition({
    country_code: 'FR',
    domain: 'insead.edu',
    name: 'INSEAD',
    state_province: null,
  });
  const { universities, unresolved } = applyBestKnown(
    [...compiled, added],
    [
      { key: 'FR/insead.edu', aliases: ['Insead'] },
      { key: 'DE/tum.de', also: ['tu-muenchen.de'], name: 'Technical University of Munich', aliases: ['TUM'] },
      { key: 'DE/nowhere.example', aliases: [] },
    ],
  );
  expect(unresolved).toEqual(['DE/nowhere.example']);
  expect(universities.map(({ name, rank }) => [name, rank])).toEqual([
    ['INSEAD', 1],
    ['Technical University of Munich', 2],
  ]);
  expect(universities[1]).toMatchObject({
    id: universityId('DE', 'tum.de'),
    domains: ['tum.de', 'tu-muenchen.de'],
    aliases: ['TUM', 'Technische Universität München'],
  });
});
