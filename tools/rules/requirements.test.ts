import { expect, test } from 'vitest';
import { carriedIds, readRequirements } from './requirements.ts';
import { readSourceFiles } from './source-files.ts';

test('tests carry only ids of the requirements', () => {
  const known = readRequirements();
  expect([...carriedIds(readSourceFiles()).keys()].filter((id) => !known.has(id))).toEqual([]);
});

test('each requirement is carried by a test', () => {
  const carried = carriedIds(readSourceFiles());
  expect([...readRequirements()].filter((id) => !carried.has(id)).toSorted()).toEqual([]);
});

/** Promises of the specification that only a process can show which is killed or started; their tests say so. */
const ONLY_BY_PROCESSES: readonly string[] = [];

test('npm test shows each promise of the specification', () => {
  const carried = carriedIds(readSourceFiles());
  const specified = [...readRequirements()].filter((id) => /^[RBESVPCXK]-/.test(id));
  const unshown = specified.filter((id) => !carried.get(id)?.usual.size);
  expect(unshown.toSorted()).toEqual(ONLY_BY_PROCESSES);
});
