import { expect, test } from 'vitest';
import { ownSlugSettings, retryDelay } from './use-own-slug.ts';
import { freshFor, resolutionTimes } from './use-own-profile.ts';

const minute = 60_000;

test('[S-09] an answer holds 5 min signed out, 10 min when resolved, 1 min when the check failed; sweeps come every 10', () => {
  expect(freshFor({ own: null, failed: false, signed_out: true })).toBe(5 * minute);
  expect(freshFor({ own: null, failed: false, signed_out: false })).toBe(10 * minute);
  expect(freshFor({ own: null, failed: true, signed_out: false })).toBe(minute);
  expect(resolutionTimes.sweep).toBe(10 * minute);
});

test('[K-07] the redirect to the own profile asks again after 15 min, keeps 30, and tries twice more', () => {
  const unavailable = Object.assign(new Error('down'), { name: 'ApiFailure', status: 503, code: 'UNAVAILABLE' });
  expect(ownSlugSettings.staleTime).toBe(15 * minute);
  expect(ownSlugSettings.gcTime).toBe(30 * minute);
  expect([0, 1, 2].map((failures) => ownSlugSettings.retry(failures, unavailable))).toEqual([true, true, false]);
  expect([0, 1, 2, 3, 4, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
});
