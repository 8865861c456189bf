import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-command.ts';
import type { Tally } from './tally.ts';

const FILE = path.join(ROOT, 'node_modules/.cache/failed-tests.json');
/** More files than this don't fail by chance. */
const MOST_FILES = 5;

/** Keeps the files that failed for `npm test -- --failed`; none where something else failed too, such as types. */
export function keepFailedFiles({ failed, failed_files = [] }: Tally, tests_failed: number, file: string = FILE): void {
  const files = [...new Set(failed_files)].map((one) => path.relative(ROOT, path.resolve(ROOT, one)));
  if (files.length === 0 || files.length > MOST_FILES || failed !== tests_failed) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(files));
}

/** @returns the files that failed in the run before; empty where nothing may run again. */
export function readFailedFiles(file: string = FILE): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  } catch {
    return [];
  }
}
