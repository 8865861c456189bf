import type { PayoutAccount } from '@abroad/contract/payout-accounts';
import type { CreatePayout, PayoutDetail } from '@abroad/contract/payouts';
import type { PublicClient } from '@abroad/contract/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { staleTimes } from '../../api/query-client.ts';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { askWithRecord } from '../../session/ensure-record.ts';
import { useSession } from '../../session/use-session.tsx';

/** The key of all queries about a mentor's money; each change refetches them. */
const ALL = 'payouts';

function useMoney<T>(key: readonly unknown[], ask: (api: PublicClient, signal: AbortSignal) => Promise<T>) {
  const { user } = useSession();
  return useQuery({
    queryKey: [ALL, user?.id, ...key],
    staleTime: staleTimes.volatile,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => askWithRecord(user, (api) => ask(api, signal)),
  });
}

/** Returns the signed-in mentor's balances, by currency. The account decides when they are paid, so a change of it refetches them. */
export function useBalances(account: PayoutAccount | undefined) {
  const balances = useMoney(['balance'], (api, signal) => api.getPayoutBalance({ signal }));
  const { refetch } = balances;
  const now = account && [account.state, account.currency, account.schedule].join(' ');
  const before = useRef(now);
  useEffect(() => {
    if (before.current !== undefined && before.current !== now) void refetch();
    before.current = now;
  }, [now, refetch]);
  return balances;
}

/** A page of the signed-in mentor's payouts, the latest first. */
export const usePayouts = (query: { page: number; page_size: number; status?: 'paid' }) =>
  useMoney(['list', query], (api, signal) => api.listPayouts({ query, signal }));

/** A payout with its sessions. */
export function usePayout(id: string) {
  const { user } = useSession();
  return useQuery({
    queryKey: [ALL, user?.id, 'one', id],
    staleTime: staleTimes.volatile,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getPayout({ params: { id }, signal })),
  });
}

function useChange<Values>(
  change: (api: PublicClient, values: Values) => Promise<PayoutDetail>,
  onSuccess: (payout: PayoutDetail) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (values: Values) => {
      const { api } = await import('../../api/browser-client.ts');
      return change(api, values);
    },
    onSuccess,
    onSettled: () => queries.invalidateQueries({ queryKey: [ALL] }),
  });
}

/** Asks for a payout of everything that is payable in a currency: once, however often it is retried. */
export function useAskForPayout(onSuccess: (payout: PayoutDetail) => void) {
  const [keyFor] = useState(() => createKeyFor());
  return useChange((api, body: CreatePayout) => api.createPayout({ body, idempotency_key: keyFor(body) }), onSuccess);
}

/** Sends a payout again that the bank sent back. */
export const useRetryPayout = (id: string, onSuccess: (payout: PayoutDetail) => void) =>
  useChange<void>((api) => api.retryPayout({ params: { id } }), onSuccess);
