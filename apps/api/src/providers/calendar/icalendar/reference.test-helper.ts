/** A rule of the three kinds that people use, as the reference reads it: one day after the other. */
export interface PlainRule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  interval: number;
  count: number | null;
  /** The last date that may begin one. */
  until: Temporal.PlainDate | null;
  /** 1 is Monday. */
  week_start: number;
  /** `[2, 5]`: the second Friday; `[-1, 1]`: the last Monday; `[0, 3]`: each Wednesday. */
  weekdays: readonly (readonly [number, number])[];
  month_days: readonly number[];
  months: readonly number[];
}

const mondayBased = (date: Temporal.PlainDate, weekStart: number) =>
  date.subtract({ days: (date.dayOfWeek - weekStart + 7) % 7 });

function isInPeriod(
  { frequency, interval, week_start }: PlainRule,
  first: Temporal.PlainDate,
  date: Temporal.PlainDate,
) {
  if (frequency === 'DAILY') {
    return first.until(date, { largestUnit: 'days' }).days % interval === 0;
  }
  if (frequency === 'WEEKLY') {
    const weeks = mondayBased(first, week_start).until(mondayBased(date, week_start), { largestUnit: 'days' }).days / 7;
    return weeks % interval === 0;
  }
  return ((date.year - first.year) * 12 + date.month - first.month) % interval === 0;
}

function isWeekday(date: Temporal.PlainDate, [nth, weekday]: readonly [number, number], isNumbered: boolean): boolean {
  if (date.dayOfWeek !== weekday || nth === 0 || !isNumbered) {
    return date.dayOfWeek === weekday;
  }
  const same = Array.from({ length: date.daysInMonth }, (_day, index) => date.with({ day: index + 1 })).filter(
    (each) => each.dayOfWeek === weekday,
  );
  return same.at(nth > 0 ? nth - 1 : nth)?.equals(date) ?? false;
}

function matches(rule: PlainRule, first: Temporal.PlainDate, date: Temporal.PlainDate): boolean {
  const { frequency, weekdays, month_days, months } = rule;
  const isOpen = weekdays.length === 0 && month_days.length === 0;
  if (isOpen && frequency === 'WEEKLY' && date.dayOfWeek !== first.dayOfWeek) {
    return false;
  }
  if (isOpen && frequency === 'MONTHLY' && date.day !== first.day) {
    return false;
  }
  return (
    isInPeriod(rule, first, date) &&
    (months.length === 0 || months.includes(date.month)) &&
    (weekdays.length === 0 || weekdays.some((part) => isWeekday(date, part, frequency === 'MONTHLY'))) &&
    (month_days.length === 0 || month_days.some((day) => day === date.day || date.daysInMonth + day + 1 === date.day))
  );
}

/** The instants (epoch ms) at which a recurrence begins, before `end`: slow and obvious. */
export function referenceStarts(rule: PlainRule, start: Temporal.PlainDateTime, zone: string, end: number): number[] {
  const first = start.toPlainDate();
  const starts: number[] = [];
  for (let date = first; ; date = date.add({ days: 1 })) {
    const instant = date.toPlainDateTime(start.toPlainTime()).toZonedDateTime(zone).epochMilliseconds;
    const isOver = rule.until !== null && Temporal.PlainDate.compare(date, rule.until) > 0;
    if (instant >= end || isOver || starts.length === rule.count) {
      return starts;
    }
    // The beginning is always one of them.
    if (date.equals(first) || matches(rule, first, date)) {
      starts.push(instant);
    }
  }
}
