import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { hasProfileQuery } from './use-has-profile.ts';
import { resourcesQuery } from './use-resources.ts';

const minute = 60_000;
const person = { id: 'user-1', email: null, first_name: 'Ada', last_name: 'Weber' };

const queries = [
  ['the resource flags', { queryKey: resourcesQuery(person).queryKey, staleTime: resourcesQuery(person).staleTime }],
  [
    'a role',
    {
      queryKey: hasProfileQuery('mentor', 'user-1').queryKey,
      staleTime: hasProfileQuery('mentor', 'user-1').staleTime,
    },
  ],
] as const;

test.each(queries)('[K-06] %s are asked for again after five minutes, and not before', async (_, query) => {
  expect(await asksAfter(new QueryClient(), query)).toEqual({ at_4_59: 1, at_5_01: 2 });
});

test('[K-09] a query without a time of its own is refreshed after five minutes', async () => {
  expect(await asksAfter(createQueryClient(), { queryKey: ['anything'] })).toEqual({ at_4_59: 1, at_5_01: 2 });
});

/** Returns the number of calls when pages are opened at a delay after the first. */
async function asksAfter(client: QueryClient, query: { queryKey: readonly unknown[]; staleTime?: number }) {
  vi.useFakeTimers();
  try {
    const queryFn = vi.fn(() => Promise.resolve('answer'));
    const comeUp = async () => {
      const leave = new QueryObserver(client, { ...query, queryFn }).subscribe(() => {});
      await vi.advanceTimersByTimeAsync(0);
      leave();
      return queryFn.mock.calls.length;
    };
    await comeUp();
    await vi.advanceTimersByTimeAsync(5 * minute - 1000);
    const at_4_59 = await comeUp();
    await vi.advanceTimersByTimeAsync(2000);
    return { at_4_59, at_5_01: await comeUp() };
  } finally {
    vi.useRealTimers();
    client.clear();
  }
}
