import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesAround, compiled } from './cases.test-helper.ts';
import { findSlots } from './find-slots.ts';
import { referenceSlots } from './reference.test-helper.ts';
import { offsetAt, wallToInstant, zoneTable } from './zone-table.ts';

const MINUTE = 60_000;
const ZONES = Intl.supportedValuesOf('timeZone');

/** The changes of a zone's clock between two years. */
function changesOf(timeZone: string, fromYear: number, toYear: number): Temporal.ZonedDateTime[] {
  const found: Temporal.ZonedDateTime[] = [];
  let next = Temporal.ZonedDateTime.from(`${fromYear}-01-01[${timeZone}]`).getTimeZoneTransition('next');
  while (next !== null && next.year < toYear) {
    found.push(next);
    next = next.getTimeZoneTransition('next');
  }
  return found;
}

function tableOf(timeZone: string) {
  const table = zoneTable(timeZone);
  if (table === null) throw new Error(`no such zone: ${timeZone}`);
  return table;
}

/** Times around a change, in minutes, where mistakes live: before and in a gap, in and after a repeat, a day away. */
const AROUND = [-1440, -61, -60, -31, -30, -1, 0, 29, 30, 59, 60, 1440];

test('[E-15] at every change of every zone from 2005 to 2029, wall times become instants as Temporal reads them', () => {
  for (const timeZone of ZONES) {
    const table = tableOf(timeZone);
    const wrong = changesOf(timeZone, 2005, 2030).flatMap((change) => {
      expect(offsetAt(table, change.epochMilliseconds)).toBe(change.offsetNanoseconds / 1e6);
      const wall = change.epochMilliseconds + change.offsetNanoseconds / 1e6;
      const clock = change.toPlainDateTime();
      return AROUND.filter((minutes) => {
        const read = clock.add({ minutes }).toZonedDateTime(timeZone).epochMilliseconds;
        return wallToInstant(table, wall + minutes * MINUTE) !== read;
      }).map((minutes) => `${minutes} minutes from ${change.toString()}`);
    });
    expect(wrong).toEqual([]);
  }
});

test('[E-07] [E-15] every zone of the platform offers what the slow reading offers, around a change of its clock', () => {
  for (const [index, timeZone] of ZONES.entries()) {
    const dates = changesOf(timeZone, 1995, 2038).map((change) => change.toPlainDate().toString());
    const date = dates.length > 0 ? fc.constantFrom(...dates) : fc.constant('2026-11-20');
    const anyCase = date.chain((around) => casesAround(timeZone, around));
    const [asked] = fc.sample(anyCase, { numRuns: 1, seed: index });
    if (asked === undefined) throw new Error('no case was made');
    const slots = findSlots(compiled(timeZone, asked.rules), asked.question);
    expect(slots, JSON.stringify(asked)).toEqual(referenceSlots(timeZone, asked.rules, asked.question));
  }
});

test('[E-16] round the clock in every zone, each local day begins its own grid', () => {
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    date: null,
    start_time: '00:00',
    end_time: '24:00',
  }));
  const from = Date.parse('2026-10-30T00:00Z');
  const policy = { duration_min: 420, slot_step_min: null, buffer_before_min: 0, buffer_after_min: 0 };
  const limits = { min_notice_min: 0, window_days: 60, max_per_day: null, max_per_week: null };
  for (const timeZone of ZONES) {
    const question = { policy: { ...policy, ...limits }, busy: [], now: from, from, to: from + 4 * 1440 * MINUTE };
    const midnights = findSlots(compiled(timeZone, rules), question).filter((start) => {
      const clock = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone);
      return clock.equals(clock.startOfDay());
    });
    expect(midnights.length, timeZone).toBeGreaterThanOrEqual(3);
  }
});
