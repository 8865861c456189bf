import { dayNumber } from '@abroad/slots';

export const DAY_MS = 86_400_000;

/** A date or date-time as it is written (RFC 5545, 3.3.4 and 3.3.5). */
export interface WrittenTime {
  /** The wall-clock time, in ms as though it were in UTC; midnight for a date. */
  wall: number;
  is_date: boolean;
  is_utc: boolean;
}

/** Some programs write the marks of ISO 8601, or fractions of a second: no time is lost by them, and no `Z`. */
const WRITTEN = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(?:(\d\d):?([0-5]\d):?(\d\d)?(?:[.,]?\d{1,9})?(Z)?)?)?$/i;

/** Reads `20260329` or `20260329T013000Z`; null when it names no time. */
export function parseTime(value: string): WrittenTime | null {
  const match = WRITTEN.exec(value.trim());
  const day = match === null ? null : dayNumber(`${match[1]}-${match[2]}-${match[3]}`);
  if (match === null || day === null) {
    return null;
  }
  const [hour, minute = '0', second = '0', utc] = match.slice(4);
  // A leap second is the one before it; there is none in POSIX time.
  const time = ((Number(hour ?? 0) * 60 + Number(minute)) * 60 + Math.min(59, Number(second))) * 1000;
  return time > DAY_MS ? null : { wall: day * DAY_MS + time, is_date: hour === undefined, is_utc: utc !== undefined };
}

/** A length of time (RFC 5545, 3.3.6): days and weeks are of the calendar, the rest has elapsed. */
export interface Length {
  days: number;
  ms: number;
}

const LENGTH = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** Reads `P1D`, `PT1H30M`, `-P1W`; null when it names no length. A length backwards takes no time. */
export function parseLength(value: string): Length | null {
  const match = LENGTH.exec(value.trim());
  if (match === null) {
    return null;
  }
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((part) => Number(part ?? 0));
  return match[1] === '-'
    ? { days: 0, ms: 0 }
    : { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}
