import { withLatinDigits } from '@abroad/contract/latin-digits';
import type { BookingFacts } from './booking-facts.ts';
import { isolated } from './isolate.ts';
import type { Reader } from './kinds.ts';
import { wordsIn, type MailWords } from './locales/index.ts';
import { offsetAt, zoneIn } from './zone-words.ts';

/** One of the two clocks of a booking. */
export interface ClockFace {
  whose: string;
  /** `10:00–10:30`. */
  time: string;
  /** `Thu 26 Nov 2026`; null where it is the date of the clock before. */
  date: string | null;
  /** `Netherlands time, GMT+1`. */
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

function face(
  whose: string,
  { start_at, end_at }: BookingFacts,
  clock: Clock & { called: string },
  { comma, direction }: MailWords,
): ClockFace {
  return {
    whose,
    time: `${timeIn(start_at, clock)}–${timeIn(end_at, clock)}`,
    date: dateIn(start_at, clock),
    zone:
      clock.time_zone === 'UTC'
        ? 'UTC'
        : `${isolated(clock.called, direction)}${comma}${offsetAt(start_at, clock.time_zone)}`,
  };
}

/** The reader's clock first, then the other side's, whose date shows only where it differs; in the reader's language. */
export function clocksOf(facts: BookingFacts, reader: Reader): [ClockFace, ClockFace] {
  const [self, other] = reader === 'mentor' ? [facts.mentor, facts.prospect] : [facts.prospect, facts.mentor];
  const words = wordsIn(self.language);
  const { dates, labels, direction } = words;
  const clockOf = ({ time_zone }: { time_zone: string }) => ({
    time_zone,
    dates,
    called: zoneIn(time_zone, self.language),
  });
  const own = face(labels.yours, facts, clockOf(self), words);
  const theirs = face(isolated(other.first_name, direction), facts, clockOf(other), words);
  return [own, { ...theirs, date: theirs.date === own.date ? null : theirs.date }];
}
