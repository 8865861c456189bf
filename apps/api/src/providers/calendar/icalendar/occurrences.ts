import type { Budget } from './budget.ts';
import { dayPeriods, type Period } from './periods.ts';
import type { Rule } from './rule.ts';
import { DAY_MS } from './values.ts';
import { timePeriods } from './moments-of-day.ts';

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
