import type { SetTimeOff, TimeOff } from '@abroad/contract/time-off';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutdated } from '../../api/is-outdated.ts';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { forgetTimes } from '../booking/forget-times.ts';

const keyOf = (userId: string) => ['time-off', userId] as const;

/** The days that the signed-in mentor takes off, the next first. */
export function useTimeOff(userId: string) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return (await api.listTimeOff({ signal })).items;
    },
  });
}

/** Refetches all data with time off, or with times that it closes. */
function useForget(userId: string) {
  const queries = useQueryClient();
  return () => {
    forgetTimes(queries);
    return queries.invalidateQueries({ queryKey: keyOf(userId) });
  };
}

/** Takes days off, or changes them with `off`. After another window's change the list shows it, and the form overwrites it. */
export function useSaveTimeOff(userId: string, off: TimeOff | undefined) {
  const [keyFor] = useState(() => createKeyFor());
  const forget = useForget(userId);
  return useMutation({
    mutationFn: async (body: SetTimeOff) => {
      const { api } = await import('../../api/browser-client.ts');
      return off === undefined
        ? api.createTimeOff({ body, idempotency_key: keyFor(body) })
        : api.patchTimeOff({ params: { id: off.id }, body: { ...body, updated_at: off.updated_at } });
    },
    onSuccess: forget,
    onError: (failure) => (isOutdated(failure) ? forget() : undefined),
  });
}

export function useDeleteTimeOff(userId: string) {
  return useMutation({
    mutationFn: async ({ id }: TimeOff) => {
      const { api } = await import('../../api/browser-client.ts');
      await api.deleteTimeOff({ params: { id } });
    },
    onSuccess: useForget(userId),
  });
}
