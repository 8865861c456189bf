import { expect, test } from 'vitest';
import { copyArray, copyRow } from './copy-text.ts';

test('writes a row as COPY reads it', () => {
  expect(copyRow(['a', 1, null, true, 'b\tc\nd\\e'])).toBe('a\t1\t\\N\ttrue\tb\\tc\\nd\\\\e\n');
  expect(copyArray(['x', 'y'])).toBe('{x,y}');
});
