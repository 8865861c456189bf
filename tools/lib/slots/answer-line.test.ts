import { referenceSlots } from '@abroad/slots/reference.test-helper';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerLine } from './answer-line.ts';

const CASE = {
  zone: 'Europe/Berlin',
  weekly: [{ days: [7], start: '01:30', end: '04:00' }],
  policy: { minNoticeMin: 0 },
  now: '2026-03-20T00:00:00Z',
  from: '2026-03-29T00:00:00Z',
  to: '2026-03-30T00:00Z',
};

function answer(wishes: object, explain = false): unknown {
  const line = answerLine(JSON.stringify({ ...CASE, ...wishes }), { explain });
  return line.ok ? JSON.parse(line.json) : line.problems;
}

test('[E-15] prints the starts in UTC, across a skipped hour', () => {
  expect(answer({})).toEqual(['2026-03-29T00:30:00Z', '2026-03-29T01:00:00Z', '2026-03-29T01:30:00Z']);
});

test('[E-16] an override replaces the weekday, and one without ranges closes the date', () => {
  const ranges = [{ start: '22:00', end: '23:00' }];
  const late = ['2026-03-29T20:00:00Z', '2026-03-29T20:30:00Z'];
  expect(answer({ overrides: [{ date: '2026-03-29', ranges }] })).toEqual(late);
  expect(answer({ overrides: [{ date: '2026-03-29', ranges: [] }] })).toEqual([]);
});

test('[E-07] an all-day event takes its dates in its own zone, without the end date', () => {
  const saturday = { startDate: '2026-03-28', endDate: '2026-03-29' };
  expect(answer({ busy: [saturday] })).toHaveLength(3);
  expect(answer({ busy: [{ ...saturday, zone: 'America/New_York' }] })).toEqual([]);
  expect(answer({ busy: [{ startDate: '2026-03-29' }] })).toEqual([]);
  expect(answer({ busy: [{ startDate: '2026-03-29', endDate: '2026-03-29' }] })).toEqual([]);
});

test('[E-07] explains every time of the grid', () => {
  const busy = [{ start: '2026-03-29T00:40:00Z', end: '2026-03-29T01:00:00Z', kind: 'booking' }];
  expect(answer({ busy, policy: { minNoticeMin: 0, maxPerDay: 2, bufferBeforeMin: 10 } }, true)).toEqual([
    { start: '2026-03-29T00:30:00Z', offered: false, reasons: [{ code: 'BUSY', ...busy[0] }] },
    { start: '2026-03-29T01:00:00Z', offered: false, reasons: [{ code: 'BUFFER', ...busy[0] }] },
    { start: '2026-03-29T01:30:00Z', offered: true, reasons: [] },
  ]);
});

test('reports which field is invalid', () => {
  expect(answer({ zone: 'Mars/Olympus' })).toEqual(['zone: no such time zone']);
  expect(answer({ now: '2026-02-30T00:00:00Z' })).toEqual(['now: give an instant like 2026-03-29T01:00:00Z']);
  expect(answer({ policy: { stepMin: 0 } })).toEqual(['policy.stepMin: give whole minutes from 1']);
  const busy = [{ start: '2026-03-29T02:00:00Z', end: '2026-03-29T01:00:00Z' }, { startDate: '29.3.' }];
  expect(answer({ busy })).toEqual([
    'busy.0.end: ends before it starts',
    'busy.1.startDate: give a date like 2026-03-29',
  ]);
  expect(answerLine('{', { explain: false })).toMatchObject({ ok: false });
});

const ZONES = ['Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham', 'America/St_Johns'];
const zone = fc.constantFrom(...ZONES);
const clock = fc.constantFrom('00:00', '01:30', '02:15', '09:00', '17:45', '22:00', '23:30');
const hours = fc.record({ start: clock, end: fc.oneof(clock, fc.constant('24:00')) });
const date = fc.integer({ min: 24, max: 31 }).map((day) => `2026-10-${day}`);
const instant = fc.integer({ min: 0, max: 96 * 8 }).map((quarter) => Date.UTC(2026, 9, 24) + quarter * 900_000);
const busy = fc.oneof(
  fc.record({ start: instant, length: fc.constantFrom(0, 15, 60, 300), kind: fc.constantFrom('booking', 'private') }),
  fc.record({ startDate: date, zone }),
);
const cases = fc.record({
  zone,
  weekly: fc.array(hours.chain((range) => fc.record({ days: fc.subarray([1, 2, 3, 4, 5, 6, 7]), ...fixed(range) }))),
  overrides: fc.uniqueArray(fc.record({ date, ranges: fc.array(hours, { maxLength: 2 }) }), {
    selector: (override) => override.date,
    maxLength: 2,
  }),
  busy: fc.array(busy, { maxLength: 4 }),
  policy: fc.record({
    durationMin: fc.constantFrom(20, 45, 90),
    stepMin: fc.constantFrom(null, 15, 50),
    bufferBeforeMin: fc.constantFrom(0, 10),
    bufferAfterMin: fc.constantFrom(0, 25),
    minNoticeMin: fc.constantFrom(0, 720),
    windowDays: fc.constantFrom(3, 60),
    maxPerDay: fc.constantFrom(null, 1, 2),
  }),
});

/** Fields with fixed values, as generators of a record. */
function fixed({ start, end }: { start: string; end: string }) {
  return { start: fc.constant(start), end: fc.constant(end) };
}

const text = (instant_ms: number) => new Date(instant_ms).toISOString().replace('.000Z', 'Z');
const startOf = (day: string, timeZone: string, days = 0) =>
  Temporal.PlainDate.from(day).add({ days }).toZonedDateTime(timeZone).epochMilliseconds;

test('[E-07] [E-15] [E-16] [E-17] prints the same as a slow implementation of the rules', () => {
  fc.assert(
    fc.property(cases, (asked) => {
      const [now, from, to] = ['2026-10-23T00:00:00Z', '2026-10-24T06:00:00Z', '2026-10-29T18:00:00Z'] as const;
      const written = asked.busy.map((event) =>
        'startDate' in event
          ? event
          : { start: text(event.start), end: text(event.start + event.length * 60_000), kind: event.kind },
      );
      const rules = [
        ...asked.weekly.flatMap(({ days, start, end }) =>
          days.map((weekday) => ({ weekday, date: null, start_time: start, end_time: end })),
        ),
        ...asked.overrides.flatMap(({ date: day, ranges }) =>
          (ranges.length > 0 ? ranges : [{ start: null, end: null }]).map(({ start, end }) => ({
            weekday: null,
            date: day,
            start_time: start,
            end_time: end,
          })),
        ),
      ];
      const starts = referenceSlots(asked.zone, rules, {
        policy: {
          duration_min: asked.policy.durationMin,
          slot_step_min: asked.policy.stepMin,
          buffer_before_min: asked.policy.bufferBeforeMin,
          buffer_after_min: asked.policy.bufferAfterMin,
          min_notice_min: asked.policy.minNoticeMin,
          window_days: asked.policy.windowDays,
          max_per_day: asked.policy.maxPerDay,
          max_per_week: null,
        },
        busy: asked.busy.map((event) =>
          'startDate' in event
            ? { start: startOf(event.startDate, event.zone), end: startOf(event.startDate, event.zone, 1) }
            : {
                start: event.start,
                end: event.start + event.length * 60_000,
                kind: event.kind === 'booking' ? ('booking' as const) : undefined,
              },
        ),
        now: Date.parse(now),
        from: Date.parse(from),
        to: Date.parse(to),
      });
      expect(answer({ ...asked, busy: written, now, from, to })).toEqual(starts.map(text));
    }),
    { numRuns: 100, seed: 20_261_120 },
  );
});
