import type { Booking } from '@abroad/contract/bookings';
import type { OwnTimes } from '@abroad/contract/mentor-desk';
import { offsetMinutes } from '../../lib/time-zone.ts';

/** Epoch milliseconds. */
interface Span {
  start: number;
  end: number;
}

export type WeekEntry = Span &
  ({ kind: 'session'; booking: Booking } | { kind: 'available' } | { kind: 'busy'; isAllDay: boolean });

export interface WeekDay {
  /** See `local-days.ts`. */
  day: number;
  entries: WeekEntry[];
  available_h: number;
  isOff: boolean;
}

export const WEEK_DAYS = 7;
const dayLength = 86_400_000;
const hour = 60 * 60_000;

/** The midnight at which a local day begins, in epoch milliseconds. */
export function startOfDay(day: number, zone: string): number {
  const utc = day * dayLength;
  const near = utc - offsetMinutes(utc, zone) * 60_000;
  return utc - offsetMinutes(near, zone) * 60_000;
}

const parse = ({ start, end }: { start: string; end: string }): Span => ({
  start: Date.parse(start),
  end: Date.parse(end),
});

/** The part of spans that lies within another one. */
function within(spans: readonly Span[], { start, end }: Span): Span[] {
  return spans
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({ start: Math.max(span.start, start), end: Math.min(span.end, end) }));
}

/** Seven days from the first on: sessions by their start; times and calendar entries cut at midnight. */
export function weekDays(first: number, zone: string, sessions: readonly Booking[], times: OwnTimes): WeekDay[] {
  const [available, busy, off] = [times.available, times.busy, times.off].map((spans) => spans.map(parse));
  return Array.from({ length: WEEK_DAYS }, (_, nth) => {
    const day = first + nth;
    const whole = { start: startOfDay(day, zone), end: startOfDay(day + 1, zone) };
    const free = within(available ?? [], whole);
    const entries: WeekEntry[] = [
      ...sessions
        .map((booking) => ({ kind: 'session' as const, booking, ...parse(booking) }))
        .filter(({ start }) => start >= whole.start && start < whole.end),
      ...free.map((span) => ({ kind: 'available' as const, ...span })),
      ...within(busy ?? [], whole).map((span) => ({
        kind: 'busy' as const,
        isAllDay: span.start === whole.start && span.end === whole.end,
        ...span,
      })),
    ];
    return {
      day,
      entries: entries.toSorted((one, other) => one.start - other.start),
      available_h: Math.round((free.reduce((sum, { start, end }) => sum + end - start, 0) / hour) * 10) / 10,
      isOff: within(off ?? [], whole).some(({ start, end }) => start === whole.start && end === whole.end),
    };
  });
}
