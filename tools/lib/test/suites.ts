import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort, freePorts } from '../ports.ts';
import { makeThrowAwayFolder } from '../throw-away-folder.ts';
import { ROOT, runCommand } from './run-command.ts';
import { FULL, type Suite } from './marks.ts';
import type { Tally } from './tally.ts';
import {
  describeFailure,
  readPlaywrightReport,
  readVitestReport,
  type Outcome,
  type PlaywrightReport,
  type VitestReport,
} from './report.ts';

const CACHE = path.join(ROOT, 'node_modules/.cache');

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

/** A run that fails without a failing test, for example in its set-up, counts as one failure. */
function tally(ok: boolean, outcome: Outcome | null): Tally {
  const { passed, failures, skipped } = outcome ?? { passed: 0, failures: [], skipped: [] };
  return {
    passed,
    failed: ok ? 0 : Math.max(1, failures.length),
    failed_tests: failures.length,
    failed_files: failures.map(({ file }) => file),
    skipped,
    remarks: failures.map((failure) => describeFailure(failure, ROOT)),
  };
}

/**
 * Runs the tests of the code.
 * @param suite which of the tests
 * @param patterns parts of file names; all files without any
 */
export async function runVitest(suite: Suite, patterns: string[]): Promise<Tally> {
  const file = path.join(CACHE, 'vitest-report.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const tags = { usual: [`--tagsFilter=!${FULL}`], full: [], rest: [`--tagsFilter=${FULL}`] }[suite];
  const args = ['run', '--passWithNoTests', ...tags, ...reporters, ...patterns];
  const { ok } = await runCommand({ program: 'vitest', args, env: { TEST_SUITE: suite }, show: true });
  const report = readReport<VitestReport>(file);
  return tally(ok, report && readVitestReport(report));
}

/**
 * Runs the browser tests, on a separate instance.
 * @param suite the tests to run
 * @param patterns parts of file names; all files without any
 */
export async function runPlaywright(suite: Suite, patterns: string[]): Promise<Tally> {
  const file = path.join(CACHE, 'e2e-report.json');
  rmSync(file, { force: true });
  const { folder, remove } = makeThrowAwayFolder('memory');
  const temporary = path.join(folder, 'tmp');
  try {
    mkdirSync(temporary);
    const env = {
      TEST_SUITE: suite,
      E2E_PORT: String(await freePorts()),
      E2E_GOOGLE_PORT: String(await freePort()),
      E2E_DATA_DIR: path.join(folder, 'data'),
      // Browsers create and delete thousands of small files for their profiles and shared memory.
      TMPDIR: temporary,
      // Playwright's compiled files can be used in the next run, too.
      PWTEST_CACHE_DIR: path.join(CACHE, 'playwright'),
      // Otherwise half of a sign-up's time would be a password hash that is never attacked.
      IDENTITY_PASSWORD_COST: '1024',
    };
    const args = ['test', '--pass-with-no-tests', ...patterns];
    const { ok } = await runCommand({ program: 'playwright', args, env, show: true });
    const report = readReport<PlaywrightReport>(file);
    return tally(ok, report && readPlaywrightReport(report));
  } finally {
    remove();
  }
}
