import type { AvailabilitySettings, EventTypeSettings } from '@abroad/contract/availability-settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutdated } from '../../api/is-outdated.ts';
import { useMeanwhile } from '../forms/use-meanwhile.ts';
import { mergeServices } from './merge-services.ts';
import { newService, toServiceDraft } from './service-draft.ts';
import { useSaveService } from './use-save-service.ts';
import { settingsKey } from './use-settings.ts';

interface Subject {
  userId: string;
  settings: AvailabilitySettings;
  /** Null for a new one. */
  service: EventTypeSettings | null;
}

/** A service as it is typed, and how it is saved. What another window changed meanwhile is brought together with it. */
export function useServiceForm({ userId, settings, service }: Subject) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useSaveService(userId, service);
  const [begun, setBegun] = useState(() => ({
    base: service ? toServiceDraft(service) : newService(usualCurrency(settings)),
    seen: service?.updated_at,
  }));
  const [draft, setDraft] = useState(begun.base);
  const { meanwhile, bringTogether } = useMeanwhile({ read: () => draft, fill: setDraft, merge: mergeServices });

  const meet = async () => {
    await queries.refetchQueries({ queryKey: settingsKey(userId) });
    const newer = queries.getQueryData<AvailabilitySettings>(settingsKey(userId));
    const stands = newer?.event_types.find(({ id }) => id === service?.id);
    if (stands !== undefined) {
      bringTogether(begun.base, toServiceDraft(stands));
      setBegun({ base: toServiceDraft(stands), seen: stands.updated_at });
    }
  };
  return {
    draft,
    setDraft,
    isDirty: JSON.stringify(draft) !== JSON.stringify(begun.base) || meanwhile?.showing === 'theirs',
    isPending,
    error,
    meanwhile,
    save: (then: { onSuccess: () => void; onError: () => void }) =>
      mutate(
        { draft, seen: begun.seen },
        {
          onSuccess: then.onSuccess,
          onError: (failure) => void (isOutdated(failure) ? meet() : Promise.resolve()).then(then.onError),
        },
      ),
  };
}

const usualCurrency = ({ event_types }: AvailabilitySettings) => event_types[0]?.currency ?? 'EUR';
