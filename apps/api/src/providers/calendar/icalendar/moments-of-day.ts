import type { Budget } from './budget.ts';
import { type Period, timesOfDay } from './periods.ts';
import type { Rule } from './rule.ts';
import { DAY_MS } from './values.ts';
import { dayFilter, stepsADay } from './day-filter.ts';

const UNIT_MS = { HOURLY: 3_600_000, MINUTELY: 60_000, SECONDLY: 1000 } as const;

const allows = (given: readonly number[], value: number): boolean => given.length === 0 || given.includes(value);

/**
 * The periods of a rule of hours, minutes or seconds that touch a span, in order; wall time, as RFC 5545 has it.
 * @param startWall where the recurrence begins; walls in ms as though in UTC.
 */
export function* timePeriods(
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
