import type { useFormat } from '../../lib/viewer.tsx';
import { noonOf } from '../calendar/local-days.ts';

/** A Monday: 5 January 1970. */
const someMonday = 4;

/** The name of a weekday, by its place from Monday. */
export const weekdayName = (format: ReturnType<typeof useFormat>, index: number): string =>
  format.weekday(noonOf(someMonday + index), 'long', 'UTC');
