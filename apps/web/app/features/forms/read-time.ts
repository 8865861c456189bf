import { toAsciiDigits } from '../../lib/ascii-digits.ts';

/** The names of the halves of the day in the reader's language. */
export interface HalfDays {
  am: string;
  pm: string;
}

const shape = /^(?<hour>\d{1,2})(?:\s*[:.h时時]?\s*(?<minute>\d{2}))?\D*$/u;
/** With a mark between hours and minutes, or four digits, the time is complete. */
const whole = /\d[:.h时時]\s*\d{2}|\d{4}/u;

/** Whether a text has hours and minutes in full: `9:30`, `0930`. */
export function isWholeTime(text: string): boolean {
  return whole.test(toAsciiDigits(text));
}

/**
 * A time as people write it: `9`, `930`, `9:30`, `9.30 pm`, `下午 9:30`, in any of our languages' digits.
 * @returns `HH:MM` of a clock of 24 hours, where 24:00 is 00:00; null for other text
 */
export function readTime(text: string, { am, pm }: HalfDays): string | null {
  const written = toAsciiDigits(text).toLowerCase().trim();
  const isPm = written.includes(pm.toLowerCase()) || /\bp|\dp/.test(written);
  const isAm = !isPm && (written.includes(am.toLowerCase()) || /\ba|\da/.test(written));
  const { hour, minute = '00' } = shape.exec(written.replace(/^\D+/u, ''))?.groups ?? {};
  const hours = Number(hour ?? Number.NaN);
  if (!(hours <= (isAm || isPm ? 12 : 24)) || Number(minute) > 59 || (hours === 24 && minute !== '00')) {
    return null;
  }
  const inHalf = isAm || isPm ? (hours % 12) + (isPm ? 12 : 0) : hours % 24;
  return `${String(inHalf).padStart(2, '0')}:${minute}`;
}
