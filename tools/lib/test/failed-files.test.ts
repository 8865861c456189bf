import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepFailedFiles, readFailedFiles } from './failed-files.ts';
import { NOTHING } from './tally.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'failed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'failed.json');
const failed = (failed_tests: number, ...failed_files: string[]) => ({
  ...NOTHING,
  failed: failed_tests,
  failed_tests,
  failed_files,
});

test('up to five files that failed are kept, each once, and none where more failed, or something besides tests', () => {
  keepFailedFiles('usual', failed(2, 'e2e/a.spec.ts', 'e2e/a.spec.ts'), file);
  expect(readFailedFiles(file)).toEqual({ suite: 'usual', files: ['e2e/a.spec.ts'] });
  keepFailedFiles('usual', { ...failed(1, 'e2e/a.spec.ts'), failed: 2 }, file);
  expect(readFailedFiles(file)).toBeNull();
  keepFailedFiles('usual', failed(6, 'a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts'), file);
  expect(existsSync(file)).toBe(false);
  keepFailedFiles('rest', failed(1, 'a.ts'), file);
  keepFailedFiles('rest', NOTHING, file);
  expect(readFailedFiles(file)).toBeNull();
});
