import type { Refusal } from '@abroad/reference-data/merge-universities';
import { expect, test } from 'vitest';
import { reportOf } from './import-report.ts';

const refused: Refusal[] = Array.from({ length: 23 }, (_, index) => ({
  row: index + 1,
  name: index ? 'Some' : null,
  reason: 'it has no name',
}));
const merge = { added: [], changed: [], unchanged: [], refused, repeated: 2 };

test('reports the counts and the first 20 refused rows with their reasons', () => {
  const lines = reportOf(merge, false);
  expect(lines.slice(0, 4)).toEqual([
    '0 added, 0 changed, 0 unchanged, 23 refused',
    '2 rows were about a university that an earlier row had named',
    '  row 1 refused: it has no name',
    '  row 2 (Some) refused: it has no name',
  ]);
  expect(lines).toHaveLength(23);
  expect(lines.at(-1)).toBe('  and 3 more (--verbose shows all)');
});

test('reports every refused row when asked to', () => {
  expect(reportOf(merge, true)).toHaveLength(25);
  expect(reportOf({ ...merge, refused: [], repeated: 0 }, false)).toHaveLength(1);
});
