import { weekdayOf } from '@abroad/slots';
import { DAY_MS } from './values.ts';

/** A day number (days since 1970) as a date. */
export interface Civil {
  day: number;
  year: number;
  /** 1 to 12. */
  month: number;
  date: number;
  days_in_month: number;
  /** 1 to 366. */
  year_day: number;
  days_in_year: number;
}

/** The day number of a date; months beyond 1 to 12 are of the years beside. */
export function dayOf(year: number, month: number, date: number): number {
  const midnight = new Date(0);
  // setUTCFullYear, because Date.UTC reads the years 0 to 99 as 1900 to 1999.
  midnight.setUTCFullYear(year, month - 1, date);
  return midnight.getTime() / DAY_MS;
}

export function civilOf(day: number): Civil {
  const midnight = new Date(day * DAY_MS);
  const year = midnight.getUTCFullYear();
  const month = midnight.getUTCMonth() + 1;
  const first = dayOf(year, 1, 1);
  return {
    day,
    year,
    month,
    date: midnight.getUTCDate(),
    days_in_month: dayOf(year, month + 1, 1) - dayOf(year, month, 1),
    year_day: day - first + 1,
    days_in_year: dayOf(year + 1, 1, 1) - first,
  };
}

/** The day number that begins the week of a day, for weeks that begin on `weekStart` (1 is Monday). */
export const weekBegin = (day: number, weekStart: number): number => day - ((weekdayOf(day) - weekStart + 7) % 7);

/** Where the first week of a year begins: the first one with four days in it (RFC 5545, 3.3.10). */
const firstWeek = (year: number, weekStart: number): number => weekBegin(dayOf(year, 1, 4), weekStart);

/** The number of a day's week, and how many weeks its year of weeks has. */
export function weekOfYear({ day, year }: Civil, weekStart: number): { week: number; weeks: number } {
  const starts = [year - 1, year, year + 1, year + 2].map((each) => firstWeek(each, weekStart));
  const index = starts.findLastIndex((start) => start <= day);
  const start = starts[index] ?? day;
  return { week: Math.floor((day - start) / 7) + 1, weeks: ((starts[index + 1] ?? start) - start) / 7 };
}
