import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, freePorts } from '../ports.ts';
import { ROOT, runCommand } from './run-command.ts';
import type { Tally } from './tally.ts';

const CACHE = path.join(ROOT, 'node_modules/.cache');

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

/** A run that fails without a failing test, at its set-up for one, counts as one failure. */
function tally(passed: number, failed: number, ok: boolean): Tally {
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

/** Runs the tests of the code. @param patterns parts of file names; all files without any */
export async function runVitest(patterns: string[]): Promise<Tally> {
  const file = path.join(CACHE, 'vitest-report.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await runCommand({ program: 'vitest', args: ['run', ...reporters, ...patterns], show: true });
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return tally(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, ok);
}

/** Runs what people do in a browser, on an instance of its own. @param patterns parts of file names */
export async function runPlaywright(patterns: string[]): Promise<Tally> {
  const file = path.join(CACHE, 'e2e-report.json');
  rmSync(file, { force: true });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'abroad-mentors-e2e-'));
  try {
    const env = {
      E2E_PORT: String(await freePorts()),
      E2E_GOOGLE_PORT: String(await freePort()),
      E2E_DATA_DIR: path.join(dataDir, 'data'),
      // A sign-up is otherwise half spent on a hash that nobody attacks.
      IDENTITY_PASSWORD_COST: '1024',
    };
    const args = ['test', '--pass-with-no-tests', ...patterns];
    const { ok } = await runCommand({ program: 'playwright', args, env, show: true });
    const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
    const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
    return tally(expected + flaky, unexpected, ok);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
