import { expect, test } from 'vitest';
import { withCauses } from './with-causes.ts';

test('[N-15] an error is described with its causes', () => {
  const certificate = new Error('unable to verify the first certificate');
  expect(withCauses(new TypeError('fetch failed', { cause: certificate }))).toBe(
    'fetch failed: unable to verify the first certificate',
  );
  const refused = new AggregateError([new Error('connect ECONNREFUSED ::1:4301')]);
  expect(withCauses(new TypeError('fetch failed', { cause: refused }))).toBe(
    'fetch failed: connect ECONNREFUSED ::1:4301',
  );
  expect(withCauses(new Error('alone'))).toBe('alone');
  expect(withCauses('words')).toBe('words');
});

test('an error that causes itself is told once', () => {
  const error = new Error('round');
  error.cause = error;
  expect(withCauses(error)).toBe('round');
});
