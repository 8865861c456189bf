import { expect, test } from 'vitest';
import { applyClosed, applyRenamed, byKey } from './changed-universities.ts';
import { universityId, type University } from './university.ts';

const university = (name: string, domain: string): University => ({
  id: universityId('DE', domain),
  name,
  state_province: null,
  country_code: 'DE',
  domains: [domain],
  aliases: [],
  rank: null,
});
const cologne = university('Fachhochschule Köln', 'fh-koeln.de');
const cottbus = university('Technische Universität Cottbus', 'tu-cottbus.de');
const joined = university('BTU Cottbus-Senftenberg', 'b-tu.de');

test('a renamed university keeps its id, and its former name and domain', () => {
  const all = byKey([cologne]);
  applyRenamed(all, [
    { key: 'DE/fh-koeln.de', domain: 'th-koeln.de', name: 'Technische Hochschule Köln', aliases: ['TH Köln'] },
  ]);
  expect(all.get('DE/fh-koeln.de')).toEqual({
    ...cologne,
    name: 'Technische Hochschule Köln',
    domains: ['th-koeln.de', 'fh-koeln.de'],
    aliases: ['TH Köln', 'Fachhochschule Köln'],
  });
});

test('a closed one has its year and its successor', () => {
  const all = byKey([cottbus, joined]);
  applyClosed(all, [{ key: 'DE/tu-cottbus.de', in: 2013, successor: 'DE/b-tu.de' }]);
  expect(all.get('DE/tu-cottbus.de')).toEqual({ ...cottbus, closed_in: 2013, successor_id: joined.id });
});

test('what the lists name wrongly is said', () => {
  const all = byKey([cologne, cottbus, joined]);
  expect(() => applyRenamed(all, [{ key: 'DE/x.de' }])).toThrow('renamed.json names DE/x.de, which is not in the data');
  expect(() => applyRenamed(all, [{ key: 'DE/fh-koeln.de', domain: 'b-tu.de' }])).toThrow('a domain of DE/b-tu.de');
  const closed = [
    { key: 'DE/tu-cottbus.de', in: 2013, successor: 'DE/b-tu.de' },
    { key: 'DE/b-tu.de', in: 2020, successor: null },
  ];
  expect(() => applyClosed(all, closed)).toThrow('is closed itself');
});
