import { withLatinDigits } from '@abroad/contract/latin-digits';
import type { BookingFacts } from './booking-facts.ts';
import { isolated } from './isolate.ts';
import type { Reader } from './kinds.ts';
import { wordsIn, type MailWords } from './locales/index.ts';

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

/** Where a clock hangs, and how its reader writes dates (BCP 47). */
interface Clock {
  time_zone: string;
  dates: string;
}

const part = (instant: string, { time_zone, dates }: Clock, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(withLatinDigits(dates), { ...format, timeZone: time_zone }).format(new Date(instant));

/** As the language writes it, but in English without the comma, of which its sentences have enough. */
export function dateIn(instant: string, clock: Clock): string {
  const date = part(instant, clock, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  return clock.dates.startsWith('en') ? date.replaceAll(',', '') : date;
}

export const timeIn = (instant: string, clock: Clock): string =>
  part(instant, clock, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function offsetIn(instant: string, { time_zone, dates }: Clock): string {
  const parts = new Intl.DateTimeFormat(withLatinDigits(dates), {
    timeZone: time_zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function face(
  whose: string,
  { start_at, end_at }: BookingFacts,
  clock: Clock,
  { comma, direction }: MailWords,
): ClockFace {
  const place = isolated(clock.time_zone.replaceAll('_', ' '), direction);
  return {
    whose,
    time: `${timeIn(start_at, clock)}–${timeIn(end_at, clock)}`,
    date: dateIn(start_at, clock),
    zone: `${place}${comma}${offsetIn(start_at, clock)}`,
  };
}

/** The reader's clock first, then the other side's, whose date shows only where it differs; in the reader's language. */
export function clocksOf(facts: BookingFacts, reader: Reader): [ClockFace, ClockFace] {
  const [self, other] = reader === 'mentor' ? [facts.mentor, facts.prospect] : [facts.prospect, facts.mentor];
  const words = wordsIn(self.language);
  const { dates, labels, direction } = words;
  const own = face(labels.yours, facts, { time_zone: self.time_zone, dates }, words);
  const theirs = face(isolated(other.first_name, direction), facts, { time_zone: other.time_zone, dates }, words);
  return [own, { ...theirs, date: theirs.date === own.date ? null : theirs.date }];
}
