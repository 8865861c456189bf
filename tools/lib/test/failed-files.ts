import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Suite } from './marks.ts';
import { ROOT } from './run-command.ts';
import type { Tally } from './tally.ts';

const FILE = path.join(ROOT, 'node_modules/.cache/failed-tests.json');
/** More files than this don't fail by chance. */
const MOST_FILES = 5;

/** The files that failed, and in which suite they ran. */
export interface FailedFiles {
  suite: Suite;
  files: string[];
}

/** Keeps the files that failed for `npm test -- --failed`; none if another check failed, too, such as types. */
export function keepFailedFiles(
  suite: Suite,
  { failed, failed_tests, failed_files }: Tally,
  file: string = FILE,
): void {
  const files = [...new Set(failed_files)].map((one) => path.relative(ROOT, path.resolve(ROOT, one)));
  if (files.length === 0 || files.length > MOST_FILES || failed !== failed_tests) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ suite, files } satisfies FailedFiles));
}

/** @returns the files that failed in the run before; null if nothing may run again. */
export function readFailedFiles(file: string = FILE): FailedFiles | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FailedFiles;
  } catch {
    return null;
  }
}
