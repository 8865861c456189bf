import type { AvailabilitySettings } from '@abroad/contract/availability-settings';
import { mergeEdits, type Merge, type MergedEdits } from '../forms/merge-edits.ts';
import type { Edit, Edits, OffHours } from './edits.ts';
import { toDraft, type DayHours, type ScheduleDraft } from './hours-draft.ts';
import { toPolicyDraft } from './policy-draft.ts';

/** A day is merged as a whole: hours of one side must not meet the other's switch. Its field is called `days.0` for Monday. */
const mergeSchedules: Merge<ScheduleDraft> = (base, mine, theirs) => {
  const byDay = (draft: ScheduleDraft) => ({
    ...draft,
    days: Object.fromEntries(draft.days.map((day, index): [string, [DayHours]] => [String(index), [day]])),
  });
  const { merged, both } = mergeEdits(byDay(base), byDay(mine), byDay(theirs));
  return { merged: { ...merged, days: Object.values(merged.days).map(([day]) => day) }, both };
};

/**
 * Returns the same edits, based on the present settings with the changes made elsewhere since they began.
 * @returns also the names of the fields that both changed; see `mergeEdits`.
 */
export function bringTogether(edits: Edits, stands: AvailabilitySettings, offHours: OffHours): MergedEdits<Edits> {
  const both: string[] = [];
  const moved = <T>(edit: Edit<T>, updated_at: string, theirs: T, merge: Merge<T>): Edit<T> => {
    if (edit.updated_at === updated_at) {
      return edit;
    }
    const { merged, both: names } = merge(edit.base ?? theirs, edit.draft, theirs);
    both.push(...names);
    return { draft: merged, updated_at, base: theirs };
  };
  const schedules = stands.schedules.flatMap((schedule) => {
    const edit = edits.schedules[schedule.id];
    const theirs = toDraft(schedule, offHours[schedule.id]);
    return edit ? [[schedule.id, moved(edit, schedule.updated_at, theirs, mergeSchedules)] as const] : [];
  });
  const { booking_policy } = stands;
  const policy =
    edits.policy && moved(edits.policy, booking_policy.updated_at, toPolicyDraft(booking_policy), mergeEdits);
  return { merged: { schedules: Object.fromEntries(schedules), policy }, both };
}
