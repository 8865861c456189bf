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
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** @returns how many passed, and each that failed with what it said. */
export function readVitestReport(report: VitestReport): Outcome {
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, message, assertionResults }) => {
      const failed = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({ file, title: fullName, message: failureMessages?.[0] ?? '' }));
      return failed.length > 0 ? failed : [{ file, title: 'the file itself', message }];
    });
  return { passed: report.numPassedTests, failures };
}

interface PlaywrightError {
  message?: string;
  location?: { file: string };
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { errors: PlaywrightError[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number };
  /** What failed outside of a test. */
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
}

/** Playwright colours what it says for a terminal. */
const said = (errors: PlaywrightError[] = []) => stripVTControlCharacters(errors[0]?.message ?? '');

/** @returns how many passed, and each that failed at each size with what it said. */
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
  return { passed: stats.expected, failures: [...outside, ...suites.flatMap((suite) => failuresOf(suite, []))] };
}

/** The files with failures, each once. */
export function filesOf(failures: Failure[]): string[] {
  return [...new Set(failures.map(({ file }) => file))];
}

/** @returns a line of where and what, and the first lines of why. */
export function describeFailure({ file, title, message }: Failure, root: string): string {
  const why = message.split('\n').slice(0, 6);
  return [`✗ ${file.replace(`${root}/`, '')} › ${title}`, ...why.map((line) => `    ${line.trimEnd()}`)].join('\n');
}
