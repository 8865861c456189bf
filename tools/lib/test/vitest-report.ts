/** The part of Vitest's JSON report that is used. */
interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** A test that failed, or a file that could not be loaded. */
export interface Failure {
  /** The file's path. */
  file: string;
  title: string;
  message: string;
}

export interface Outcome {
  passed: number;
  failures: Failure[];
  /** Tests that failed once and passed when they were retried, with their error. */
  retried: Failure[];
}

type TestResult = Report['testResults'][number];

function testsOf({ name, assertionResults }: TestResult, wanted: string): Failure[] {
  return assertionResults
    .filter(({ status, failureMessages }) => status === wanted && (failureMessages ?? []).length > 0)
    .map(({ fullName, failureMessages }) => ({ file: name, title: fullName, message: failureMessages?.[0] ?? '' }));
}

/** @returns how many passed, and each that failed with its error. */
export function readOutcome(report: Report): Outcome {
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((result) => {
      const failed = testsOf(result, 'failed');
      return failed.length > 0 ? failed : [{ file: result.name, title: 'the file itself', message: result.message }];
    });
  const retried = report.testResults.flatMap((result) => testsOf(result, 'passed'));
  return { passed: report.numPassedTests, failures, retried };
}

/** The files with failures, each once. */
export function filesOf({ failures }: Outcome): string[] {
  return [...new Set(failures.map(({ file }) => file))];
}

/** @returns a line with file and title, and the first lines of the error. */
export function describeFailure({ file, title, message }: Failure, root: string): string {
  const why = message.split('\n').slice(0, 6);
  return [`✗ ${file.replace(`${root}/`, '')} › ${title}`, ...why.map((line) => `    ${line.trimEnd()}`)].join('\n');
}
