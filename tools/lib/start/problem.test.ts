import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { OldDatabaseError } from '@abroad/api/db/migrate';
import { describeProblem } from './problem.ts';

test('shows a problem that the operator can fix as one line, without a stack', () => {
  expect(describeProblem(new StartError('Port 3000 is in use.'))).toBe('Port 3000 is in use.');
  expect(describeProblem(new OldDatabaseError('This database is older.'))).toBe('This database is older.');
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(describeProblem(full)).toBe('The disk is full: free some space and start again.');
  const closed = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/data/lock' });
  expect(describeProblem(closed)).toContain('/data/lock');
});

test('shows all details of a bug', () => {
  expect(describeProblem(new TypeError('x is undefined'))).toContain('problem.test.ts');
});
