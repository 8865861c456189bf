import type { AvailabilitySettings, EventTypeSettings } from '@abroad/contract/availability-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsKey, useUpdateSettings } from './use-settings.ts';

/** An order names every service, so changes to the set of services are sent one after the other. */
const arranging = (userId: string) => ({ id: `arrange-services-${userId}` });

/**
 * Puts the services into another order, here at once. The request takes the order that is on the screen when its turn comes, so
 * that a copy made meanwhile has its place in it. If it is refused, the saved order comes back.
 */
export function useOrderServices(userId: string) {
  const queries = useQueryClient();
  const update = useUpdateSettings(userId);
  return useMutation({
    scope: arranging(userId),
    mutationFn: async (pressed: readonly EventTypeSettings[]) => {
      const { api } = await import('../../api/browser-client.ts');
      const services = queries.getQueryData<AvailabilitySettings>(settingsKey(userId))?.event_types ?? pressed;
      return api.orderEventTypes({ body: { event_type_ids: services.map(({ id }) => id) } });
    },
    onMutate: (services) => update((known) => ({ ...known, event_types: [...services] })),
    onError: () => queries.refetchQueries({ queryKey: settingsKey(userId) }),
  });
}

/** Makes a copy of a service, right behind it. */
export function useDuplicateService(
  userId: string,
  { id }: EventTypeSettings,
  onDone: (copy: EventTypeSettings) => void,
) {
  const update = useUpdateSettings(userId);
  return useMutation({
    scope: arranging(userId),
    mutationFn: async ({ title, key }: { title: string; key: string }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.duplicateEventType({ params: { id }, body: { title }, idempotency_key: key });
    },
    onSuccess(copy) {
      onDone(copy);
      return update((known) => ({ ...known, event_types: withBehind(known.event_types, id, copy) }));
    },
  });
}

const withBehind = (services: AvailabilitySettings['event_types'], id: string, copy: EventTypeSettings) =>
  services.flatMap((service) => (service.id === id ? [service, copy] : [service]));
