import type { AvailabilityRule, AvailabilitySchedule } from '@abroad/contract/availability-settings';
import { expect, test } from 'vitest';
import { datedSpans, datesBetween, setDates } from './dated-days.ts';
import { isEmpty, keepEdits, keptEdits, noEdits, realEdits } from './edits.ts';
import { meanTheSame, rulesOf, toDraft } from './hours-draft.ts';
import { hoursProblems, rangeProblems } from './hours-problems.ts';

const today = '2026-11-20';
const none = { weekday: null, date: null, start_time: null, end_time: null };
const rule = (part: Partial<AvailabilityRule>): AvailabilityRule => ({ id: 'r', schedule_id: 's', ...none, ...part });
const hours = (start_time: string, end_time: string) => ({ start_time, end_time });
const schedule = (...rules: AvailabilityRule[]): AvailabilitySchedule => ({
  id: 's',
  name: 'Working hours',
  time_zone: 'Europe/Amsterdam',
  is_default: true,
  rules,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});

test('[E-15] [E-16] a schedule is the same before and after editing', () => {
  const rules = [
    rule({ weekday: 1, ...hours('09:00', '12:00') }),
    rule({ weekday: 1, ...hours('20:00', '24:00') }),
    rule({ weekday: 7, ...hours('22:00', '02:00') }),
    rule({ date: '2026-12-24' }),
    rule({ date: '2026-12-31', ...hours('10:00', '11:00') }),
  ];
  const bare = rules.map(({ weekday, date, start_time, end_time }) => ({ weekday, date, start_time, end_time }));
  const back = rulesOf(toDraft(schedule(...rules)), today);
  expect(back.map((one) => ({ ...none, ...one }))).toEqual(bare);
  expect(rulesOf(toDraft(schedule(...rules)), '2026-12-25')).toHaveLength(4);
});

test('[R-17] a weekday that is switched off keeps its hours, and saves none', () => {
  const before = toDraft(schedule(rule({ weekday: 1, ...hours('10:00', '11:30') })));
  const off = { ...before, days: before.days.map((day) => ({ ...day, on: false })) };
  expect(rulesOf(off, today)).toEqual([]);
  expect(off.days[0]?.ranges).toEqual([{ start: '10:00', end: '11:30' }]);
  expect(toDraft(schedule(), [[{ start: '10:00', end: '11:30' }]]).days[0]).toEqual(off.days[0]);
  expect(meanTheSame(before, off, today)).toBe(false);
});

test('[R-17] overlapping hours have an error at their place, and touching ones are fine', () => {
  const draft = toDraft(
    schedule(
      rule({ weekday: 1, ...hours('09:00', '12:00') }),
      rule({ weekday: 1, ...hours('11:00', '13:00') }),
      rule({ weekday: 2, ...hours('09:00', '12:00') }),
      rule({ weekday: 2, ...hours('12:00', '24:00') }),
    ),
  );
  expect([...hoursProblems(draft, today).keys()]).toEqual(['1.1']);
  const typing = { ...draft, days: [], dated: { '2026-12-24': [{ start: '', end: '' }] } };
  expect([...hoursProblems(typing, today)]).toEqual([['2026-12-24.0', 'Enter from when to when']]);
  expect([...rangeProblems([{ start: '09:00', end: '' }]).keys()]).toEqual([0]);
});

test('[R-17] days in a row with the same rule are one time off', () => {
  const dated = setDates({}, datesBetween('2026-12-30', '2027-01-02'), []);
  expect(datedSpans(dated, today)).toEqual([{ first: '2026-12-30', last: '2027-01-02', ranges: [] }]);
  const split = setDates(dated, ['2026-12-31'], [{ start: '09:00', end: '10:00' }]);
  expect(datedSpans(split, today).map(({ first, last }) => [first, last])).toEqual([
    ['2026-12-30', '2026-12-30'],
    ['2026-12-31', '2026-12-31'],
    ['2027-01-01', '2027-01-02'],
  ]);
  expect(setDates(split, ['2026-12-31'], null)).not.toHaveProperty('2026-12-31');
  expect(datesBetween('2026-12-31', '2026-12-30')).toEqual([]);
});

test('[R-17] edits are kept until they change nothing any more', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const present = schedule(rule({ weekday: 1, ...hours('09:00', '12:00') }));
  const draft = toDraft(present);
  const settings = { schedules: [present], booking_policy: {}, event_types: [], connections: [] } as never;
  const edit = (name: string) => ({ ...noEdits, schedules: { s: { draft: { ...draft, name }, updated_at: 'x' } } });
  const edits = edit('Evenings');
  keepEdits(storage, 'key', edits);
  expect(keptEdits(storage, 'key')).toEqual(edits);
  expect(realEdits(edits, settings, 0)).toEqual(edits);
  expect(isEmpty(realEdits(edit('Working hours '), settings, 0))).toBe(true);
  keepEdits(storage, 'key', noEdits);
  expect(kept.size).toBe(0);
  storage.setItem('key', '{"shape":0}');
  expect(keptEdits(storage, 'key')).toEqual(noEdits);
});
