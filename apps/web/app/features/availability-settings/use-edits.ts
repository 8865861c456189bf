import type { AvailabilitySchedule, AvailabilitySettings } from '@abroad/contract/availability-settings';
import { useEffect, useState } from 'react';
import { browserStorage, draftKey } from '../forms/draft-storage.ts';
import {
  isEmpty,
  keepEdits,
  keepOffHours,
  keptEdits,
  keptOffHours,
  noEdits,
  realEdits,
  rebased,
  type Edits,
} from './edits.ts';
import { toDraft, type ScheduleDraft } from './hours-draft.ts';
import { useNow } from './use-now.ts';
import { toPolicyDraft, type PolicyDraft } from './policy-draft.ts';

/** What is changed and not saved yet, kept in this browser until it is. */
export function useEdits(userId: string, settings: AvailabilitySettings) {
  const editsKey = draftKey('availability', userId);
  const offKey = draftKey('off-hours', userId);
  const [all, setAll] = useState<Edits>(() => keptEdits(browserStorage, editsKey));
  const now = useNow();
  const edits = realEdits(all, settings, now);
  const [restored, setRestored] = useState(!isEmpty(edits));

  useEffect(() => keepEdits(browserStorage, editsKey, realEdits(all, settings, now)), [editsKey, all, settings, now]);

  return {
    edits,
    isDirty: !isEmpty(edits),
    /** Edits of an earlier visit came back. */
    restored,
    seen: () => setRestored(false),

    // All, not only the real ones: hours of a day that was switched off count for nothing, and are not to be lost.
    draftOf: (schedule: AvailabilitySchedule): ScheduleDraft =>
      all.schedules[schedule.id]?.draft ?? toDraft(schedule, keptOffHours(browserStorage, offKey)[schedule.id]),
    policyDraft: all.policy?.draft ?? toPolicyDraft(settings.booking_policy),

    editSchedule(schedule: AvailabilitySchedule, draft: ScheduleDraft) {
      keepOffHours(browserStorage, offKey, schedule.id, draft);
      setAll((known) => {
        const updated_at = known.schedules[schedule.id]?.updated_at ?? schedule.updated_at;
        return { ...known, schedules: { ...known.schedules, [schedule.id]: { draft, updated_at } } };
      });
    },
    editPolicy(draft: PolicyDraft) {
      const { updated_at } = settings.booking_policy;
      setAll((known) => ({ ...known, policy: { draft, updated_at: known.policy?.updated_at ?? updated_at } }));
    },

    /** Takes the edits as made upon what stands now: the person was told that somebody changed it meanwhile. */
    rebaseAll: (stands: AvailabilitySettings) => setAll((known) => rebased(known, stands)),
    /** Something else of the schedule was saved meanwhile, by this page. */
    rebase: (id: string, updated_at: string) =>
      setAll((known) => {
        const edit = known.schedules[id];
        return edit ? { ...known, schedules: { ...known.schedules, [id]: { ...edit, updated_at } } } : known;
      }),
    dropSchedule: (id: string) =>
      setAll((known) => ({
        ...known,
        schedules: Object.fromEntries(Object.entries(known.schedules).filter(([one]) => one !== id)),
      })),
    dropPolicy: () => setAll((known) => ({ ...known, policy: null })),
    dropAll: () => setAll(noEdits),
  };
}

export type EditsState = ReturnType<typeof useEdits>;
