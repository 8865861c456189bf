import { createRequire } from 'node:module';
import path from 'node:path';
import type { Answering, Contender } from '../contender.ts';
import { keepFormatters } from '../keep-formatters.ts';
import { CLOSES, OPENS, TIME_ZONE, type Workload } from '../workload.ts';

interface RuleSet {
  rrule(rule: object): void;
  between(after: Date, before: Date, inclusive: boolean): Date[];
}
interface Rrule {
  RRule: { new (options: object): object; WEEKLY: number; MO: object; TU: object; WE: object; TH: object; FR: object };
  RRuleSet: new (noCache: boolean) => RuleSet;
}

const HOUR_MIN = 60;
const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, index) => from + index * step);

/** The starts that overlap no appointment. rrule has no durations, so this removes the others, in one pass. */
function without(starts: readonly Date[], { busy, duration_min }: Workload): Date[] {
  let next = 0;
  return starts.filter((date) => {
    const start = date.getTime();
    while ((busy[next]?.end ?? Infinity) <= start) next += 1;
    return start + duration_min * 60_000 <= (busy[next]?.start ?? Infinity);
  });
}

function answering({ RRule, RRuleSet }: Rrule, workload: Workload): Answering {
  const { step_min, duration_min, from, to } = workload;
  const week = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR];
  const first = { freq: RRule.WEEKLY, dtstart: new Date(Date.UTC(2027, 0, 4)), tzid: TIME_ZONE, byweekday: week };
  const minutes = range(0, HOUR_MIN, step_min);
  const last = minutes.filter((minute) => minute + duration_min <= HOUR_MIN);
  const compute = () => {
    const set = new RRuleSet(true);
    const hours = range(OPENS, CLOSES - 1, 1);
    set.rrule(new RRule({ ...first, byhour: hours, byminute: minutes, bysecond: 0 }));
    // Of the last hour only the starts that still fit.
    set.rrule(new RRule({ ...first, byhour: CLOSES - 1, byminute: last, bysecond: 0 }));
    return without(set.between(new Date(from), new Date(to - 1), true), workload);
  };
  return {
    compute,
    json: () => JSON.stringify(compute()),
  };
}

/** rrule: the grid as a recurrence in the zone (RFC 5545). @param peers the folder where it is installed. */
export function rrule(peers: string): Contender {
  const loaded = createRequire(path.join(peers, 'package.json'))('rrule') as Rrule;
  keepFormatters();
  return (workload) => answering(loaded, workload);
}
