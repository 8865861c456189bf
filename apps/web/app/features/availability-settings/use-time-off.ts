import type { SetTimeOff, TimeOff } from '@abroad/contract/time-off';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { forgetTimes } from './use-settings.ts';

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

/** Everything that shows time off, or times that it closes, is asked for again. */
function useForget(userId: string) {
  const queries = useQueryClient();
  return () => {
    forgetTimes(queries);
    return queries.invalidateQueries({ queryKey: keyOf(userId) });
  };
}

export function useAddTimeOff(userId: string) {
  const [keyFor] = useState(() => createKeyFor());
  return useMutation({
    mutationFn: async (body: SetTimeOff) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.createTimeOff({ body, idempotency_key: keyFor(body) });
    },
    onSuccess: useForget(userId),
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
