import { ERRORS, type ErrorCode } from '@abroad/contract';
import { expect, test } from 'vitest';
import { retryAfter } from './problems.ts';

test('every 429 and 503 says in how many seconds to retry, unless time doesn’t help', () => {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  for (const code of codes.filter((one) => [429, 503].includes(ERRORS[one].status))) {
    expect([code, retryAfter(code)]).toEqual([code, expect.toSatisfy((seconds) => seconds >= 1)]);
  }
  expect([retryAfter('SLOT_TAKEN'), retryAfter('NOT_FOUND'), retryAfter('INTERNAL')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
