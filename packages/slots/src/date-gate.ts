import type { SlotPolicy, SlotQuestion } from './question.ts';
import { DAY_MS, dateOf, weekOf, weekStart } from './time.ts';
import { localDay } from './zone-table.ts';
import type { ZoneTable } from './zone-table.ts';

/** The reason for refusing the local date of a start; dates are `YYYY-MM-DD`. */
export type DateRefusal =
  /** After the last date that may be booked. */
  | { code: 'WINDOW'; last_date: string }
  /** The date has reached its maximum of bookings. */
  | { code: 'DAY_FULL'; date: string; bookings: number; max: number }
  /** The week, named by its Monday, has reached its maximum of bookings. */
  | { code: 'WEEK_FULL'; week_of: string; bookings: number; max: number };

/** The rules that depend on the local date of a start: the booking window's end and the caps. */
export interface DateGate {
  /** The instant (epoch ms) from which no start is inside the window, in any zone. */
  closes: number;
  /** Whether a start (epoch ms) lies inside the window, on a day and in a week that have room. */
  allows(start: number): boolean;
  /** All that keeps a start (epoch ms) from being allowed; empty exactly where `allows` says yes. */
  refusals(start: number): DateRefusal[];
}

/** The gate of a question, in the local dates of the schedule's zone. */
export function dateGate(zone: ZoneTable, question: SlotQuestion): DateGate {
  const { policy } = question;
  const lastDay = localDay(zone, question.now) + policy.window_days;
  const closes = (lastDay + 2) * DAY_MS;
  const full = fullDates(zone, question);
  if (full === null) {
    // No zone is a day away from UTC: before this every local date is inside, and a day's length later none is.
    const surelyOpenUntil = lastDay * DAY_MS;
    return {
      closes,
      allows: (start) => start < surelyOpenUntil || localDay(zone, start) <= lastDay,
      refusals: (start) => (localDay(zone, start) > lastDay ? [{ code: 'WINDOW', last_date: dateOf(lastDay) }] : []),
    };
  }
  return {
    closes,
    allows(start) {
      const day = localDay(zone, start);
      return day <= lastDay && !full.isDayFull(day) && !full.isWeekFull(weekOf(day));
    },
    refusals(start) {
      const day = localDay(zone, start);
      const window: DateRefusal[] = day > lastDay ? [{ code: 'WINDOW', last_date: dateOf(lastDay) }] : [];
      return [...window, ...full.refusals(day)];
    },
  };
}

/** Counts a question's bookings by local day and week; null where no cap asks for it. */
function fullDates(zone: ZoneTable, { policy, busy }: Pick<SlotQuestion, 'policy' | 'busy'>) {
  const { max_per_day: maxPerDay, max_per_week: maxPerWeek }: SlotPolicy = policy;
  if (maxPerDay === null && maxPerWeek === null) return null;
  const perDay = new Map<number, number>();
  const perWeek = new Map<number, number>();
  for (const interval of busy) {
    if (interval.kind !== 'booking') continue;
    const day = localDay(zone, interval.start);
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
    perWeek.set(weekOf(day), (perWeek.get(weekOf(day)) ?? 0) + 1);
  }
  const isDayFull = (day: number) => maxPerDay !== null && (perDay.get(day) ?? 0) >= maxPerDay;
  const isWeekFull = (week: number) => maxPerWeek !== null && (perWeek.get(week) ?? 0) >= maxPerWeek;
  const refusals = (day: number) => {
    const found: DateRefusal[] = [];
    const week = weekOf(day);
    if (maxPerDay !== null && isDayFull(day)) {
      found.push({ code: 'DAY_FULL', date: dateOf(day), bookings: perDay.get(day) ?? 0, max: maxPerDay });
    }
    if (maxPerWeek !== null && isWeekFull(week)) {
      const bookings = perWeek.get(week) ?? 0;
      found.push({ code: 'WEEK_FULL', week_of: dateOf(weekStart(week)), bookings, max: maxPerWeek });
    }
    return found;
  };
  return { isDayFull, isWeekFull, refusals };
}
