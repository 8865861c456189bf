import { RULE_MESSAGES, ruleProblems } from '@abroad/contract/opening-rules';
import { placedRules, type PlacedRule, type ScheduleDraft } from './hours-draft.ts';

/** The problems of typed hours, by their place (see `PlacedRule`). The same rules and words as the server's. */
export type HoursProblems = ReadonlyMap<string, string>;

const isBlank = ({ rule }: PlacedRule) => rule.start_time === null && rule.end_time === null;

export function hoursProblems(draft: ScheduleDraft, today: string): HoursProblems {
  const placed = placedRules(draft, today);
  const problems = new Map<string, string>();
  for (const { path, message } of ruleProblems(placed.map(({ rule }) => rule))) {
    const place = placed[Number(path.split('.')[0])]?.place;
    if (place !== undefined && !problems.has(place)) {
      problems.set(place, message);
    }
  }
  // A date's hours that are not typed yet don't make the day closed.
  for (const one of placed) {
    const { date } = one.rule;
    if (typeof date === 'string' && isBlank(one) && (draft.dated[date] ?? []).length > 0) {
      problems.set(one.place, RULE_MESSAGES.weekly_needs_times);
    }
  }
  return problems;
}

/** The problems of one day's ranges by themselves, by their index. */
export function rangeProblems(ranges: readonly { start: string; end: string }[]): ReadonlyMap<number, string> {
  const days = Array.from({ length: 7 }, (_, index) => ({ on: index === 0, ranges: index === 0 ? [...ranges] : [] }));
  const problems = hoursProblems({ name: '', time_zone: 'UTC', days, dated: {} }, '');
  return new Map([...problems].map(([place, message]) => [Number(place.split('.')[1]), message]));
}
