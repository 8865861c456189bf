import { expect, test } from 'vitest';
import { makeFailure } from '../testing/failure.ts';
import { isRecoverable, isRefused } from './failure.ts';
import { createQueryClient, retry, shouldRetry, staleTimes } from './query-client.ts';

test('[X-30] 5xx, 408, 429 and expired tokens are recoverable, the rest is not', () => {
  for (const status of [500, 502, 503, 504, 408, 429]) {
    expect(isRecoverable(makeFailure(status)), String(status)).toBe(true);
  }
  expect(isRecoverable(makeFailure(401, 'TOKEN_EXPIRED'))).toBe(true);
  for (const status of [400, 401, 403, 404, 409, 422]) {
    expect(isRecoverable(makeFailure(status)), String(status)).toBe(false);
  }
  expect(isRecoverable(makeFailure(0, 'NETWORK')), 'no answer').toBe(false);
  expect(isRecoverable(new Error('no call at all'))).toBe(false);
});

test('[K-04] a recoverable failure is tried three times in all, with 1 and 2 seconds between', () => {
  const failure = makeFailure(503);
  expect([0, 1, 2].map((failures) => shouldRetry(failures, failure))).toEqual([true, true, false]);
  expect([0, 1].map((attempt) => retry.delay(attempt))).toEqual([1000, 2000]);
  expect(shouldRetry(0, makeFailure(404))).toBe(false);
});

test('[X-30] no answer is not repeated by itself, and yet no refusal', () => {
  expect(shouldRetry(0, makeFailure(0, 'NETWORK'))).toBe(false);
  expect(isRefused(makeFailure(0, 'NETWORK'))).toBe(false);
  expect(isRefused(makeFailure(503))).toBe(false);
  expect(isRefused(makeFailure(409, 'SLOT_TAKEN'))).toBe(true);
});

test('queries use these rules, and changes are never repeated by themselves', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ retry: shouldRetry, retryDelay: retry.delay, staleTime: staleTimes.usual });
  expect(mutations?.retry).toBe(false);
});
