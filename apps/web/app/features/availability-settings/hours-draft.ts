import type {
  AvailabilityRule,
  AvailabilityRuleInput,
  AvailabilitySchedule,
} from '@abroad/contract/availability-settings';

/** Hours as they are typed: `HH:MM`, or '' for an empty field. An end at or before the start lies in the next day. */
export interface Range {
  start: string;
  end: string;
}

/** A weekday that is switched off keeps its hours, so that switching it on again restores them. */
export interface DayHours {
  on: boolean;
  ranges: Range[];
}

/** A schedule as it is edited. */
export interface ScheduleDraft {
  name: string;
  /** IANA zone. */
  time_zone: string;
  /** Monday to Sunday. */
  days: DayHours[];
  /** By date (`2026-11-27`): hours that replace the usual ones; none for a closed day. */
  dated: Record<string, Range[]>;
}

export const usualRange: Range = { start: '09:00', end: '17:00' };
const midnight = '00:00';
const endOfDay = '24:00';

/** Browsers don't accept 24:00; as an end, midnight means the same. */
const toRange = ({ start_time, end_time }: AvailabilityRule): Range => ({
  start: start_time ?? '',
  end: end_time === endOfDay ? midnight : (end_time ?? ''),
});

const isOpen = (rule: AvailabilityRule) => rule.start_time !== null;

/**
 * A schedule ready to be edited.
 * @param remembered the hours of weekdays that were switched off earlier, Monday to Sunday.
 */
export function toDraft(schedule: AvailabilitySchedule, remembered: readonly (Range[] | null)[] = []): ScheduleDraft {
  const { name, time_zone, rules } = schedule;
  const days = Array.from({ length: 7 }, (_, index): DayHours => {
    const ranges = rules.filter((rule) => rule.weekday === index + 1).map(toRange);
    return { on: ranges.length > 0, ranges: ranges.length > 0 ? ranges : (remembered[index] ?? [usualRange]) };
  });
  const byDate = Map.groupBy(
    rules.filter((rule) => rule.date !== null),
    (rule) => rule.date ?? '',
  );
  const dated = [...byDate].map(([date, ofDate]) => [date, ofDate.filter(isOpen).map(toRange)] as const);
  return { name, time_zone, days, dated: Object.fromEntries(dated) };
}

/** A rule, and its place in the form: `1.0` is Monday's first range, `2026-11-27.1` that date's second. */
export interface PlacedRule {
  place: string;
  rule: AvailabilityRuleInput;
}

const timesOf = ({ start, end }: Range) => ({
  start_time: start === '' ? null : start,
  end_time: end === '' ? null : end === midnight ? endOfDay : end,
});

/**
 * Returns the rules of a draft. Weekdays that are off and past dates have none.
 * @param today `2026-11-27`, in the schedule's zone.
 */
export function placedRules({ days, dated }: ScheduleDraft, today: string): PlacedRule[] {
  const weekly = days.flatMap(({ on, ranges }, index) =>
    (on ? ranges : []).map((range, at) => ({
      place: `${index + 1}.${at}`,
      rule: { weekday: index + 1, ...timesOf(range) },
    })),
  );
  const ofDates = Object.entries(dated)
    .filter(([date]) => date >= today)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([date, ranges]) =>
      ranges.length === 0
        ? [{ place: `${date}.0`, rule: { date, start_time: null, end_time: null } }]
        : ranges.map((range, at) => ({ place: `${date}.${at}`, rule: { date, ...timesOf(range) } })),
    );
  return [...weekly, ...ofDates];
}

export const rulesOf = (draft: ScheduleDraft, today: string): AvailabilityRuleInput[] =>
  placedRules(draft, today).map(({ rule }) => rule);

/** Whether saving one instead of the other would change nothing; the hours of days that are off don't count. */
export function meanTheSame(one: ScheduleDraft, other: ScheduleDraft, today: string): boolean {
  const meaning = (draft: ScheduleDraft) => JSON.stringify([draft.name.trim(), draft.time_zone, rulesOf(draft, today)]);
  return meaning(one) === meaning(other);
}
