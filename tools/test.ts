import { checkLab, runChecks } from './lib/test/checks.ts';
import { keepFailedFiles, readFailedFiles } from './lib/test/failed-files.ts';
import { partOf, readMarks, type Suite } from './lib/test/marks.ts';
import { ROOT } from './lib/test/run-command.ts';
import { runPlaywright, runVitest } from './lib/test/suites.ts';
import { addUp, lastLine, NOTHING, type Tally } from './lib/test/tally.ts';
import { buildWeb } from './lib/web-build/build-web.ts';
import { describeProblem } from './lib/start/problem.ts';

/** Builds the parts that tests of the running product need. */
async function build(): Promise<Tally> {
  try {
    await buildWeb(ROOT, AbortSignal.timeout(240_000));
    return { ...NOTHING, passed: 1 };
  } catch (error) {
    console.error(describeProblem(error));
    return { ...NOTHING, failed: 1 };
  }
}

/** Formatting, types and all tests of a suite. */
async function runAll(suite: Suite): Promise<Tally> {
  const built = await build();
  const checks = runChecks();
  const code = await runVitest(suite, []);
  const browser = await runPlaywright(suite, []);
  return addUp([built, await checks, ...(suite === 'full' ? [await checkLab()] : []), code, browser]);
}

/** Tests of the files that match. */
async function runFiles(suite: Suite, patterns: string[]): Promise<Tally> {
  const inBrowser = patterns.filter((pattern) => pattern.startsWith('e2e'));
  const inCode = patterns.filter((pattern) => !pattern.startsWith('e2e'));
  return addUp([
    // Some tests of the code start the product, too.
    ...(inBrowser.length > 0 || suite === 'rest' ? [await build()] : []),
    ...(suite === 'rest' ? [await checkLab()] : []),
    ...(inCode.length > 0 ? [await runVitest(suite, inCode)] : []),
    ...(inBrowser.length > 0 ? [await runPlaywright(suite, inBrowser)] : []),
  ]);
}

/** The requested tests, and their suite. */
interface Asked {
  suite: Suite;
  /** Undefined for all. */
  files?: string[];
}

/** A quarter of the tests that only the full suite has. @param commit decides which */
function quarter(commit: string): Asked {
  const { wholly, partly } = readMarks();
  const files = partOf([...wholly, ...partly], commit);
  console.log(`Of what only the full suite has, commit ${commit} runs these:\n${files.join('\n')}\n`);
  return { suite: 'rest', files };
}

/** The files that failed in the run before, again, and with all output. */
function failedOnes(): Asked {
  const failed = readFailedFiles();
  if (failed === null) {
    console.error('No test files of the last run can run again.');
    process.exit(1);
  }
  const line = '#'.repeat(100);
  console.log(`${line}\n# THESE FILES FAILED AND RUN AGAIN. EACH HAS A FAULT TO MEND, EVEN IF IT PASSES NOW:`);
  console.log(`${failed.files.map((file) => `#   ${file}`).join('\n')}\n${line}`);
  return failed;
}

/** `npm test`, `npm test -- slots e2e/booking`, `npm test -- --failed`, `npm run test:full`, `npm run test:full -- --quarter COMMIT` */
function asked([first, ...others]: string[]): Asked {
  if (first === undefined) return { suite: 'usual' };
  if (first === '--failed') return failedOnes();
  if (first !== '--full') return { suite: 'full', files: [first, ...others] };
  const [second, commit] = others;
  if (second === '--quarter' && commit !== undefined) return quarter(commit);
  return second === undefined ? { suite: 'full' } : { suite: 'full', files: others };
}

const begin = performance.now();
const { suite, files } = asked(process.argv.slice(2));
// A run that is killed must not leave the list of the one before.
keepFailedFiles(suite, NOTHING);
const result = files === undefined ? await runAll(suite) : await runFiles(suite, files);
keepFailedFiles(suite, result);
for (const remark of result.remarks) console.log(`\n${remark}`);
console.log(`\nAll of it took ${((performance.now() - begin) / 1000).toFixed(0)} s.`);
console.log(lastLine(result));
process.exit(result.failed === 0 ? 0 : 1);
