import type { CompiledSchedule, MinutePairs } from './compile-schedule.ts';
import { sortedByStart } from './sort-ranges.ts';
import { DAY_MINUTES, DAY_MS, HOUR_MS, MINUTE_MS, weekdayOf } from './time.ts';
import { localDay, localMidnight, segmentAt, wallToInstant } from './zone-table.ts';
import type { ZoneTable } from './zone-table.ts';

/**
 * Open time as sorted, disjoint ranges, entry by entry: the grid begins at `starts[i]`, slots may begin until
 * `ends[i]` and may last until `runs[i]`, the end of the last range that follows without a break. All in epoch ms.
 */
export interface OpenRanges {
  starts: number[];
  ends: number[];
  runs: number[];
}

/** A range reaches over its own day and the next; one day more for zones that once skipped a whole day. */
const DAYS_BEFORE = 3;
/** The days searched after an instant's date, because a clock can go back over midnight. */
const DAYS_AFTER = 1;
/** Shorter ranges cover no whole local day, however its clock changes. */
const SHORTEST_DAY_MS = 20 * HOUR_MS;
const NO_HOURS: MinutePairs = [];

/**
 * The open time of a schedule around a span. Right for every instant in [from, to); the ranges outside are only there
 * to find where a grid begins and how far a slot may run on.
 * @param from epoch ms.
 * @param to epoch ms.
 */
export function openRanges(schedule: CompiledSchedule, from: number, to: number): OpenRanges {
  const { zone } = schedule;
  const hours = expandDays(schedule, localDay(zone, from) - DAYS_BEFORE, localDay(zone, to) + DAYS_AFTER);
  return linkRuns(mergeRanges(zone, hours.starts, hours.ends));
}

/** Every rule's range on every day, as instants sorted by start; they may still overlap. */
function expandDays(schedule: CompiledSchedule, firstDay: number, lastDay: number) {
  const starts: number[] = [];
  const ends: number[] = [];
  let weekday = weekdayOf(firstDay);
  let sorted = true;
  for (let day = firstDay; day <= lastDay; day += 1) {
    const pairs = schedule.dated.get(day) ?? schedule.weekly[weekday] ?? NO_HOURS;
    weekday = weekday === 7 ? 1 : weekday + 1;
    if (pairs.length === 0) continue;
    // A dated rule takes its whole day: the night before it stops at midnight.
    const latest = schedule.dated.has(day + 1) ? DAY_MINUTES : 2 * DAY_MINUTES;
    const shift = steadyOffset(schedule.zone, day);
    for (let index = 0; index < pairs.length; index += 2) {
      const start = instantOf(schedule.zone, day, pairs[index] ?? 0, shift);
      const end = instantOf(schedule.zone, day, Math.min(pairs[index + 1] ?? 0, latest), shift);
      // A gap in the clock can swallow a range.
      if (end <= start) continue;
      if (start < (starts.at(-1) ?? -Infinity)) sorted = false;
      starts.push(start);
      ends.push(end);
    }
  }
  return sorted ? { starts, ends } : sortedByStart(starts, ends);
}

function instantOf(zone: ZoneTable, day: number, minute: number, shift: number | null): number {
  const wall = day * DAY_MS + minute * MINUTE_MS;
  return shift === null ? wallToInstant(zone, wall) : wall - shift;
}

/** The offset (ms) of a day whose clock is left alone from the day before to the end of the next, else null. */
function steadyOffset(zone: ZoneTable, day: number): number | null {
  const segment = segmentAt(zone, day * DAY_MS);
  const isSteady =
    (zone.starts[segment] ?? 0) <= (day - 2) * DAY_MS && (zone.starts[segment + 1] ?? Infinity) >= (day + 3) * DAY_MS;
  return isSteady ? (zone.offsets[segment] ?? null) : null;
}

/** Merges ranges that overlap or touch within a local day; ranges that only meet at local midnight stay apart. */
function mergeRanges(zone: ZoneTable, starts: readonly number[], ends: readonly number[]) {
  const merged: { starts: number[]; ends: number[] } = { starts: [], ends: [] };
  for (let index = 0; index < starts.length;) {
    const start = starts[index] ?? 0;
    let end = ends[index] ?? 0;
    for (index += 1; index < starts.length; index += 1) {
      const next = starts[index] ?? 0;
      if (next > end || (next === end && isLocalMidnight(zone, next))) break;
      end = Math.max(end, ends[index] ?? 0);
    }
    pushFromMidnights(zone, merged, start, end);
  }
  return merged;
}

function isLocalMidnight(zone: ZoneTable, instant: number): boolean {
  return localMidnight(zone, localDay(zone, instant)) === instant;
}

/** Adds a range, cut at the midnight that begins each day which it holds open round the clock. */
function pushFromMidnights(zone: ZoneTable, into: { starts: number[]; ends: number[] }, start: number, end: number) {
  let from = start;
  if (end - start > SHORTEST_DAY_MS) {
    const lastDay = localDay(zone, end);
    for (let day = localDay(zone, start); day < lastDay; day += 1) {
      const midnight = localMidnight(zone, day);
      const nextMidnight = localMidnight(zone, day + 1);
      if (midnight <= from || nextMidnight <= midnight || nextMidnight > end) continue;
      into.starts.push(from);
      into.ends.push(midnight);
      from = midnight;
    }
  }
  into.starts.push(from);
  into.ends.push(end);
}

function linkRuns({ starts, ends }: { starts: number[]; ends: number[] }): OpenRanges {
  const runs = [...ends];
  for (let index = ends.length - 2; index >= 0; index -= 1) {
    if (ends[index] === starts[index + 1]) runs[index] = runs[index + 1] ?? 0;
  }
  return { starts, ends, runs };
}
