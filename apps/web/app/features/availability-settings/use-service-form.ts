import type { AvailabilitySettings, EventTypeSettings } from '@abroad/contract/availability-settings';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOutdated } from '../../api/is-outdated.ts';
import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { mergeEdits, type Merge } from '../forms/merge-edits.ts';
import { useMeanwhile } from '../forms/use-meanwhile.ts';
import { forgetService, keepService, keptService, type KeptService } from './kept-service.ts';
import type { PolicyDraft } from './policy-draft.ts';
import { newService, toServiceDraft, type ServiceDraft } from './service-draft.ts';
import { useSaveService } from './use-save-service.ts';
import { settingsKey } from './use-settings.ts';

interface Subject {
  userId: string;
  settings: AvailabilitySettings;
  /** Null for a new one. */
  service: EventTypeSettings | null;
  /** Is also called if the form is closed by then. */
  onSaved: (saved: EventTypeSettings) => void;
}

/**
 * A service as it is typed, and how it is saved. Typed values come back after a reload or an expired session; changes
 * of another window are merged with them.
 */
export function useServiceForm({ userId, settings, service, onSaved }: Subject) {
  const queries = useQueryClient();
  const id = service?.id ?? null;
  const forget = () => forgetService(userId, id);
  const { mutate, isPending, error } = useSaveService(userId, service, (saved) => {
    forget();
    onSaved(saved);
  });
  const [kept] = useState(() => keptService(userId, id));
  const [begun, setBegun] = useState<Omit<KeptService, 'draft'>>(
    () =>
      kept ?? {
        base: service ? toServiceDraft(service) : newService(usualCurrency(settings)),
        seen: service?.updated_at,
      },
  );
  const [draft, setDraft] = useState(kept?.draft ?? begun.base);
  const { meanwhile, bringTogether } = useMeanwhile({ read: () => draft, fill: setDraft, merge: mergeServices });

  const { base, seen } = begun;
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base);
  // While the newer version is shown, the draft that was put aside must be kept.
  const isTheirs = meanwhile?.showing === 'theirs';
  useEffect(() => {
    if (isTheirs) {
      return;
    }
    if (isChanged) {
      keepService(userId, id, { draft, base, seen });
    } else {
      forgetService(userId, id);
    }
  }, [isTheirs, isChanged, userId, id, draft, base, seen]);

  const meet = async () => {
    await queries.refetchQueries({ queryKey: settingsKey(userId) });
    const newer = queries.getQueryData<AvailabilitySettings>(settingsKey(userId));
    const stands = newer?.event_types.find((one) => one.id === id);
    if (stands !== undefined) {
      bringTogether(base, toServiceDraft(stands));
      setBegun({ base: toServiceDraft(stands), seen: stands.updated_at });
    }
  };
  return {
    draft,
    setDraft,
    /** The fields that differ from what is saved. */
    changed: (Object.keys(draft) as (keyof ServiceDraft)[]).filter(
      (field) => JSON.stringify(draft[field]) !== JSON.stringify(base[field]),
    ),
    isDirty: isChanged || isTheirs,
    /** It was typed in an earlier visit. */
    isRestored: kept !== null,
    forget,
    isPending,
    error,
    meanwhile,
    save: (then: { onSuccess: () => void; onError: (failure: unknown) => void }) =>
      mutate(
        { draft, seen },
        {
          onSuccess: then.onSuccess,
          onError: (failure) =>
            void (isOutdated(failure) ? meet() : Promise.resolve()).then(() => then.onError(failure)),
        },
      ),
  };
}

const usualCurrency = ({ event_types }: AvailabilitySettings) => event_types[0]?.currency ?? 'EUR';

/** Merges two windows' changes of a service; see `mergeEdits`. */
const mergeServices: Merge<ServiceDraft> = (base, mine, theirs) =>
  mergeEdits(base, mine, theirs, [
    ['price', 'currency'],
    ['default_platform', 'meeting_location'],
  ]);

const LABELS = {
  title: 'hours.service_title',
  slug: 'hours.service_slug',
  description: 'hours.service_description',
  instruction: 'hours.service_instruction',
  duration_min: 'hours.service_minutes',
  price: 'hours.service_price',
  currency: 'hours.service_currency',
  default_platform: 'hours.service_platform',
  meeting_location: 'hours.service_platform',
  schedule_id: 'hours.service_schedule',
  target_calendar_id: 'calendars.target',
  policy: 'hours.own_policy',
  questions: 'questions.section',
} as const satisfies Record<keyof ServiceDraft, MessageKey>;

/** Returns the labels of a service's fields, by the names that `mergeServices` gives. */
export function useServiceLabels(): (name: string) => string {
  const t = useT();
  return (name) => {
    const [field = '', within] = name.split('.');
    return t(within === undefined ? LABELS[field as keyof ServiceDraft] : `hours.${within as keyof PolicyDraft}`);
  };
}
