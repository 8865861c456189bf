import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOlder } from './use-live.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[T-380] what a page holds is asked for again where its first stream opens late, and not while it is on its way', async () => {
  const queries = new QueryClient();
  const key = ['messages'];
  queries.setQueryData(key, 'held');
  const isAsked = () => isOlder(queries.getQueryCache().find({ queryKey: key }) ?? expect.fail());
  expect(isAsked()).toBe(false);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(isAsked()).toBe(true);
  const answer = Promise.withResolvers<string>();
  const asked = queries.fetchQuery({ queryKey: key, queryFn: () => answer.promise });
  expect(isAsked()).toBe(false);
  answer.resolve('new');
  await asked;
  expect(isAsked()).toBe(false);
  queries.clear();
});
