import type { EventTypeSettings } from '@abroad/contract/availability-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutdated } from '../../api/is-outdated.ts';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { toServiceBody, type ServiceDraft } from './service-draft.ts';
import { settingsKey, useUpdateSettings, withOne } from './use-settings.ts';

/** Adds a service, or changes the one that is given. */
export function useSaveService(userId: string, service: EventTypeSettings | null) {
  const update = useUpdateSettings(userId);
  const queries = useQueryClient();
  const [keyFor] = useState(() => createKeyFor());
  const [seen, setSeen] = useState(service?.updated_at);
  const save = useMutation({
    mutationFn: async (draft: ServiceDraft) => {
      const { api } = await import('../../api/browser-client.ts');
      const body = toServiceBody(draft);
      return service === null
        ? api.createEventType({ body, idempotency_key: keyFor(body) })
        : api.patchEventType({ params: { id: service.id }, body: { ...body, ...(seen && { updated_at: seen }) } });
    },
    onSuccess: (saved) => update((known) => ({ ...known, event_types: withOne(known.event_types, saved) })),
    onError: async (failure) => {
      if (isOutdated(failure)) {
        // The person has been told: what they save now is what they want.
        setSeen(undefined);
        await queries.invalidateQueries({ queryKey: settingsKey(userId) });
      }
    },
  });
  return { ...save, setSeen };
}

/** Puts a service on offer, or takes it off. */
export function useSwitchService(userId: string, { id }: EventTypeSettings) {
  const update = useUpdateSettings(userId);
  return useMutation({
    mutationFn: async (is_active: boolean) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.patchEventType({ params: { id }, body: { is_active } });
    },
    onSuccess: (saved) => update((known) => ({ ...known, event_types: withOne(known.event_types, saved) })),
  });
}

/** Deletes a service; one that was ever booked comes back, switched off. */
export function useDeleteService(userId: string, { id }: EventTypeSettings) {
  const update = useUpdateSettings(userId);
  return useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      return (await api.deleteEventType({ params: { id } })) ?? null;
    },
    onSuccess: (kept) =>
      update((known) => ({
        ...known,
        event_types: kept ? withOne(known.event_types, kept) : known.event_types.filter((one) => one.id !== id),
      })),
  });
}
