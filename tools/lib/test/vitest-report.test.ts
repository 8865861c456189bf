import { expect, test } from 'vitest';
import { describeFailure, filesOf, readOutcome } from './vitest-report.ts';

const passing = { fullName: 'adds', status: 'passed', failureMessages: ['Error: at the first try'] };
const calm = { fullName: 'waits', status: 'passed', failureMessages: [] };
const failing = { fullName: 'takes away', status: 'failed', failureMessages: ['Error: 1\n  at here', 'Error: 2'] };

test('failures are listed with file and error, including a file that could not be loaded', () => {
  const outcome = readOutcome({
    numPassedTests: 2,
    testResults: [
      { name: '/house/good.test.ts', status: 'passed', message: '', assertionResults: [passing, calm] },
      { name: '/house/bad.test.ts', status: 'failed', message: '', assertionResults: [passing, failing, failing] },
      { name: '/house/broken.test.ts', status: 'failed', message: 'SyntaxError: no', assertionResults: [] },
    ],
  });
  expect(outcome.passed).toBe(2);
  expect(outcome.retried.map(({ message }) => message)).toEqual(Array(2).fill('Error: at the first try'));
  expect(filesOf(outcome)).toEqual(['/house/bad.test.ts', '/house/broken.test.ts']);
  expect(outcome.failures.slice(1).map((failure) => describeFailure(failure, '/house'))).toEqual([
    '✗ bad.test.ts › takes away\n    Error: 1\n      at here',
    '✗ broken.test.ts › the file itself\n    SyntaxError: no',
  ]);
});
