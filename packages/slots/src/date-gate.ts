import type { SlotQuestion } from './question.ts';
import { DAY_MS, weekOf } from './time.ts';
import { localDay } from './zone-table.ts';
import type { ZoneTable } from './zone-table.ts';

/** What depends on the local date of a start: the booking window's end and the caps. */
export interface DateGate {
  /** No start from here on (epoch ms) lies inside the window, in any zone. */
  closes: number;
  /** Whether a start (epoch ms) lies inside the window, on a day and in a week that have room. */
  allows(start: number): boolean;
}

/** The gate of a question, in the local dates of the schedule's zone. */
export function dateGate(zone: ZoneTable, { policy, busy, now }: SlotQuestion): DateGate {
  const lastDay = localDay(zone, now) + policy.window_days;
  // No zone is a day away from UTC: before this every local date is inside, and a day's length later none is.
  const surelyOpenUntil = lastDay * DAY_MS;
  const isInside = (start: number) => start < surelyOpenUntil || localDay(zone, start) <= lastDay;
  const closes = (lastDay + 2) * DAY_MS;
  const { max_per_day: maxPerDay, max_per_week: maxPerWeek } = policy;
  if (maxPerDay === null && maxPerWeek === null) return { closes, allows: isInside };

  const perDay = new Map<number, number>();
  const perWeek = new Map<number, number>();
  for (const interval of busy) {
    if (interval.kind !== 'booking') continue;
    const day = localDay(zone, interval.start);
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
    perWeek.set(weekOf(day), (perWeek.get(weekOf(day)) ?? 0) + 1);
  }
  const allows = (start: number) => {
    const day = localDay(zone, start);
    if (day > lastDay) return false;
    if (maxPerDay !== null && (perDay.get(day) ?? 0) >= maxPerDay) return false;
    return maxPerWeek === null || (perWeek.get(weekOf(day)) ?? 0) < maxPerWeek;
  };
  return { closes, allows };
}
