import { expect, test } from 'vitest';
import { namesFromRegistry, type RegistryRecord } from './own-names.ts';
import { universityId, type University } from './university.ts';

const university = (country_code: string, name: string, domain: string): University => ({
  id: universityId(country_code, domain),
  name,
  state_province: null,
  country_code,
  domains: [domain],
  aliases: [],
  rank: null,
});
const record = (
  country: string,
  website: string,
  names: RegistryRecord['names'],
  domains: string[] = [],
): RegistryRecord => ({ ror: website, country, website, domains, names });

const tokyo = university('JP', 'University of Tokyo', 'u-tokyo.ac.jp');
const ownNames = (universities: University[], records: RegistryRecord[]) => [
  ...namesFromRegistry(universities, records).names.values(),
];

test('[N-25] a record with the country and domain of a university gives it names in its own script, and short ones', () => {
  const names: RegistryRecord['names'] = [
    ['The University of Tokyo', 'en', 'ror_display+label'],
    ['東京大学', 'ja', 'label'],
    ['Tōkyō daigaku', null, 'alias'],
    ['UT', null, 'acronym'],
    ['Université de Tokyo', 'fr', 'label'],
  ];
  const records = [record('JP', 'https://www.u-tokyo.ac.jp/en/', names)];
  expect(ownNames([tokyo], records)).toEqual([['東京大学', 'Tōkyō daigaku', 'UT', 'Université de Tokyo']]);
  expect(ownNames([tokyo], [{ ...records[0]!, country: 'CN' }])).toEqual([]);
});

test('[N-25] where no domain is known the name decides, in whatever language and order, unless two have it', () => {
  const cairo = university('EG', 'Cairo University', 'cu.edu.eg');
  const named = record('EG', 'https://elsewhere.eg', [
    ['Université du Cairo', 'fr', 'label'],
    ['جامعة القاهرة', 'ar', 'label'],
  ]);
  expect(ownNames([cairo], [named])[0]).toContain('جامعة القاهرة');
  expect(ownNames([cairo, university('EG', 'University of Cairo', 'other.eg')], [named])).toEqual([]);
});

test('[N-25] a part of a university, and one of two that share its address, do not name it', () => {
  const part = record('JP', 'https://www.u-tokyo.ac.jp/hospital/', [['東京大学医学部附属病院', 'ja', 'label']]);
  const whole = record('JP', 'https://www.u-tokyo.ac.jp/', [
    ['University of Tokyo', 'en', 'label'],
    ['東京大学', 'ja', 'label'],
  ]);
  const another = record('JP', 'https://www.u-tokyo.ac.jp/', [['東京大学出版会', 'ja', 'label']]);
  expect(ownNames([tokyo], [part])).toEqual([]);
  expect(ownNames([tokyo], [another, part, whole])).toEqual([['東京大学']]);
  expect(namesFromRegistry([tokyo], [another, part, whole]).unmatched).toEqual([another, part]);
  expect(ownNames([tokyo], [another, { ...another }])).toEqual([]);
});

test('what the registry knows by a listed name as a former one gets the name of today, but for the best known', () => {
  const ryerson = university('CA', 'Ryerson University', 'ryerson.ca');
  const named = record('CA', 'https://www.torontomu.ca', [
    ['Toronto Metropolitan University', 'en', 'ror_display+label'],
    ['Ryerson University', 'en', 'alias'],
  ]);
  const renamed = (one: University, records: RegistryRecord[]) => [
    ...namesFromRegistry([one], records).renamed.values(),
  ];
  expect(renamed(ryerson, [named])).toEqual(['Toronto Metropolitan University']);
  expect(renamed({ ...ryerson, rank: 1 }, [named])).toEqual([]);
  // The same words in another order are another university as often as not.
  const nagano = university('JP', 'Nagano University', 'nagano.ac.jp');
  expect(
    renamed(nagano, [record('JP', 'https://u-nagano.ac.jp', [['The University of Nagano', 'en', 'ror_display']])]),
  ).toEqual([]);
});
