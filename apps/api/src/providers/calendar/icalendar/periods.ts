import type { Budget } from './budget.ts';
import { civilOf, dayOf, weekBegin } from './civil.ts';
import { dayFilter, stepsADay } from './day-filter.ts';
import type { Rule } from './rule.ts';
import { DAY_MS } from './values.ts';

/** Candidates of one period: days, each with the same times of the day, in ms. */
export interface Period {
  days: readonly number[];
  times: readonly number[];
}

const sorted = (numbers: readonly number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b);
const orElse = (given: readonly number[], fallback: number): readonly number[] =>
  given.length > 0 ? given : [fallback];

/** Every combination of the hours, minutes and seconds, in ms of the day. */
export function timesOfDay(
  [hours, minutes, seconds]: readonly [readonly number[], readonly number[], readonly number[]],
  budget: Budget,
): number[] {
  budget.spend(hours.length * minutes.length * seconds.length);
  return sorted(
    hours.flatMap((hour) =>
      minutes.flatMap((minute) => seconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1000)),
    ),
  );
}

/** First day and the day after the last of the n-th period after the one of `day`. */
function periodAt({ frequency, interval, week_start }: Rule, day: number, n: number): readonly [number, number] {
  const step = n * interval;
  if (frequency === 'DAILY') {
    return [day + step, day + step + 1];
  }
  if (frequency === 'WEEKLY') {
    const begin = weekBegin(day, week_start) + step * 7;
    return [begin, begin + 7];
  }
  const { year, month } = civilOf(day);
  return frequency === 'MONTHLY'
    ? [dayOf(year, month + step, 1), dayOf(year, month + step + 1, 1)]
    : [dayOf(year + step, 1, 1), dayOf(year + step + 1, 1, 1)];
}

/** The longest length of each period, in days: periods can be skipped by it without missing one. */
const LONGEST = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 } as const;

/**
 * The periods of a rule of days, weeks, months or years that touch a span, in order.
 * @param startWall where the recurrence begins; walls in ms as though in UTC.
 */
export function* dayPeriods(
  rule: Rule & { frequency: keyof typeof LONGEST },
  startWall: number,
  [from, to]: readonly [number, number],
  budget: Budget,
): Generator<Period> {
  const startDay = Math.floor(startWall / DAY_MS);
  const time = startWall - startDay * DAY_MS;
  const matches = dayFilter(rule, startDay);
  const cost = stepsADay(rule);
  const times = timesOfDay(
    [
      orElse(rule.hours, Math.floor(time / 3_600_000)),
      orElse(rule.minutes, Math.floor(time / 60_000) % 60),
      orElse(rule.seconds, Math.floor(time / 1000) % 60),
    ],
    budget,
  );
  const passed = (from / DAY_MS - startDay) / (LONGEST[rule.frequency] * rule.interval);
  for (let n = Math.max(0, Math.floor(passed) - 1); ; n += 1) {
    const [first, end] = periodAt(rule, startDay, n);
    // Beyond the dates that JavaScript supports, days are NaN.
    if (!(first * DAY_MS < to)) {
      return;
    }
    budget.spend(1 + (end - first) * cost);
    const days = Array.from({ length: end - first }, (_day, index) => first + index).filter(matches);
    yield { days, times };
  }
}
