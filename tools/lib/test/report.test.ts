import { expect, test } from 'vitest';
import { describeFailure, readPlaywrightReport, readVitestReport } from './report.ts';

const calm = { fullName: 'waits', status: 'passed', failureMessages: [] };
const failing = { fullName: 'takes away', status: 'failed', failureMessages: ['Error: 1\n  at here', 'Error: 2'] };

test('given failed tests of the code, each is named with its file and its words, as is a file that could not be loaded', () => {
  const missing = { fullName: 'calendars (skipped: no radicale) are read', status: 'skipped', failureMessages: [] };
  const other = { fullName: 'is of the full suite', status: 'skipped', failureMessages: [] };
  const { passed, failures, skipped } = readVitestReport({
    numPassedTests: 2,
    testResults: [
      { name: '/house/good.test.ts', status: 'passed', message: '', assertionResults: [calm, missing, other] },
      { name: '/house/bad.test.ts', status: 'failed', message: '', assertionResults: [calm, failing, failing] },
      { name: '/house/broken.test.ts', status: 'failed', message: 'SyntaxError: no', assertionResults: [] },
    ],
  });
  expect(passed).toBe(2);
  expect(skipped).toEqual(['no radicale']);
  expect([...new Set(failures.map(({ file }) => file))]).toEqual(['/house/bad.test.ts', '/house/broken.test.ts']);
  expect(failures.slice(1).map((failure) => describeFailure(failure, '/house'))).toEqual([
    '✗ bad.test.ts › takes away\n    Error: 1\n      at here',
    '✗ broken.test.ts › the file itself\n    SyntaxError: no',
  ]);
});

test('given failed tests in a browser, each is named with its groups and its words, as is what failed outside of a test', () => {
  const spec = (title: string, status: string, errors: { message: string }[] = []) => ({
    title,
    file: 'look.spec.ts',
    tests: [{ projectName: 'mobile', status, results: [{ errors }] }],
  });
  const without = {
    ...spec('asks a server', 'skipped'),
    tests: ['mobile', 'desktop'].map((projectName) => ({
      projectName,
      status: 'skipped',
      annotations: [{ type: 'skip', description: 'no radicale' }],
      results: [],
    })),
  };
  const atOneSize = {
    ...spec('is the same at every size', 'skipped'),
    tests: ['skipped', 'expected'].map((status) => ({ projectName: status, status, results: [] })),
  };
  const report = readPlaywrightReport({
    config: { rootDir: '/house/e2e' },
    stats: { expected: 1 },
    errors: [{ message: 'Error: the server has ended' }],
    suites: [
      {
        title: 'look.spec.ts',
        specs: [
          spec('opens', 'expected'),
          spec('closes', 'unexpected', [{ message: '\u001B[31mError: no\u001B[39m' }]),
        ],
        suites: [{ title: 'at one size', specs: [spec('prints', 'unexpected'), without, atOneSize] }],
      },
    ],
  });
  expect(report).toEqual({
    passed: 1,
    skipped: ['no radicale'],
    failures: [
      { file: '/house/e2e', title: 'outside of a test', message: 'Error: the server has ended' },
      { file: '/house/e2e/look.spec.ts', title: 'closes', message: 'Error: no' },
      { file: '/house/e2e/look.spec.ts', title: 'at one size prints', message: '' },
    ],
  });
});
