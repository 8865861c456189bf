import type { Budget } from './budget.ts';
import { dayPeriods, type Period, timesOfDay } from './periods.ts';
import type { Rule } from './rule.ts';
import { DAY_MS } from './values.ts';
import { dayFilter, stepsADay } from './day-filter.ts';

const UNIT_MS = { HOURLY: 3_600_000, MINUTELY: 60_000, SECONDLY: 1000 } as const;

const allows = (given: readonly number[], value: number): boolean => given.length === 0 || given.includes(value);

/**
 * The periods of a rule of hours, minutes or seconds that touch a span, in order; wall time, as RFC 5545 has it.
 * @param startWall where the recurrence begins; walls in ms as though in UTC.
 */
function* timePeriods(
  rule: Rule & { frequency: keyof typeof UNIT_MS },
  startWall: number,
  [from, to]: readonly [number, number],
  budget: Budget,
): Generator<Period> {
  const { frequency, interval, hours, minutes, seconds } = rule;
  const unit = UNIT_MS[frequency];
  const step = unit * interval;
  const start = Math.floor(startWall / unit) * unit;
  const matches = dayFilter(rule, Math.floor(startWall / DAY_MS));
  const cost = stepsADay(rule);
  const atOrAfter = (wall: number) => start + Math.max(0, Math.ceil((wall - start) / step)) * step;
  for (let at = atOrAfter(from - unit); at < to; at += step) {
    const day = Math.floor(at / DAY_MS);
    budget.spend(cost);
    if (!matches(day)) {
      at = atOrAfter((day + 1) * DAY_MS) - step;
      continue;
    }
    const [hour, minute, second] = [3_600_000, 60_000, 1000].map((size) => Math.floor((at - day * DAY_MS) / size));
    const [own, ownSecond] = [(minute ?? 0) % 60, (second ?? 0) % 60];
    const passes =
      allows(hours, hour ?? 0) &&
      (frequency === 'HOURLY' || allows(minutes, own)) &&
      (frequency !== 'SECONDLY' || allows(seconds, ownSecond));
    if (passes) {
      const startMinute = Math.floor(startWall / 60_000) % 60;
      const startSecond = Math.floor(startWall / 1000) % 60;
      const inHour = minutes.length > 0 ? minutes : [startMinute];
      const inMinute = seconds.length > 0 ? seconds : [startSecond];
      yield {
        days: [day],
        times: timesOfDay(
          [[hour ?? 0], frequency === 'HOURLY' ? inHour : [own], frequency === 'SECONDLY' ? [ownSecond] : inMinute],
          budget,
        ),
      };
    }
  }
}

/** Each becomes an instant, and is looked for among the exceptions. */
const STEPS_A_WALL = 4;

function periodsOf(rule: Rule, start: number, span: readonly [number, number], budget: Budget): Generator<Period> {
  const { frequency } = rule;
  return frequency === 'HOURLY' || frequency === 'MINUTELY' || frequency === 'SECONDLY'
    ? timePeriods({ ...rule, frequency }, start, span, budget)
    : dayPeriods({ ...rule, frequency }, start, span, budget);
}

/** The places of a period that BYSETPOS names, in order. */
const placesOf = (positions: readonly number[], total: number): number[] =>
  [...new Set(positions.map((position) => (position > 0 ? position - 1 : total + position)))]
    .filter((place) => place >= 0 && place < total)
    .toSorted((a, b) => a - b);

/** The walls of a period, in order; with BYSETPOS those at its places only. */
function* wallsOf({ days, times }: Period, positions: readonly number[], budget: Budget): Generator<number> {
  const total = days.length * times.length;
  const places = positions.length === 0 ? null : placesOf(positions, total);
  const count = places?.length ?? total;
  budget.spend(count * STEPS_A_WALL);
  for (let index = 0; index < count; index += 1) {
    const place = places?.[index] ?? index;
    yield (days[Math.floor(place / times.length)] ?? 0) * DAY_MS + (times[place % times.length] ?? 0);
  }
}

/**
 * Generates the times of a recurrence (RFC 5545, 3.3.10 and 3.8.5.3), in order and on the wall. Its beginning is always one of
 * these and counts as the first. The caller, which knows the zone, applies UNTIL.
 * @param start the wall of DTSTART, in ms as though in UTC.
 * @param span half-open, of walls; what lies before it may be left out.
 * @throws CalendarFailure `unreadable` when the budget is spent.
 */
export function* occurrences(
  rule: Rule,
  start: number,
  [from, to]: readonly [number, number],
  budget: Budget,
): Generator<number> {
  // A rule with a count has to be counted from its beginning.
  const span = [rule.count === null ? Math.max(from, start) : start, to] as const;
  let left = (rule.count ?? Infinity) - 1;
  yield start;
  for (const period of periodsOf(rule, start, span, budget)) {
    for (const wall of wallsOf(period, rule.positions, budget)) {
      if (wall > start && left <= 0) {
        return;
      }
      if (wall > start && wall < to) {
        left -= 1;
        yield wall;
      }
    }
  }
}
