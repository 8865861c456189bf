import type { EventTypeSettings } from '@abroad/contract/availability-settings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { toServiceBody, type ServiceDraft } from './service-draft.ts';
import { useUpdateSettings, withOne } from './use-settings.ts';

/**
 * Adds a service, or changes the given one, if it is unchanged since it was loaded (`updated_at`).
 * @param onSaved is also called if the form is closed by then.
 */
export function useSaveService(
  userId: string,
  service: EventTypeSettings | null,
  onSaved: (saved: EventTypeSettings) => void,
) {
  const update = useUpdateSettings(userId);
  const [keyFor] = useState(() => createKeyFor());
  return useMutation({
    mutationFn: async ({ draft, seen }: { draft: ServiceDraft; seen: string | undefined }) => {
      const { api } = await import('../../api/browser-client.ts');
      const body = toServiceBody(draft);
      return service === null
        ? api.createEventType({ body, idempotency_key: keyFor(body) })
        : api.patchEventType({ params: { id: service.id }, body: { ...body, ...(seen && { updated_at: seen }) } });
    },
    onSuccess(saved) {
      onSaved(saved);
      return update((known) => ({ ...known, event_types: withOne(known.event_types, saved) }));
    },
  });
}

/** Puts a service on offer, or takes it off. */
export function useSwitchService(userId: string, { id }: EventTypeSettings) {
  const update = useUpdateSettings(userId);
  return useMutation({
    scope: { id: `switch-service-${id}` },
    mutationFn: async (is_active: boolean) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.patchEventType({ params: { id }, body: { is_active } });
    },
    onSuccess: (saved) => update((known) => ({ ...known, event_types: withOne(known.event_types, saved) })),
  });
}

/** Deletes a service; one that was ever booked stays, switched off. */
export function useDeleteService(
  userId: string,
  { id }: EventTypeSettings,
  onDeleted: (kept: EventTypeSettings | null) => void,
) {
  const update = useUpdateSettings(userId);
  return useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      return (await api.deleteEventType({ params: { id } })) ?? null;
    },
    onSuccess(kept) {
      onDeleted(kept);
      return update((known) => ({
        ...known,
        event_types: kept ? withOne(known.event_types, kept) : known.event_types.filter((one) => one.id !== id),
      }));
    },
  });
}
