import type { AvailabilitySettings } from '@abroad/contract/availability-settings';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { askWithRecord } from '../../session/ensure-record.ts';
import { useSession } from '../../session/use-session.tsx';

export const settingsKey = (userId: string) => ['availability-settings', userId] as const;

/** What the signed-in mentor has set. It stays as it is while somebody works on it. */
export function useSettings(userId: string) {
  const { user } = useSession();
  return useQuery({
    queryKey: settingsKey(userId),
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getAvailabilitySettings({ signal })),
  });
}

/** Everything that shows free times or services has to be asked for anew. */
export function forgetTimes(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['availability'] });
  void queries.invalidateQueries({ queryKey: ['availability-preview'] });
}

/** Puts what the service answered in place of what was known. */
export function useUpdateSettings(userId: string) {
  const queries = useQueryClient();
  return useCallback(
    (change: (settings: AvailabilitySettings) => AvailabilitySettings) => {
      queries.setQueryData<AvailabilitySettings>(settingsKey(userId), (known) => known && change(known));
      forgetTimes(queries);
    },
    [queries, userId],
  );
}

/** Puts one thing in the place of the one with its id, or at the end. */
export const withOne = <T extends { id: string }>(list: readonly T[], one: T): T[] =>
  list.some(({ id }) => id === one.id) ? list.map((other) => (other.id === one.id ? one : other)) : [...list, one];
