import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepFailedFiles, readFailedFiles } from './failed-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'failed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'failed.json');
const failed = (...failed_files: string[]) => ({ passed: 1, failed: failed_files.length, failed_files });

test('up to five files that failed are kept, each once, and nothing is where more failed, or something besides tests', () => {
  keepFailedFiles(failed('e2e/a.spec.ts', 'e2e/a.spec.ts'), 2, file);
  expect(readFailedFiles(file)).toEqual(['e2e/a.spec.ts']);
  keepFailedFiles({ ...failed('e2e/a.spec.ts'), failed: 2 }, 1, file);
  expect(readFailedFiles(file)).toEqual([]);
  keepFailedFiles(failed('a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts'), 6, file);
  expect(existsSync(file)).toBe(false);
  keepFailedFiles(failed('a.ts'), 1, file);
  keepFailedFiles(failed(), 0, file);
  expect(readFailedFiles(file)).toEqual([]);
});
