import type { PublicClient } from '@abroad/contract/client';
import type { PayoutAccount } from '@abroad/contract/payout-accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { askWithRecord } from '../../session/ensure-record.ts';
import { useSession } from '../../session/use-session.tsx';
import { showToast } from '../../ui/toast.ts';

const keyOf = (userId: string) => ['payout-account', userId] as const;
/** The provider reports shortly after its page was left. */
const askAgainMs = 2000;
const askAgainTimes = 15;

/** Returns the signed-in mentor's payout account. After the provider's page, it is fetched until the provider has reported. */
export function usePayoutAccount(userId: string) {
  const { user } = useSession();
  const [search] = useSearchParams();
  const isBack = search.get('payouts') === 'returned';
  return useQuery<PayoutAccount>({
    queryKey: keyOf(userId),
    staleTime: staleTimes.volatile,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      isBack && data !== undefined && data.state !== 'active' && dataUpdateCount < askAgainTimes && askAgainMs,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getPayoutAccount({ signal })),
  });
}

/** A change of the account, whose answer replaces the cached one. The outcome is shown even if the form is closed by then. */
export function useChangeAccount<Body>(
  userId: string,
  change: (api: PublicClient, body: Body) => Promise<PayoutAccount>,
) {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `payout-account-${userId}` },
    mutationFn: async (body: Body) => {
      const { api } = await import('../../api/browser-client.ts');
      return change(api, body);
    },
    onSuccess(account) {
      queries.setQueryData(keyOf(userId), account);
      showToast({ text: t('payee.saved') });
    },
    // The choice is kept, even if the provider couldn't be reached.
    onError: () => void queries.invalidateQueries({ queryKey: keyOf(userId) }),
  });
}

/** Opens the provider's page, which asks for the missing data and leads back. */
export function useOpenProvider() {
  return useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      const { url } = await api.createPayoutAccountLink();
      location.assign(url);
    },
  });
}

/** Returns the payout routes of a country; open to everyone. */
export function usePayoutRoutes(country: string | null) {
  return useQuery({
    queryKey: ['payout-routes', country],
    enabled: country !== null,
    staleTime: staleTimes.volatile,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listPayoutRoutes({ query: { country: country ?? '' }, signal });
    },
  });
}
