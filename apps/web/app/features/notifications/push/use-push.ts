import type { PushBrowsers } from '@abroad/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askWithRecord } from '../../../session/ensure-record.ts';
import type { SessionUser } from '../../../session/types.ts';
import { abilityHere, subscriptionHere, turnOff, turnOn } from './push-here.ts';

const browsersKey = (userId: string) => ['push-browsers', userId] as const;
const hereKey = ['push-here'] as const;

/** The browsers to which the reader has notifications pushed. */
export function useBrowsers(user: SessionUser) {
  return useQuery<PushBrowsers>({
    queryKey: browsersKey(user.id),
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.listPushSubscriptions({ signal })),
  });
}

/** The state of pushes in this browser now: people change it in the browser's own settings, too. */
export function usePushHere() {
  return useQuery({
    queryKey: hereKey,
    refetchOnWindowFocus: 'always',
    queryFn: async () => ({ ability: abilityHere(), endpoint: (await subscriptionHere())?.endpoint ?? null }),
  });
}

/** Turns pushes on in this browser, and off in any. */
export function useTurning(user: SessionUser) {
  const queries = useQueryClient();
  const onSettled = () =>
    Promise.all([browsersKey(user.id), hereKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const on = useMutation({
    mutationFn: (push_key: string) => askWithRecord(user, (api) => turnOn(api, user.id, push_key)),
    onSettled,
  });
  const off = useMutation({
    mutationFn: (endpoint: string) => askWithRecord(user, (api) => turnOff(api, endpoint)),
    onSettled,
  });
  return { on, off };
}
