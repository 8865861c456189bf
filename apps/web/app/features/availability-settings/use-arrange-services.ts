import type { AvailabilitySettings, EventTypeSettings } from '@abroad/contract/availability-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsKey, useUpdateSettings } from './use-settings.ts';

/** Puts the services into another order, here at once. Where that is refused, the order that stands comes back. */
export function useOrderServices(userId: string) {
  const queries = useQueryClient();
  const update = useUpdateSettings(userId);
  return useMutation({
    scope: { id: `order-services-${userId}` },
    mutationFn: async (services: readonly EventTypeSettings[]) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.orderEventTypes({ body: { event_type_ids: services.map(({ id }) => id) } });
    },
    onMutate: (services) => update((known) => ({ ...known, event_types: [...services] })),
    onError: () => queries.refetchQueries({ queryKey: settingsKey(userId) }),
  });
}

/** Makes a copy of a service, right behind it. */
export function useDuplicateService(userId: string, { id }: EventTypeSettings) {
  const update = useUpdateSettings(userId);
  return useMutation({
    mutationFn: async ({ title, key }: { title: string; key: string }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.duplicateEventType({ params: { id }, body: { title }, idempotency_key: key });
    },
    onSuccess: (copy) => update((known) => ({ ...known, event_types: withBehind(known.event_types, id, copy) })),
  });
}

const withBehind = (services: AvailabilitySettings['event_types'], id: string, copy: EventTypeSettings) =>
  services.flatMap((service) => (service.id === id ? [service, copy] : [service]));
