import type { AvailabilitySettings } from '@abroad/contract/availability-settings';
import { toDate, localDay } from '../calendar/local-days.ts';
import { removeDraft, type DraftStorage } from '../../lib/draft-storage.ts';
import { meanTheSame, toDraft, type Range, type ScheduleDraft } from './hours-draft.ts';
import { samePolicy, toPolicyDraft, type PolicyDraft } from './policy-draft.ts';
import { readShaped, writeShaped } from './shaped-draft.ts';

/** An edit, with the state on which it is based: the API refuses it if that has changed since. */
export interface Edit<T> {
  draft: T;
  updated_at: string;
  /** The value before the edit; missing in edits that were kept by earlier versions. */
  base?: T;
}

/** Changes that are not saved yet. */
export interface Edits {
  /** By the schedule's id. */
  schedules: Record<string, Edit<ScheduleDraft>>;
  policy: Edit<PolicyDraft> | null;
}

export const noEdits: Edits = { schedules: {}, policy: null };

/** Today's date in a zone, `2026-11-27`. */
export const todayIn = (zone: string, now: number): string => toDate(localDay(now, zone));

/** Returns the edits that change an existing item. */
export function realEdits(edits: Edits, settings: AvailabilitySettings, now: number): Edits {
  const schedules = settings.schedules.flatMap((schedule) => {
    const edit = edits.schedules[schedule.id];
    const changes = edit && !meanTheSame(edit.draft, toDraft(schedule), todayIn(schedule.time_zone, now));
    return edit && changes ? [[schedule.id, edit] as const] : [];
  });
  const { policy } = edits;
  const isChanged = policy !== null && !samePolicy(policy.draft, toPolicyDraft(settings.booking_policy));
  return { schedules: Object.fromEntries(schedules), policy: isChanged ? policy : null };
}

export const isEmpty = ({ schedules, policy }: Edits): boolean =>
  policy === null && Object.keys(schedules).length === 0;

/** Keeps edits in this browser until they are saved or thrown away, so that no failure or expired session loses them. */
export function keepEdits(storage: DraftStorage, key: string, edits: Edits): void {
  if (isEmpty(edits)) {
    removeDraft(storage, key);
  } else {
    writeShaped(storage, key, edits);
  }
}
export const keptEdits = (storage: DraftStorage, key: string): Edits => readShaped<Edits>(storage, key) ?? noEdits;

/** The hours of weekdays that are off, by schedule: the service keeps none for them. */
export type OffHours = Record<string, (Range[] | null)[]>;

export function keepOffHours(storage: DraftStorage, key: string, id: string, { days }: ScheduleDraft): void {
  const known = readShaped<OffHours>(storage, key) ?? {};
  writeShaped(storage, key, { ...known, [id]: days.map(({ on, ranges }) => (on ? null : ranges)) });
}
export const keptOffHours = (storage: DraftStorage, key: string): OffHours => readShaped<OffHours>(storage, key) ?? {};
