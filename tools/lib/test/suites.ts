import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort, freePorts } from '../ports.ts';
import { makeThrowAwayFolder } from '../throw-away-folder.ts';
import { ROOT, runCommand } from './run-command.ts';
import type { Tally } from './tally.ts';
import {
  describeFailure,
  filesOf,
  readPlaywrightReport,
  readVitestReport,
  type Failure,
  type Outcome,
  type PlaywrightReport,
  type VitestReport,
} from './report.ts';
import { mayRunAgain } from './retried.ts';

const CACHE = path.join(ROOT, 'node_modules/.cache');

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

/** A run that fails without a failing test, for example in its set-up, counts as one failure. */
function tally(passed: number, failed: number, ok: boolean): Tally {
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

/** One run of the files that match. @returns what its report says; null without one. */
type Run = (patterns: string[]) => Promise<{ ok: boolean; outcome: Outcome | null }>;

const described = (failures: Failure[]) => failures.map((failure) => describeFailure(failure, ROOT));

/**
 * Runs tests. Where each that fails is listed in `retried.ts`, their files run once more, and have to pass as a whole.
 * @param patterns parts of file names; all files without any
 */
async function runListedAgain(run: Run, patterns: string[]): Promise<Tally> {
  const { ok, outcome } = await run(patterns);
  const { passed, failures } = outcome ?? { passed: 0, failures: [] };
  if (ok || !mayRunAgain(failures, ROOT)) {
    const failed_files = ok ? [] : failures.map(({ file }) => file);
    return { ...tally(passed, failures.length, ok), remarks: described(failures), failed_files };
  }
  const again = await run(filesOf(failures));
  if (!again.ok)
    return { ...tally(passed, failures.length, false), remarks: described(again.outcome?.failures ?? failures) };
  const remarks = ['These are listed in tools/lib/test/retried.ts, and passed when they ran again:'];
  return { passed: passed + failures.length, failed: 0, remarks: [...remarks, ...described(failures)] };
}

const runVitestOnce: Run = async (patterns) => {
  const file = path.join(CACHE, 'vitest-report.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await runCommand({ program: 'vitest', args: ['run', ...reporters, ...patterns], show: true });
  const report = readReport<VitestReport>(file);
  return { ok, outcome: report && readVitestReport(report) };
};

/** Runs the tests of the code. @param patterns parts of file names; all files without any */
export const runVitest = (patterns: string[]) => runListedAgain(runVitestOnce, patterns);

const runPlaywrightOnce: Run = async (patterns) => {
  const file = path.join(CACHE, 'e2e-report.json');
  rmSync(file, { force: true });
  const { folder, remove } = makeThrowAwayFolder('memory');
  const temporary = path.join(folder, 'tmp');
  try {
    mkdirSync(temporary);
    const env = {
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
    return { ok, outcome: report && readPlaywrightReport(report) };
  } finally {
    remove();
  }
};

/** Runs what people do in a browser, on an instance of its own. @param patterns parts of file names */
export const runPlaywright = (patterns: string[]) => runListedAgain(runPlaywrightOnce, patterns);
