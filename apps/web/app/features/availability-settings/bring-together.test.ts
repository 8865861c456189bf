import type { AvailabilityRule, AvailabilitySchedule } from '@abroad/contract/availability-settings';
import { DEFAULT_POLICY } from '@abroad/booking-rules';
import { expect, test } from 'vitest';
import { bringTogether } from './bring-together.ts';
import { toDraft, type ScheduleDraft } from './hours-draft.ts';
import { toPolicyDraft } from './policy-draft.ts';

const before = '2026-01-01T00:00:00Z';
const since = '2026-02-02T00:00:00Z';
const hours = (weekday: number, start_time: string, end_time: string): AvailabilityRule => ({
  id: `${weekday}`,
  schedule_id: 's',
  weekday,
  date: null,
  start_time,
  end_time,
});
const schedule = (rules: AvailabilityRule[], updated_at: string): AvailabilitySchedule => ({
  id: 's',
  name: 'Working hours',
  time_zone: 'Europe/Amsterdam',
  is_default: true,
  rules,
  created_at: before,
  updated_at,
});
const nine = hours(1, '09:00', '12:00');
const began = schedule([nine, hours(2, '09:00', '12:00')], before);
const stands = (changed: AvailabilitySchedule, window_days = 60) =>
  ({
    schedules: [changed],
    booking_policy: { ...DEFAULT_POLICY, window_days, updated_at: changed.updated_at },
  }) as never;
const edited = (change: (draft: ScheduleDraft) => void, base: ScheduleDraft | undefined = toDraft(began)) => {
  const draft = structuredClone(toDraft(began));
  change(draft);
  return { schedules: { s: { draft, updated_at: before, ...(base && { base }) } }, policy: null };
};

test('[E-15] hours edited in two windows are merged day by day, onto the saved ones', () => {
  const mine = edited((draft) => {
    draft.name = 'Evenings';
    draft.days[2] = { on: true, ranges: [{ start: '18:00', end: '20:00' }] };
  });
  const newer = schedule([nine, hours(2, '10:00', '12:00')], since);
  const { merged, both } = bringTogether(mine, stands(newer), {});
  const { draft, updated_at, base } = merged.schedules['s'] ?? {};
  expect(both).toEqual([]);
  expect(updated_at).toBe(since);
  expect(base).toEqual(toDraft(newer));
  expect(draft?.name).toBe('Evenings');
  expect(draft?.days.slice(0, 3)).toEqual([
    { on: true, ranges: [{ start: '09:00', end: '12:00' }] },
    { on: true, ranges: [{ start: '10:00', end: '12:00' }] },
    { on: true, ranges: [{ start: '18:00', end: '20:00' }] },
  ]);
});

test('[E-15] a day that both changed is a conflict, and keeps the hours typed here', () => {
  const mine = edited((draft) => (draft.days[0] = { on: false, ranges: [{ start: '09:00', end: '12:00' }] }));
  const { merged, both } = bringTogether(mine, stands(schedule([hours(1, '08:00', '12:00')], since)), {});
  expect(both).toEqual(['days.0']);
  expect(merged.schedules['s']?.draft.days[0]?.on).toBe(false);
  // The other day was taken away there, and not touched here.
  expect(merged.schedules['s']?.draft.days[1]?.on).toBe(false);
});

test('[E-15] edits without a newer version stay as they are, and those of a deleted schedule are dropped', () => {
  const mine = edited((draft) => (draft.name = 'Mine'));
  expect(bringTogether(mine, stands(began), {})).toEqual({ merged: mine, both: [] });
  expect(bringTogether({ ...mine, schedules: { gone: mine.schedules.s } }, stands(began), {}).merged.schedules).toEqual(
    {},
  );
});

test('[E-17] the policy is merged field by field; edits without a known base stay as they are', () => {
  const base = toPolicyDraft(DEFAULT_POLICY);
  const draft = { ...base, buffer_after_min: '25' };
  const newer = stands(schedule([nine], since), 33);
  const known = { schedules: {}, policy: { draft, updated_at: before, base } };
  expect(bringTogether(known, newer, {}).merged.policy?.draft).toEqual({ ...draft, window_days: '33' });
  const unknown = { schedules: {}, policy: { draft, updated_at: before } };
  expect(bringTogether(unknown, newer, {}).merged.policy).toMatchObject({ draft, updated_at: since });
});
