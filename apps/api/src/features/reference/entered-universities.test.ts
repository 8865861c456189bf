import { createUniversityIndex } from '@abroad/reference-data/university-index';
import { loadUniversities } from '@abroad/reference-data/load-universities';
import { expect, test, vi } from 'vitest';
import { findListed, findNear, hostOf } from './entered-universities.ts';

const universities = loadUniversities();
const list = {
  index: createUniversityIndex(universities),
  by_id: new Map(universities.map((one) => [one.id, one] as const)),
};

test('[N-29] a website says its domain, and nothing where that can be no university’s', () => {
  expect(['http://www.Mekong.edu.vn:8080/about', 'https://mekong.edu.vn./', 'https://мгу.рф'].map(hostOf)).toEqual([
    'mekong.edu.vn',
    'mekong.edu.vn',
    'xn--c1arw.xn--p1ai',
  ]);
  const noOnes = [
    'https://192.168.1.1/',
    'https://[::1]/',
    'http://localhost/',
    'https://harvard.edu@evil.example/',
    'https://www./',
    'https://gmail.com/',
    'https://github.io/',
    'https://sites.google.com/view/mekong',
    'https://www.facebook.com/mekong',
    'https://vi.wikipedia.org/wiki/Mekong',
    null,
    undefined,
  ];
  expect(noOnes.map(hostOf)).toEqual(noOnes.map(() => null));
});

test('[N-29] the domain of a website leads to the listed one, the longest first, and a host that is as long as it may be takes no longer', () => {
  const named = (website: string, country_code = 'NL') => {
    const fields = { name: 'Xyzzy', country_code, website };
    return [findListed(list, fields)?.name, findNear(list, fields, 5)[0]?.name];
  };
  const delft = 'Delft University of Technology';
  expect(named('https://www.library.tudelft.nl/about')).toEqual([delft, delft]);
  expect(named('https://tudelft.nl', 'DE')).toEqual([undefined, undefined]);
  expect(named('https://tudelft.nl.example.com')).toEqual([undefined, undefined]);
  const match = vi.spyOn(list.index, 'match');
  const long = `https://${'univ.state.tech.inst.'.repeat(11)}com`;
  expect(named(long)).toEqual([undefined, undefined]);
  expect(match.mock.calls.length).toBeLessThanOrEqual(2);
});
