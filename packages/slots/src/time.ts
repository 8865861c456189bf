/** Lengths of time in milliseconds. A day here is a day on the calendar's count, never an elapsed one. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const DAY_MINUTES = 1_440;

const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Numbers a date: days since 1970-01-01.
 * @param date `YYYY-MM-DD` of the proleptic Gregorian calendar (RFC 3339 full-date).
 * @returns the day number, or null where the text names no real date.
 */
export function dayNumber(date: string): number | null {
  const parts = DATE_PATTERN.exec(date);
  if (parts === null) return null;
  const month = Number(parts[2]);
  const midnight = new Date(0);
  // setUTCFullYear, because Date.UTC reads the years 0 to 99 as 1900 to 1999.
  midnight.setUTCFullYear(Number(parts[1]), month - 1, Number(parts[3]));
  const isReal = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === Number(parts[3]);
  return isReal ? midnight.getTime() / DAY_MS : null;
}

/**
 * Writes a day number as a date.
 * @param day days since 1970-01-01, within the years 0 to 9999.
 * @returns `YYYY-MM-DD`.
 */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The ISO weekday of a day number: 1 is Monday, 7 is Sunday. Day 0 was a Thursday. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** Numbers the ISO week (from Monday) that a day number lies in; only good for comparing. */
export function weekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** The day number of the Monday that begins a week of `weekOf`. */
export function weekStart(week: number): number {
  return week * 7 - 3;
}
