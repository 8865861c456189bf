import type { BookingFacts } from './booking-facts.ts';
import type { Reader } from './kinds.ts';
import { wordsIn } from './locales/index.ts';

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

/** Where somebody's clock hangs, and how they write dates (BCP 47). */
interface Clock {
  time_zone: string;
  dates: string;
}

const part = (instant: string, { time_zone, dates }: Clock, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dates, { ...format, timeZone: time_zone }).format(new Date(instant)).replace(/,/g, '');

export const dateIn = (instant: string, clock: Clock): string =>
  part(instant, clock, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

export const timeIn = (instant: string, clock: Clock): string =>
  part(instant, clock, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function offsetIn(instant: string, { time_zone, dates }: Clock): string {
  const parts = new Intl.DateTimeFormat(dates, { timeZone: time_zone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(instant),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function face(whose: string, { start_at, end_at }: BookingFacts, clock: Clock): ClockFace {
  return {
    whose,
    time: `${timeIn(start_at, clock)}–${timeIn(end_at, clock)}`,
    date: dateIn(start_at, clock),
    zone: `${clock.time_zone.replaceAll('_', ' ')}, ${offsetIn(start_at, clock)}`,
  };
}

/** The reader's clock first, then the other side's, whose date shows only where it differs; in the reader's language. */
export function clocksOf(facts: BookingFacts, reader: Reader): [ClockFace, ClockFace] {
  const [self, other] = reader === 'mentor' ? [facts.mentor, facts.prospect] : [facts.prospect, facts.mentor];
  const { dates, labels } = wordsIn(self.language);
  const own = face(labels.yours, facts, { time_zone: self.time_zone, dates });
  const theirs = face(other.first_name, facts, { time_zone: other.time_zone, dates });
  return [own, { ...theirs, date: theirs.date === own.date ? null : theirs.date }];
}
