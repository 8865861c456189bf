import { mondayOf, noonOf } from '../calendar/local-days.ts';

/** A month of a calendar, in days since 1970 (see `local-days.ts`). */
export interface Month {
  /** The first of the month. */
  start: number;
  /** The Monday on or before it, and the Sunday on or after its last day. */
  first: number;
  last: number;
}

const firstOf = (year: number, month: number) => Math.floor(Date.UTC(year, month, 1) / 86_400_000);

/** The month that holds a day; `turns` months later. */
export function monthOf(day: number, turns = 0): Month {
  const date = new Date(noonOf(day));
  const start = firstOf(date.getUTCFullYear(), date.getUTCMonth() + turns);
  const next = firstOf(date.getUTCFullYear(), date.getUTCMonth() + turns + 1);
  return { start, first: mondayOf(start), last: mondayOf(next - 1) + 6 };
}

/** The rows of a month's leaf, Monday to Sunday. */
export function rowsOfMonth({ first, last }: Month): number[][] {
  return Array.from({ length: (last - first + 1) / 7 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => first + week * 7 + day),
  );
}
