import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tierPicture } from '../lib/tier-picture.ts';
import { filesOf, WALKS, withWalks } from '../lib/walks.ts';
import { ROOT } from './source-files.ts';

test('the diagram of the tiers shows what each may import', () => {
  expect(readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8')).toContain(tierPicture());
});

test.each(WALKS)('$name takes a reader through few files', (walk) => {
  const files = filesOf(ROOT, walk);
  // With fewer, a route handler was renamed.
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(walk.at_most);
});

test('the page lists the files of each walk (node tools/boot.mjs docs)', () => {
  const { present, expected } = withWalks(ROOT);
  expect(present).toBe(expected);
});
