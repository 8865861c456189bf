import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or a file that could not be loaded. */
export interface Failure {
  /** The file's path. */
  file: string;
  /** The titles of the groups around it and its own. */
  title: string;
  message: string;
}

export interface Outcome {
  passed: number;
  failures: Failure[];
  /** Why each test was left out that this machine can't run. Tests of another suite or size don't count. */
  skipped: string[];
}

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** @returns the number of passed tests, and the failed ones with their messages. */
export function readVitestReport(report: VitestReport): Outcome {
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, message, assertionResults }) => {
      const failed = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({ file, title: fullName, message: failureMessages?.[0] ?? '' }));
      return failed.length > 0 ? failed : [{ file, title: 'the file itself', message }];
    });
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, fullName }) => (status === 'skipped' ? reasonIn(fullName) : []));
  return { passed: report.numPassedTests, failures, skipped };
}

/** The reason that the title of a skipped test or of its group ends with: `(skipped: no radicale)`. */
const reasonIn = (title: string): string[] => /\(skipped: ([^)]+)\)/.exec(title)?.slice(1, 2) ?? [];

interface PlaywrightError {
  message?: string;
  location?: { file: string };
}

interface Spec {
  title: string;
  file: string;
  /** One for each size. */
  tests: {
    projectName: string;
    status: string;
    /** Of a skipped test, why. */
    annotations?: { type: string; description?: string }[];
    results: { errors: PlaywrightError[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs: Spec[];
  suites?: PlaywrightSuite[];
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number };
  /** The failures outside of tests. */
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
}

/** Playwright colours its messages for a terminal. */
const said = (errors: PlaywrightError[] = []) => stripVTControlCharacters(errors[0]?.message ?? '');

/** @returns the number of passed tests, and the failed ones at each size with their messages. */
export function readPlaywrightReport({ config, stats, errors, suites }: PlaywrightReport): Outcome {
  const failuresOf = ({ specs, suites: inner = [] }: PlaywrightSuite, groups: string[]): Failure[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => ({
          file: `${config.rootDir}/${file}`,
          title: [...groups, title].join(' '),
          message: said(results.at(-1)?.errors),
        })),
    ),
    ...inner.flatMap((suite) => failuresOf(suite, [...groups, suite.title])),
  ];
  const outside = errors.map((error) => ({
    file: error.location?.file ?? config.rootDir,
    title: 'outside of a test',
    message: said([error]),
  }));
  const specsOf = ({ specs, suites: inner = [] }: PlaywrightSuite): Spec[] => [...specs, ...inner.flatMap(specsOf)];
  const skipped = suites.flatMap(specsOf).flatMap(({ tests, title }) => {
    const runs = tests.some(({ status }) => status !== 'skipped');
    return runs || tests.length === 0 ? [] : (tests[0]?.annotations?.[0]?.description ?? title);
  });
  const failures = [...outside, ...suites.flatMap((suite) => failuresOf(suite, []))];
  return { passed: stats.expected, failures, skipped };
}

/** @returns a line with the place and the title, and the first lines of the message. */
export function describeFailure({ file, title, message }: Failure, root: string): string {
  const why = message.split('\n').slice(0, 6);
  return [`✗ ${file.replace(`${root}/`, '')} › ${title}`, ...why.map((line) => `    ${line.trimEnd()}`)].join('\n');
}
