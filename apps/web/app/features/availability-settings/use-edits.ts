import type { AvailabilitySchedule, AvailabilitySettings } from '@abroad/contract/availability-settings';
import { useEffect, useState } from 'react';
import type { Meanwhile } from '../forms/use-meanwhile.ts';
import { browserStorage, draftKey } from '../../lib/draft-storage.ts';
import { bringTogether } from './bring-together.ts';
import { isEmpty, keepEdits, keepOffHours, keptEdits, keptOffHours, noEdits, realEdits, type Edits } from './edits.ts';
import { toDraft, type ScheduleDraft } from './hours-draft.ts';
import { useNow } from '../../lib/use-now.ts';
import { toPolicyDraft, type PolicyDraft } from './policy-draft.ts';

interface State {
  all: Edits;
  /** After a change elsewhere: the version that is not shown. */
  met: (Omit<Meanwhile, 'show'> & { aside: Edits }) | null;
}

/** The changes that are not saved yet, kept in this browser until they are. */
export function useEdits(userId: string, settings: AvailabilitySettings) {
  const editsKey = draftKey('availability', userId);
  const offKey = draftKey('off-hours', userId);
  const [{ all, met }, setState] = useState<State>(() => ({ all: keptEdits(browserStorage, editsKey), met: null }));
  const setAll = (change: (all: Edits) => Edits) => setState((known) => ({ ...known, all: change(known.all) }));
  const now = useNow();
  const edits = realEdits(all, settings, now);
  const [restored, setRestored] = useState(!isEmpty(edits));

  // Changes that were put aside to look at the newer version are kept, too.
  const mine = met?.showing === 'theirs' ? met.aside : all;
  useEffect(() => keepEdits(browserStorage, editsKey, realEdits(mine, settings, now)), [editsKey, mine, settings, now]);

  return {
    edits,
    hasEdits: !isEmpty(edits),
    isDirty: !isEmpty(edits) || !isEmpty(realEdits(mine, settings, now)),
    /** Whether edits of an earlier visit were restored. */
    restored,
    seen: () => setRestored(false),

    // Includes drafts without real changes: hours of a day that was switched off have no effect, but must be kept.
    draftOf: (schedule: AvailabilitySchedule): ScheduleDraft =>
      all.schedules[schedule.id]?.draft ?? toDraft(schedule, keptOffHours(browserStorage, offKey)[schedule.id]),
    policyDraft: all.policy?.draft ?? toPolicyDraft(settings.booking_policy),

    editSchedule(schedule: AvailabilitySchedule, draft: ScheduleDraft) {
      const { updated_at } = schedule;
      const begun = { updated_at, base: toDraft(schedule, keptOffHours(browserStorage, offKey)[schedule.id]) };
      keepOffHours(browserStorage, offKey, schedule.id, draft);
      setAll((known) => {
        const edit = { ...(known.schedules[schedule.id] ?? begun), draft };
        return { ...known, schedules: { ...known.schedules, [schedule.id]: edit } };
      });
    },
    editPolicy(draft: PolicyDraft) {
      const { updated_at } = settings.booking_policy;
      const begun = { updated_at, base: toPolicyDraft(settings.booking_policy) };
      setAll((known) => ({ ...known, policy: { ...(known.policy ?? begun), draft } }));
    },

    /** After a change elsewhere: merges the current version with the edits. */
    meet: (stands: AvailabilitySettings) =>
      setState((known) => {
        const { merged, both } = bringTogether(known.all, stands, keptOffHours(browserStorage, offKey));
        return { all: merged, met: { both, showing: 'mine', aside: noEdits } };
      }),
    /** Null without a change elsewhere. */
    meanwhile: met && {
      ...met,
      show: (showing: Meanwhile['showing']) => setState({ all: met.aside, met: { ...met, showing, aside: all } }),
    },
    /** Called after this page saved another part of the schedule meanwhile. */
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
    dropAll: () => setState({ all: noEdits, met: null }),
    /** All is saved. */
    agree: () => setState((known) => ({ ...known, met: null })),
  };
}

export type EditsState = ReturnType<typeof useEdits>;
