import { runChecks } from './lib/test/checks.ts';
import { keepFailedFiles, readFailedFiles } from './lib/test/failed-files.ts';
import { ROOT } from './lib/test/run-command.ts';
import { runPlaywright, runVitest } from './lib/test/suites.ts';
import { addUp, type Tally } from './lib/test/tally.ts';
import { buildWeb } from './lib/web-build/build-web.ts';
import { describeProblem } from './lib/start/problem.ts';

/** Builds what tests of the running product need. */
async function build(): Promise<Tally> {
  try {
    await buildWeb(ROOT, AbortSignal.timeout(120_000));
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(describeProblem(error));
    return { passed: 0, failed: 1 };
  }
}

/** All tests, or only files that match: `npm test -- slots`, `npm test -- e2e/booking`; with `--failed` those that failed last. */
async function runTests(patterns: string[]): Promise<Tally> {
  const inBrowser = patterns.filter((pattern) => pattern.startsWith('e2e'));
  const inCode = patterns.filter((pattern) => !pattern.startsWith('e2e'));
  if (patterns.length > 0) {
    const code = inCode.length > 0 ? [await runVitest(inCode)] : [];
    const browser = inBrowser.length > 0 ? [await runPlaywright(inBrowser)] : [];
    return addUp([...code, ...browser]);
  }
  const built = await build();
  const checks = runChecks();
  const code = await runVitest([]);
  const browser = await runPlaywright([]);
  return addUp([built, await checks, code, browser]);
}

const begin = performance.now();
const patterns = process.argv.slice(2);
const isAgain = patterns.includes('--failed');
const again = isAgain ? readFailedFiles() : [];
if (isAgain && again.length === 0) {
  console.error('No test files of the last run can run again.');
  process.exit(1);
}
// A run that is killed must not leave the list of the one before.
keepFailedFiles({ passed: 0, failed: 0 }, 0);
const result = await runTests(isAgain ? again : patterns);
const { passed, failed, remarks = [], failed_files = [] } = result;
keepFailedFiles(result, failed_files.length);
for (const remark of remarks) console.log(`\n${remark}`);
console.log(`\nAll of it took ${((performance.now() - begin) / 1000).toFixed(0)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
