import type { AvailabilitySettings } from '@abroad/contract/availability-settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { askWithRecord } from '../../session/ensure-record.ts';
import { useSession } from '../../session/use-session.tsx';
import { forgetTimes } from '../booking/forget-times.ts';

export const settingsKey = (userId: string) => ['availability-settings', userId] as const;

/** The settings of the signed-in mentor. They aren't fetched again during an edit. */
export function useSettings(userId: string) {
  const { user } = useSession();
  return useQuery({
    queryKey: settingsKey(userId),
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getAvailabilitySettings({ signal })),
  });
}

/** Replaces the cached settings by the API's answer. */
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

/** Replaces the item with the same id, or adds it at the end. */
export const withOne = <T extends { id: string }>(list: readonly T[], one: T): T[] =>
  list.some(({ id }) => id === one.id) ? list.map((other) => (other.id === one.id ? one : other)) : [...list, one];
