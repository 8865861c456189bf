import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { ownSlugSettings, retryDelay } from './use-own-slug.ts';
import { freshFor, resolutionKey, sweepRegularly } from './resolutions.ts';

const minute = 60_000;

test('[S-09] an answer holds 5 min signed out, 10 min when resolved, 1 min when the check failed', () => {
  expect(freshFor({ own: null, failed: false, signed_out: true })).toBe(5 * minute);
  expect(freshFor({ own: null, failed: false, signed_out: false })).toBe(10 * minute);
  expect(freshFor({ own: null, failed: true, signed_out: false })).toBe(minute);
});

test('[K-07] the redirect to the own profile asks again after 15 min, keeps 30, and tries twice more', async () => {
  vi.useFakeTimers();
  const queries = createQueryClient();
  const queryKey = ['own-slug', 'me'];
  let requests = 0;
  let answer = (): string => 'linh';
  /** Opens a page that uses the resolution, and leaves it again. */
  const visit = async () => {
    const queryFn = () => {
      requests += 1;
      return answer();
    };
    const leave = new QueryObserver(queries, { ...ownSlugSettings, queryKey, queryFn }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(10_000);
    leave();
  };
  await visit();
  await vi.advanceTimersByTimeAsync(14 * minute);
  await visit();
  expect(requests).toBe(1);
  await vi.advanceTimersByTimeAsync(minute);
  await visit();
  expect(requests).toBe(2);
  await vi.advanceTimersByTimeAsync(30 * minute - 1);
  expect(queries.getQueryData(queryKey)).toBe('linh');
  await vi.advanceTimersByTimeAsync(1);
  expect(queries.getQueryData(queryKey)).toBeUndefined();

  requests = 0;
  answer = () => {
    throw Object.assign(new Error('down'), { name: 'ApiFailure', status: 503, code: 'UNAVAILABLE' });
  };
  await visit();
  expect(requests).toBe(3);
  expect([0, 1, 2, 3, 4, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
  vi.useRealTimers();
});

test('[S-09] every 10 min what no longer holds is swept away, and nothing else', async () => {
  vi.useFakeTimers();
  const queries = createQueryClient();
  sweepRegularly(queries);
  sweepRegularly(queries);
  const answers = { own: null, failed: false };
  const [signedOutKey, signedInKey] = [resolutionKey('linh', null), resolutionKey('linh', 'me')];
  for (const [key, signed_out] of [
    [signedOutKey, true],
    [signedInKey, false],
  ] as const) {
    queries.setQueryDefaults(key, { gcTime: Infinity });
    if (!signed_out) {
      await vi.advanceTimersByTimeAsync(6 * minute);
    }
    queries.setQueryData(key, { ...answers, signed_out });
  }
  queries.setQueryData(['other'], 1);
  await vi.advanceTimersByTimeAsync(4 * minute - 1);
  expect(queries.getQueryData(signedOutKey)).toBeDefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(queries.getQueryData(signedOutKey)).toBeUndefined();
  expect(queries.getQueryData(signedInKey)).toBeDefined();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(queries.getQueryData(signedInKey)).toBeUndefined();
  vi.useRealTimers();
});
