import { localDay, mondayOf } from './local-days.ts';

export const weeksShown = 5;
export const daysShown = weeksShown * 7;

/** The weeks of the calendar, as days (see `local-days.ts`). */
export interface Weeks {
  /** A Monday. */
  first: number;
  last: number;
  today: number;
}

/**
 * The five weeks that hold a day. The first five begin with the present week and the others follow without a gap, so
 * that each day has its one place.
 * @param day a local day, or null for the present weeks; days of the past mean these too.
 * @param now epoch milliseconds.
 */
export function weeksWith(day: number | null, now: number, zone: string): Weeks {
  const today = localDay(now, zone);
  const present = mondayOf(today);
  const turns = Math.max(0, Math.floor(((day ?? today) - present) / daysShown));
  const first = present + turns * daysShown;
  return { first, last: first + daysShown - 1, today };
}

/** The rows of the calendar, Monday to Sunday. */
export function rowsOf({ first }: Weeks): number[][] {
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => first + week * 7 + day),
  );
}

const dayLength = 86_400_000;

/**
 * Returns the range for the API's request, so that it covers these weeks in any zone: a day more at both ends, because
 * zones differ by up to 26 hours.
 */
export function rangeOf({ first, last }: Weeks): { start: string; end: string } {
  return {
    start: new Date((first - 1) * dayLength).toISOString(),
    end: new Date((last + 2) * dayLength).toISOString(),
  };
}

/** Returns the day that a key leads to (WAI-ARIA date grid), or null for other keys. Page keys change the page. */
export function dayAfterKey(key: string, day: number, rightToLeft = false): number | null {
  const forward = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return day + forward;
    case 'ArrowLeft':
      return day - forward;
    case 'ArrowDown':
      return day + 7;
    case 'ArrowUp':
      return day - 7;
    case 'Home':
      return mondayOf(day);
    case 'End':
      return mondayOf(day) + 6;
    case 'PageDown':
      return day + daysShown;
    case 'PageUp':
      return day - daysShown;
    default:
      return null;
  }
}
