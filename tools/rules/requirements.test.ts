import { expect, test } from 'vitest';
import { carriedIds, readRequirements } from './requirements.ts';
import { readSourceFiles } from './source-files.ts';

test('a test carries only ids that the requirements know', () => {
  const known = readRequirements();
  expect([...carriedIds(readSourceFiles())].filter((id) => !known.has(id))).toEqual([]);
});
