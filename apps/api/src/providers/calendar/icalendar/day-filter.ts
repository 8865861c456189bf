import { weekdayOf } from '@abroad/slots';
import { civilOf, weekOfYear, type Civil } from './civil.ts';
import type { Rule, WeekdayPart } from './rule.ts';

/** Whether one of the numbers means a place among `total`; negative ones count from the end. */
const includesPlace = (numbers: readonly number[], place: number, total: number): boolean =>
  numbers.includes(place) || numbers.includes(place - total - 1);

function matchesPlace({ nth }: WeekdayPart, civil: Civil, counts: 'month' | 'year' | null): boolean {
  if (nth === 0 || counts === null) {
    return true;
  }
  const [place, total] = counts === 'month' ? [civil.date, civil.days_in_month] : [civil.year_day, civil.days_in_year];
  return nth > 0 ? Math.ceil(place / 7) === nth : Math.ceil((total - place + 1) / 7) === -nth;
}

/** Fills in the days that the rule omits, from the day on which it begins (RFC 5545, 3.3.10). */
function withDefaults(rule: Rule, start: Civil): Rule {
  const { frequency, months, weeks, year_days, month_days, weekdays } = rule;
  const says = (...parts: readonly (readonly unknown[])[]) => parts.some((part) => part.length > 0);
  const weekday = [{ weekday: weekdayOf(start.day), nth: 0 }];
  if (frequency === 'WEEKLY' && !says(weekdays)) {
    return { ...rule, weekdays: weekday };
  }
  if (frequency === 'MONTHLY' && !says(month_days, weekdays)) {
    return { ...rule, month_days: [start.date] };
  }
  if (frequency !== 'YEARLY' || says(year_days, month_days, weekdays)) {
    return rule;
  }
  return weeks.length > 0
    ? { ...rule, weekdays: weekday }
    : { ...rule, months: months.length > 0 ? months : [start.month], month_days: [start.date] };
}

/** Returns the period in which a numbered weekday counts: `-1FR` in a year of months is the last of each month. */
function weekdayCounts({ frequency, months, weeks }: Rule): 'month' | 'year' | null {
  if (frequency === 'MONTHLY' || (frequency === 'YEARLY' && months.length > 0)) {
    return 'month';
  }
  return frequency === 'YEARLY' && weeks.length === 0 ? 'year' : null;
}

/** The entries of a rule's lists that are searched in the time of a step. */
const ENTRIES_A_STEP = 16;

/** Returns the cost of checking one day, in steps of the budget. */
export function stepsADay({ months, weeks, year_days, month_days, weekdays }: Rule): number {
  const entries = [months, weeks, year_days, month_days, weekdays].reduce((sum, part) => sum + part.length, 0);
  return 1 + Math.floor(entries / ENTRIES_A_STEP);
}

/**
 * Which days a rule lets through, once its period is right.
 * @param startDay the day that the recurrence begins, as days since 1970.
 */
export function dayFilter(given: Rule, startDay: number): (day: number) => boolean {
  const rule = withDefaults(given, civilOf(startDay));
  const counts = weekdayCounts(rule);
  const { months, weeks, year_days, month_days, weekdays, week_start } = rule;
  const isOfWeekdays = [months, weeks, year_days, month_days].every((part) => part.length === 0);
  return (day) => {
    const weekday = weekdayOf(day);
    const fitting = weekdays.filter((part) => part.weekday === weekday);
    if (weekdays.length > 0 && fitting.length === 0) {
      return false;
    }
    // Most rules are of weekdays, and are spared the rest.
    if (isOfWeekdays && (weekdays.length === 0 || fitting.some(({ nth }) => nth === 0 || counts === null))) {
      return true;
    }
    const civil = civilOf(day);
    const { week, weeks: total } = weeks.length > 0 ? weekOfYear(civil, week_start) : { week: 0, weeks: 0 };
    return (
      (months.length === 0 || months.includes(civil.month)) &&
      (weeks.length === 0 || includesPlace(weeks, week, total)) &&
      (year_days.length === 0 || includesPlace(year_days, civil.year_day, civil.days_in_year)) &&
      (month_days.length === 0 || includesPlace(month_days, civil.date, civil.days_in_month)) &&
      (weekdays.length === 0 || fitting.some((part) => matchesPlace(part, civil, counts)))
    );
  };
}
