import type { WebhookDeliveries, WebhookDelivery } from '@abroad/contract/webhooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const keyOf = (id: string) => ['webhook-deliveries', id] as const;
const browserApi = async () => (await import('../../api/browser-client.ts')).api;
/** The interval at which pending deliveries are fetched again. */
const LOOK_AGAIN_MS = 3000;
const isSoon = ({ status, next_try_at }: WebhookDelivery) =>
  status === 'waiting' && Date.parse(next_try_at ?? '') < Date.now() + LOOK_AGAIN_MS;

/** The last messages of a webhook, the latest first. */
export function useDeliveries(id: string, page_size: number) {
  return useQuery<WebhookDeliveries>({
    queryKey: [...keyOf(id), page_size],
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isSoon) ? LOOK_AGAIN_MS : false),
    queryFn: async ({ signal }) =>
      (await browserApi()).listWebhookDeliveries({ params: { id }, query: { page_size }, signal }),
  });
}

/** Sends a test, once. */
export function useTestWebhook(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await browserApi()).testWebhook({ params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

/** Has a message sent again. */
export function useReplay(webhookId: string, id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await browserApi()).replayWebhookDelivery({ params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(webhookId) }),
  });
}
