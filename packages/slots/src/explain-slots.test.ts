import { expect, test } from 'vitest';
import { compiled, PLAIN_POLICY } from './cases.test-helper.ts';
import { explainSlots } from './explain-slots.ts';
import type { SlotPolicy, SlotQuestion } from './question.ts';

const at = (text: string) => Date.parse(text);
const MONDAY = { weekday: 1, date: null, start_time: '09:00', end_time: '11:30' };
const SCHEDULE = compiled('UTC', [MONDAY]);

const question = (policy: Partial<SlotPolicy>, asked: Partial<SlotQuestion> = {}): SlotQuestion => ({
  policy: { ...PLAIN_POLICY, ...policy },
  busy: [],
  now: at('2026-11-16T00:00Z'),
  from: at('2026-11-16T00:00Z'),
  to: at('2026-11-17T00:00Z'),
  ...asked,
});

/** The refusals of 09:00, 10:00 and 11:00. */
const refusals = (...asked: Parameters<typeof question>) =>
  explainSlots(SCHEDULE, question(...asked)).map((time) => time.refusals);
const LATE = { code: 'DOES_NOT_FIT', open_until: at('2026-11-16T11:30Z') };

test('[E-07] a time whose session would outlast the hours says until when they are open', () => {
  expect(refusals({})).toEqual([[], [], [LATE]]);
});

test('[E-17] a time inside the notice, and one after the window, say from and until when it can be booked', () => {
  expect(refusals({ min_notice_min: 570 })).toEqual([
    [{ code: 'NOTICE', bookable_from: at('2026-11-16T09:30Z') }],
    [],
    [LATE],
  ]);
  const window = { code: 'WINDOW', last_date: '2026-11-15' };
  expect(refusals({ window_days: 1 }, { now: at('2026-11-14T00:00Z') })).toEqual([[window], [window], [window, LATE]]);
});

test('[E-17] a session that overlaps a busy time is distinguished from one whose buffer alone overlaps it', () => {
  const busy = { start: at('2026-11-16T09:30Z'), end: at('2026-11-16T09:50Z'), buffer_after_min: 20 };
  expect(refusals({}, { busy: [busy] })).toEqual([[{ code: 'BUSY', busy }], [{ code: 'BUFFER', busy }], [LATE]]);
  const plain = { start: at('2026-11-16T09:30Z'), end: at('2026-11-16T10:00Z') };
  expect(refusals({ buffer_before_min: 5 }, { busy: [plain] })[1]).toEqual([{ code: 'BUFFER', busy: plain }]);
  expect(refusals({}, { busy: [plain] })[1]).toEqual([]);
});

test('[E-17] a full day and a full week name themselves and how many bookings they have', () => {
  const busy = [{ start: at('2026-11-16T20:00Z'), end: at('2026-11-16T21:00Z'), kind: 'booking' as const }];
  const day = { code: 'DAY_FULL', date: '2026-11-16', bookings: 1, max: 1 };
  const week = { code: 'WEEK_FULL', week_of: '2026-11-16', bookings: 1, max: 1 };
  expect(refusals({ max_per_day: 1, max_per_week: 1 }, { busy })[0]).toEqual([day, week]);
  expect(refusals({ max_per_day: 2, max_per_week: 2 }, { busy })[0]).toEqual([]);
});

test('[E-07] a question that makes no sense has nothing to explain', () => {
  expect(refusals({ duration_min: 0 })).toEqual([]);
  expect(refusals({}, { now: Number.NaN })).toEqual([]);
  expect(refusals({}, { to: 0 })).toEqual([]);
});
