import type { ScheduleRule } from './compile-schedule.ts';
import type { SlotQuestion } from './question.ts';

/**
 * The slots once more, straight from the words of the product design: slow, by Temporal, one candidate at a time.
 * The engine is held against it.
 */
export function referenceSlots(timeZone: string, rules: readonly ScheduleRule[], question: SlotQuestion): number[] {
  const { policy, from, to } = question;
  const duration = policy.duration_min * 60_000;
  const step = (policy.slot_step_min ?? policy.duration_min) * 60_000;
  const ranges = referenceRanges(
    timeZone,
    rules,
    dateAt(timeZone, from),
    dateAt(timeZone, to + duration).add({ days: 2 }),
  );
  const bookings = question.busy
    .filter((interval) => interval.kind === 'booking')
    .map((interval) => localDates(timeZone, interval.start));
  const starts: number[] = [];
  for (const range of ranges) {
    for (let start = range.start; start < range.end; start += step) {
      if (start < from || start >= to) continue;
      if (!isOpenThroughout(ranges, start, start + duration)) continue;
      if (isBusy(question, start, start + duration)) continue;
      if (isAllowedByDate(timeZone, question, bookings, start)) starts.push(start);
    }
  }
  return starts.toSorted((one, other) => one - other);
}

interface Range {
  start: number;
  end: number;
}

function dateAt(timeZone: string, instant: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate();
}

function instantOf(timeZone: string, date: Temporal.PlainDate, time: string): number {
  const day = time === '24:00' ? date.add({ days: 1 }) : date;
  const clock = Temporal.PlainTime.from(time === '24:00' ? '00:00' : time);
  return day.toPlainDateTime(clock).toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** The rules in force on a date: the dated ones, or else the weekday's. */
function rulesOf(rules: readonly ScheduleRule[], date: Temporal.PlainDate): ScheduleRule[] {
  const dated = rules.filter((rule) => rule.date === date.toString());
  if (dated.some((rule) => rule.start_time === null)) return [];
  return dated.length > 0 ? dated : rules.filter((rule) => rule.weekday === date.dayOfWeek);
}

function rangesOf(timeZone: string, rules: readonly ScheduleRule[], date: Temporal.PlainDate): Range[] {
  const tomorrow = date.add({ days: 1 });
  const tomorrowIsDated = rules.some((rule) => rule.date === tomorrow.toString());
  return rulesOf(rules, date).map((rule) => {
    const startTime = rule.start_time ?? '';
    const endTime = rule.end_time ?? '';
    const runsOvernight = endTime <= startTime;
    const start = instantOf(timeZone, date, startTime);
    if (runsOvernight && tomorrowIsDated) return { start, end: instantOf(timeZone, date, '24:00') };
    return { start, end: instantOf(timeZone, runsOvernight ? tomorrow : date, endTime) };
  });
}

/** Ranges merged within local days and begun anew at the midnight of each day that is open round the clock. */
function referenceRanges(
  timeZone: string,
  rules: readonly ScheduleRule[],
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Range[] {
  const ranges: Range[] = [];
  // Far enough around, so that a week of unbroken opening is seen whole.
  for (
    let date = first.subtract({ days: 8 });
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    ranges.push(...rangesOf(timeZone, rules, date).filter((range) => range.start < range.end));
  }
  ranges.sort((one, other) => one.start - other.start);
  const midnight = (date: Temporal.PlainDate) => instantOf(timeZone, date, '00:00');
  const merged: Range[] = [];
  for (const range of ranges) {
    const previous = merged.at(-1);
    const touchesAtMidnight = range.start === previous?.end && range.start === midnight(dateAt(timeZone, range.start));
    if (previous !== undefined && range.start <= previous.end && !touchesAtMidnight) {
      previous.end = Math.max(previous.end, range.end);
    } else {
      merged.push({ ...range });
    }
  }
  return merged.flatMap((range) => {
    const cuts = [range.start];
    const until = dateAt(timeZone, range.end);
    for (let date = dateAt(timeZone, range.start); !date.equals(until); date = date.add({ days: 1 })) {
      const begin = midnight(date);
      const end = midnight(date.add({ days: 1 }));
      if (begin > range.start && end > begin && end <= range.end) cuts.push(begin);
    }
    return cuts.map((start, index) => ({ start, end: cuts[index + 1] ?? range.end }));
  });
}

function isOpenThroughout(ranges: readonly Range[], start: number, end: number): boolean {
  let open = start;
  for (const range of ranges) {
    if (range.start <= open && open < range.end) open = range.end;
  }
  return open >= end;
}

function isBusy({ policy, busy }: SlotQuestion, start: number, end: number): boolean {
  const slot = { start: start - policy.buffer_before_min * 60_000, end: end + policy.buffer_after_min * 60_000 };
  return busy.some((interval) => {
    const begin = interval.start - (interval.buffer_before_min ?? 0) * 60_000;
    const finish = interval.end + (interval.buffer_after_min ?? 0) * 60_000;
    return begin < finish && begin < slot.end && slot.start < finish;
  });
}

interface LocalDates {
  date: string;
  monday: string;
}

function localDates(timeZone: string, instant: number): LocalDates {
  const date = dateAt(timeZone, instant);
  return { date: date.toString(), monday: date.subtract({ days: date.dayOfWeek - 1 }).toString() };
}

function isAllowedByDate(
  timeZone: string,
  { policy, now }: SlotQuestion,
  bookings: readonly LocalDates[],
  start: number,
): boolean {
  if (start < now + policy.min_notice_min * 60_000) return false;
  const windowEnds = dateAt(timeZone, now).add({ days: policy.window_days });
  if (Temporal.PlainDate.compare(dateAt(timeZone, start), windowEnds) > 0) return false;
  const own = localDates(timeZone, start);
  const onDay = bookings.filter((booking) => booking.date === own.date).length;
  const inWeek = bookings.filter((booking) => booking.monday === own.monday).length;
  return onDay < (policy.max_per_day ?? Infinity) && inWeek < (policy.max_per_week ?? Infinity);
}
