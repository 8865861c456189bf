import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort, freePorts } from '../ports.ts';
import { makeThrowAwayFolder } from '../throw-away-folder.ts';
import { ROOT, runCommand } from './run-command.ts';
import type { Tally } from './tally.ts';
import { describeFailure, filesOf, readOutcome, type Failure, type Outcome } from './vitest-report.ts';

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

/** More files than this don't fail by chance. */
const MOST_FILES_BY_CHANCE = 5;

async function runFiles(patterns: string[]): Promise<{ ok: boolean; outcome: Outcome }> {
  const file = path.join(CACHE, 'vitest-report.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await runCommand({ program: 'vitest', args: ['run', ...reporters, ...patterns], show: true });
  const report = readReport<Parameters<typeof readOutcome>[0]>(file);
  return { ok, outcome: report === null ? { passed: 0, failures: [], retried: [] } : readOutcome(report) };
}

const described = (failures: Failure[]) => failures.map((failure) => describeFailure(failure, ROOT));
const secondTry = (failures: Failure[]) =>
  failures.length > 0 ? ['These passed only when they were tried again:', ...described(failures)] : [];

/**
 * Runs the unit tests. If few files fail, they run again separately: machines are shared, and a test that only fails
 * beside others is reported, but isn't a failure.
 * @param patterns parts of file names; all files if empty
 */
export async function runVitest(patterns: string[]): Promise<Tally> {
  const { ok, outcome } = await runFiles(patterns);
  const { passed, failures, retried } = outcome;
  const files = filesOf(outcome);
  if (ok || files.length === 0 || files.length > MOST_FILES_BY_CHANCE) {
    return { ...tally(passed, failures.length, ok), remarks: [...secondTry(retried), ...described(failures)] };
  }
  const again = await runFiles(files);
  const { failed } = tally(0, again.outcome.failures.length, again.ok);
  const remarks = again.ok ? secondTry([...retried, ...failures]) : described(again.outcome.failures);
  return { passed: passed + Math.max(0, failures.length - failed), failed, remarks };
}

/** Runs the end-to-end tests on an instance of their own. @param patterns parts of file names */
export async function runPlaywright(patterns: string[]): Promise<Tally> {
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
    const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
    const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
    return tally(expected + flaky, unexpected, ok);
  } finally {
    remove();
  }
}
