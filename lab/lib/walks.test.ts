import { expect, test } from 'vitest';
import { ROOT } from '../../tools/rules/source-files.ts';
import { filesOf, WALKS } from './walks.ts';

test.each(WALKS)('$name takes a reader through few files', (walk) => {
  const files = filesOf(ROOT, walk);
  // With fewer, a route handler was renamed.
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(walk.at_most);
});
