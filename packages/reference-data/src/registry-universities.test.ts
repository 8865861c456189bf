import { expect, test } from 'vitest';
import type { RegistryRecord } from './own-names.ts';
import { isPlaceOfStudy, universitiesOfRegistry } from './registry-universities.ts';
import { universityId, type University } from './university.ts';

const record = (country: string, website: string, ...names: string[]): RegistryRecord => ({
  ror: website,
  country,
  website,
  domains: [],
  names: names.map((name, index) => [name, null, index === 0 ? 'ror_display' : 'alias']),
});
const known: University = {
  id: universityId('FR', 'univ-nancy2.fr'),
  name: 'Université Nancy II',
  state_province: null,
  country_code: 'FR',
  domains: ['univ-nancy2.fr'],
  aliases: [],
  rank: null,
};

test.each([
  ['Université de Lorraine', 'univ-lorraine.fr'],
  ['Hochschule Niederrhein', 'hs-niederrhein.de'],
  ['Institut Teknologi Sumatera', 'itera.ac.id'],
  ['Iğdır Üniversitesi', 'igdir.edu.tr'],
  ['École Nationale Supérieure de Journalisme', 'ensjsi.dz'],
])('%s is a place to study at', (name, domain) => {
  expect(isPlaceOfStudy([name], domain)).toBe(true);
});

test.each([
  ['Centre for Jewish Studies', 'dal.ca'],
  ['Liceo scientifico statale Ulisse Dini', 'liceodini.it'],
  ['University Grants Commission of Bangladesh', 'ugc.gov.bd'],
  ['Korean Educational Development Institute', 'kedi.re.kr'],
  ['Biblioteca das Ciências da Saúde', 'uc.edu'],
  ['Elsahel Teaching Hospital', 'elsahel.edu.eg'],
])('%s is not', (name, domain) => {
  expect(isPlaceOfStudy([name], domain)).toBe(false);
});

test('places of study that are none of the known become universities, with their other names', () => {
  const lorraine = record(
    'FR',
    'https://www.univ-lorraine.fr',
    'Université de Lorraine',
    'University of Lorraine',
    'UL',
  );
  expect(universitiesOfRegistry([known], [lorraine])).toEqual([
    {
      ...known,
      id: universityId('FR', 'univ-lorraine.fr'),
      name: 'Université de Lorraine',
      domains: ['univ-lorraine.fr'],
      aliases: ['University of Lorraine', 'UL'],
    },
  ]);
});

test('a part of a known one, a page of a site and a namesake do not', () => {
  const none = [
    record('FR', 'https://iut.univ-nancy2.fr', 'Institut Universitaire de Technologie'),
    record('FR', 'https://www.example.fr/ecole', 'École Supérieure de Commerce'),
    record('FR', 'https://nancy2.fr', 'UNIVERSITE NANCY II'),
    { ...record('FR', '', 'Université de Nulle Part'), website: null },
  ];
  expect(universitiesOfRegistry([known], none)).toEqual([]);
});
