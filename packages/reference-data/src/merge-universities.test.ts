import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeUniversities, type Merge } from './merge-universities.ts';
import { universityId, type University } from './university.ts';

const entry = (name: string, alpha_two_code: string, domains: string[], state: string | null = null) => ({
  name,
  alpha_two_code,
  domains,
  web_pages: domains.map((domain) => `https://www.${domain}/`),
  country: 'Anywhere',
  'state-province': state,
});
const university = (name: string, country_code: string, domains: string[]): University => ({
  id: universityId(country_code, domains[0] ?? ''),
  name,
  state_province: null,
  country_code,
  domains,
  aliases: [],
  rank: null,
});
const tum = university('Technical University of Munich', 'DE', ['tum.de', 'tu-muenchen.de']);

function after(current: readonly University[], { added, changed }: Merge): University[] {
  const now = new Map([...current, ...added, ...changed].map((one) => [one.id, one]));
  return [...now.values()];
}

test('adds what is new, with an id of its country and first domain', () => {
  const { added } = mergeUniversities([tum], [entry(' New  University', 'br', ['www.New.edu.br', 'new.br'], 'Bahia')]);
  expect(added).toEqual([{ ...university('New University', 'BR', ['new.edu.br', 'new.br']), state_province: 'Bahia' }]);
});

test('keeps id and name of a university with one of the domains, and takes its other name, domains and state', () => {
  const { changed } = mergeUniversities(
    [tum],
    [entry('Technische Universität München', 'DE', ['mytum.de', 'tum.de'], 'Bavaria')],
  );
  expect(changed).toEqual([
    {
      ...tum,
      state_province: 'Bavaria',
      domains: ['tum.de', 'tu-muenchen.de', 'mytum.de'],
      aliases: ['Technische Universität München'],
    },
  ]);
});

test('matches by name where no domain is known, unless the states differ', () => {
  const here = { ...university('Trinity University', 'US', ['trinity.edu']), state_province: 'Texas' };
  const same = mergeUniversities([here], [entry('TRINITY  University', 'US', ['trinity-tx.edu'])]);
  expect(same.changed.map(({ domains }) => domains)).toEqual([['trinity.edu', 'trinity-tx.edu']]);
  const another = mergeUniversities(
    [here],
    [entry('Trinity University', 'US', ['trinitydc.edu'], 'District of Columbia')],
  );
  expect(another.added).toHaveLength(1);
});

test('matches nothing across countries', () => {
  expect(mergeUniversities([tum], [entry('Technical University of Munich', 'SG', ['tum.de'])]).added).toHaveLength(1);
});

test('counts what says nothing new as unchanged, and repeated rows', () => {
  const row = entry('technical university of munich', 'DE', ['tum.de']);
  expect(mergeUniversities([tum], [row, row])).toEqual({
    added: [],
    changed: [],
    unchanged: [tum],
    refused: [],
    repeated: 1,
  });
});

test('refuses rows that cannot be used, each with its place and the reason', () => {
  const { refused, added } = mergeUniversities(
    [],
    [
      entry('Nowhere', 'QZ', ['nowhere.edu']),
      entry(' ', 'DE', ['blank.de']),
      entry('a\0b', 'DE', ['nul.de']),
      entry('x'.repeat(201), 'DE', ['long.de']),
      { ...entry('No domain', 'DE', ['localhost']), web_pages: [] },
      { ...entry('By its page', 'DE', []), web_pages: ['https://www.page.de/home'] },
      null,
      'text',
    ],
  );
  expect(refused.map(({ row, reason }) => `${row}: ${reason}`)).toEqual([
    '1: there is no country "QZ"',
    '2: it has no name',
    '3: it has no name',
    '4: its name is longer than 200 characters',
    '5: it has no usable domain',
    '7: it is not an object with "name" and "alpha_two_code"',
    '8: it is not an object with "name" and "alpha_two_code"',
  ]);
  expect(added.map(({ domains }) => domains)).toEqual([['page.de']]);
});

test('keeps universities apart on a host that several have', () => {
  const shared = ['One', 'Two'].map((name) => ({ ...university(name, 'MM', ['most.gov.mm']), id: `${name}-id` }));
  const rows = [entry('Two', 'MM', ['most.gov.mm']), entry('Three', 'MM', ['most.gov.mm'])];
  const merge = mergeUniversities(shared, rows);
  expect(merge.unchanged.map(({ id }) => id)).toEqual(['Two-id']);
  expect(merge.added.map(({ name }) => name)).toEqual(['Three']);
  expect(mergeUniversities(after(shared, merge), rows)).toMatchObject({ added: [], changed: [] });
});

test('changes nothing the second time, and loses no id, whatever the rows', () => {
  const domain = fc.constantFrom('a.edu', 'b.edu', 'c.edu', 'd.edu');
  const name = fc.constantFrom('Alpha', 'Beta', 'Gamma', 'Älpha');
  const state = fc.constantFrom(null, 'North', 'South');
  const domains = fc.uniqueArray(domain, { minLength: 1, maxLength: 3 });
  const row = fc.tuple(name, domains, state).map(([text, hosts, place]) => entry(text, 'US', hosts, place));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), fc.array(row, { maxLength: 8 }), (earlier, rows) => {
      const current = after([], mergeUniversities([], earlier));
      const now = after(current, mergeUniversities(current, rows));
      expect(mergeUniversities(now, rows)).toMatchObject({ added: [], changed: [], refused: [] });
      expect(now.map(({ id }) => id)).toEqual(expect.arrayContaining(current.map(({ id }) => id)));
    }),
  );
});
