import type { FieldError } from './errors.ts';

/** A rule of a schedule as its mentor wrote it: for a weekday (1 Monday to 7 Sunday), or for a date; without times the date is closed. */
export interface OpeningRule {
  weekday?: number | null | undefined;
  /** `YYYY-MM-DD` */
  date?: string | null | undefined;
  /** `HH:MM` */
  start_time?: string | null | undefined;
  /** `HH:MM`, or `24:00` for the end of the day; at or before the start it lies in the next day. */
  end_time?: string | null | undefined;
}

/** A problem of a rule: its field, and the message. */
export type RuleProblem = { field: 'weekday' | 'start_time' | 'end_time'; message: string };

export const RULE_MESSAGES = {
  weekday_or_date: 'Choose either a weekday or a date',
  both_times: 'Enter both times, or none for a closed day',
  weekly_needs_times: 'Enter from when to when',
  overlap: 'These hours overlap others of the same day',
  closed_and_open: 'This date is closed already. Open it before you add hours.',
} as const;

const DAY_MIN = 24 * 60;

const isBlank = (value: unknown) => value === null || value === undefined;

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Returns minutes after the midnight that begins the rule's day: an end above 1,440 is in the next day. */
export function rangeOf(start_time: string, end_time: string): { start: number; end: number } {
  const start = minutesOf(start_time);
  const end = minutesOf(end_time);
  return { start, end: end > start ? end : end + DAY_MIN };
}

/** Returns the problem of a single rule, or null. */
export function shapeProblem({ weekday, date, start_time, end_time }: OpeningRule): RuleProblem | null {
  if (isBlank(weekday) === isBlank(date)) {
    return { field: 'weekday', message: RULE_MESSAGES.weekday_or_date };
  }
  if (isBlank(start_time) !== isBlank(end_time)) {
    return { field: isBlank(start_time) ? 'start_time' : 'end_time', message: RULE_MESSAGES.both_times };
  }
  return isBlank(start_time) && isBlank(date)
    ? { field: 'start_time', message: RULE_MESSAGES.weekly_needs_times }
    : null;
}

function meets(one: OpeningRule, other: OpeningRule): string | null {
  if (!one.start_time || !one.end_time || !other.start_time || !other.end_time) {
    return RULE_MESSAGES.closed_and_open;
  }
  const first = rangeOf(one.start_time, one.end_time);
  const second = rangeOf(other.start_time, other.end_time);
  return first.start < second.end && second.start < first.end ? RULE_MESSAGES.overlap : null;
}

/**
 * Finds the problems of one schedule's rules. Hours of one day may touch and may not overlap; a closed date has no
 * hours. Hours that reach into the next day may overlap that day's: they are merged.
 * @returns problems by the place of the later rule (`3.start_time`), none when all are valid.
 */
export function ruleProblems(rules: readonly OpeningRule[]): FieldError[] {
  const problems: FieldError[] = [];
  const days = new Map<string, OpeningRule[]>();
  for (const [index, rule] of rules.entries()) {
    const misshapen = shapeProblem(rule);
    if (misshapen) {
      problems.push({ path: `${index}.${misshapen.field}`, message: misshapen.message });
      continue;
    }
    const key = String(rule.date ?? rule.weekday);
    const sameDay = days.get(key) ?? [];
    const message = sameDay.map((other) => meets(rule, other)).find((found) => found !== null);
    if (message) {
      problems.push({ path: `${index}.start_time`, message });
    }
    days.set(key, [...sameDay, rule]);
  }
  return problems;
}
