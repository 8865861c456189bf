import type { BookingFacts, MailPerson } from './booking-facts.ts';
import type { Reader } from './kinds.ts';

/** One of the two clocks of a booking. */
export interface ClockFace {
  whose: string;
  /** `10:00–10:30`. */
  time: string;
  /** `Thu 26 Nov 2026`; null where it is the date of the clock before. */
  date: string | null;
  /** `Europe/Amsterdam, GMT+1`. */
  zone: string;
}

const part = (instant: string, time_zone: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...format, timeZone: time_zone }).format(new Date(instant)).replace(/,/g, '');

export const dateIn = (instant: string, time_zone: string): string =>
  part(instant, time_zone, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

export const timeIn = (instant: string, time_zone: string): string =>
  part(instant, time_zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function offsetIn(instant: string, time_zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: time_zone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(instant),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function face(whose: string, { start_at, end_at }: BookingFacts, { time_zone }: MailPerson): ClockFace {
  return {
    whose,
    time: `${timeIn(start_at, time_zone)}–${timeIn(end_at, time_zone)}`,
    date: dateIn(start_at, time_zone),
    zone: `${time_zone.replaceAll('_', ' ')}, ${offsetIn(start_at, time_zone)}`,
  };
}

/** The reader's clock first, then the other side's, whose date shows only where it differs. */
export function clocksOf(facts: BookingFacts, reader: Reader, yours: string): [ClockFace, ClockFace] {
  const [self, other] = reader === 'mentor' ? [facts.mentor, facts.prospect] : [facts.prospect, facts.mentor];
  const own = face(yours, facts, self);
  const theirs = face(other.first_name, facts, other);
  return [own, { ...theirs, date: theirs.date === own.date ? null : theirs.date }];
}
