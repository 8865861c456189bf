import { usualRange, type Range } from './hours-draft.ts';

const hour = 60;
const dayLength = 24 * hour;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * hour + Number(time.slice(3));
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / hour)).padStart(2, '0')}:${String(minutes % hour).padStart(2, '0')}`;

/** Proposes one more range: an hour, an hour after the last one; nothing if the day has no room for it. */
export function nextRange(ranges: readonly Range[]): Range {
  const ends = ranges.map(({ start, end }) => (end === '' || end <= start ? dayLength : minutesOf(end)));
  if (ends.length === 0) {
    return usualRange;
  }
  const start = Math.max(...ends) + hour;
  return start + hour >= dayLength ? { start: '', end: '' } : { start: timeOf(start), end: timeOf(start + hour) };
}
