import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isTaggedFull, partOf, PARTS, readMarks, suiteOfRun } from './marks.ts';

const root = mkdtempSync(path.join(tmpdir(), 'marks-'));
afterAll(() => rmSync(root, { recursive: true }));

// After a slash or a star Vitest itself would find it here.
const MODULE_TAG = '@module-tag full';

test('files say by a mark of their own whether all or some of their tests are left out of npm test', () => {
  const files = {
    'apps/a/killed.test.ts': `/** ${MODULE_TAG} It kills processes. */`,
    'apps/a/some.test.ts': "test('one', { tags: 'full' }, () => {});\ntest('two', () => {});",
    'e2e/some.spec.ts': "test('one', { tag: '@full' }, async () => {});",
    'lab/bench/rounds.test.ts': "test('one', () => {});",
    'e2e/usual.spec.ts': "test('a full list', async () => {});",
    'apps/a/node_modules/b/other.test.ts': `/** ${MODULE_TAG} */`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  expect(readMarks(root)).toEqual({
    wholly: ['apps/a/killed.test.ts', 'lab/bench/rounds.test.ts'],
    partly: ['apps/a/some.test.ts', 'e2e/some.spec.ts'],
  });
});

test('the options of a test say so for it alone', () => {
  expect(isTaggedFull(", { tags: 'full', timeout: 1 }, () => {})")).toBe(true);
  expect(isTaggedFull(", { tag: '@full' }, async () => {})")).toBe(true);
  expect(isTaggedFull(", { timeout: 1 }, () => expect('full'))")).toBe(false);
  expect(isTaggedFull(', async () => {})')).toBe(false);
});

test('four commits can cover all files, each of which is in one part', () => {
  const files = Array.from({ length: 10 }, (_, at) => `f${at}.test.ts`);
  const parts = Array.from({ length: PARTS }, (_, at) => partOf(files, `abc0000000${at}`));
  expect(parts.flat().toSorted()).toEqual(files.toSorted());
  expect(parts.map((part) => part.length)).toEqual([3, 3, 2, 2]);
});

test('a run without a suite, as of named files, leaves nothing out', () => {
  expect(suiteOfRun('')).toBe('full');
  expect(suiteOfRun('usual')).toBe('usual');
});
