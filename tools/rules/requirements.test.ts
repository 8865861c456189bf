import { expect, test } from 'vitest';
import { carriedIds, readRequirements, withChecks } from './requirements.ts';
import { readSourceFiles } from './source-files.ts';

test('tests carry only ids of the requirements', () => {
  const known = readRequirements();
  expect([...carriedIds(readSourceFiles()).keys()].filter((id) => !known.has(id))).toEqual([]);
});

test('the requirements say how each of them is checked (npm run requirements -- --write)', () => {
  const { present, expected } = withChecks(readSourceFiles());
  expect(present).toBe(expected);
});
