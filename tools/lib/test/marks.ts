import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * The tag of tests that are left out of `npm test`: tests that kill whole processes, and tests of every pair of writes, every value
 * of a field, or in a real browser of anything but a journey. A file with only such tests says `@module-tag full` and why at its
 * top, a single test has the tag among its options (`tags: 'full'` in code, `tag: '@full'` in a browser). The whole laboratory has it.
 */
export const FULL = 'full';

/** The tests to run: those of `npm test`, all of them, or only those that `npm test` leaves out. */
export type Suite = 'usual' | 'full' | 'rest';

/** The suite of this run. A runner that is called by hand, or with names of files, runs all of their tests. */
export function suiteOfRun(value: string | undefined = process.env['TEST_SUITE']): Suite {
  return value === 'usual' || value === 'rest' ? value : 'full';
}

const MODULE_TAG = /(?:\/\/|\*)\s*@module-tag\s+full\b/;
const TEST_TAG = /^,\s*\{[^}]*\btags?:\s*\[?['"]@?full['"]/;

/** Whether all tests of a file are left out of `npm test`. @param file its path from the root */
export const isWhollyFull = (file: string, text: string): boolean => file.startsWith('lab/') || MODULE_TAG.test(text);

/** Whether the options after a test's title leave it out of `npm test`. @param after the text after the title in the file */
export const isTaggedFull = (after: string): boolean => TEST_TAG.test(after);

export interface Marked {
  /** Files in which all tests are left out. */
  wholly: string[];
  /** Files in which some tests are left out. */
  partly: string[];
}

/** The files with tests that `npm test` leaves out, by paths from the root of the repository. */
export function readMarks(root: string = ROOT): Marked {
  const marked: Marked = { wholly: [], partly: [] };
  const files = globSync('{apps,packages,tools,lab,e2e}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|build)$/.test(name),
  });
  for (const file of files.map((one) => one.replaceAll('\\', '/')).toSorted()) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (isWhollyFull(file, text)) marked.wholly.push(file);
    else if (/\btags?:\s*\[?['"]@?full['"]/.test(text)) marked.partly.push(file);
  }
  return marked;
}

/** The number of parts into which continuous integration splits the tests that `npm test` leaves out. */
export const PARTS = 4;

/**
 * One part of the files: each is in one of `PARTS`, and a commit's hash says in which.
 * @param commit in hexadecimal digits
 */
export function partOf(files: readonly string[], commit: string): string[] {
  const part = Number.parseInt(commit.slice(-8), 16) % PARTS;
  return files.filter((_, at) => at % PARTS === part);
}
