import { fromDate, toDate } from '../calendar/local-days.ts';
import type { Range, ScheduleDraft } from './hours-draft.ts';

/** Days in a row that have the same rule: one day off, or a time off of several. */
export interface DatedSpan {
  /** `2026-12-24` */
  first: string;
  last: string;
  ranges: Range[];
}

const same = (one: readonly Range[], other: readonly Range[]) => JSON.stringify(one) === JSON.stringify(other);
const dayAfter = (date: string) => toDate((fromDate(date) ?? 0) + 1);

/** The dated rules from today on, days in a row with the same rule as one. */
export function datedSpans(dated: ScheduleDraft['dated'], today: string): DatedSpan[] {
  const spans: DatedSpan[] = [];
  for (const date of Object.keys(dated).toSorted()) {
    const ranges = dated[date] ?? [];
    const last = spans.at(-1);
    if (date < today) {
      continue;
    }
    if (last && dayAfter(last.last) === date && same(last.ranges, ranges)) {
      last.last = date;
    } else {
      spans.push({ first: date, last: date, ranges });
    }
  }
  return spans;
}

/** The dates from one to another, both included; none if the order or a date is wrong. */
export function datesBetween(first: string, last: string): string[] {
  const from = fromDate(first);
  const to = fromDate(last);
  return from === null || to === null || to < from
    ? []
    : Array.from({ length: to - from + 1 }, (_, index) => toDate(from + index));
}

/** Sets hours for dates, closes them (no hours), or with null restores their usual hours. */
export function setDates(
  dated: ScheduleDraft['dated'],
  dates: readonly string[],
  ranges: readonly Range[] | null,
): ScheduleDraft['dated'] {
  const kept = Object.entries(dated).filter(([date]) => !dates.includes(date));
  const set = ranges === null ? [] : dates.map((date) => [date, ranges.map((range) => ({ ...range }))] as const);
  return Object.fromEntries([...kept, ...set]);
}
