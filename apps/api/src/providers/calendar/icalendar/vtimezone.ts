import { makeZoneTable, type Transition, type ZoneSource, type ZoneTable } from '@abroad/slots';
import type { Budget } from './budget.ts';
import { propertiesOf, propertyOf, textOf, valuesOf, type Component } from './component.ts';
import { occurrences } from './occurrences.ts';
import { toRule, type Rule } from './rule.ts';
import { parseTime } from './values.ts';

/** One STANDARD or DAYLIGHT: from its walls on (by the clock before it), the zone is at `to`. Offsets in ms. */
interface Observance {
  start: number;
  rules: readonly Rule[];
  others: readonly number[];
  from: number;
  to: number;
}

const YEAR_MS = 366 * 86_400_000;
const OFFSET = /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/;

function parseOffset(text: string | null): number | null {
  const match = OFFSET.exec(text?.trim() ?? '');
  if (match === null) {
    return null;
  }
  const [, sign, hours, minutes, seconds = '0'] = match;
  return (sign === '-' ? -1000 : 1000) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds));
}

function toObservance(component: Component): Observance[] {
  const start = parseTime(propertyOf(component, 'dtstart')?.values[0] ?? '');
  const from = parseOffset(textOf(component, 'tzoffsetfrom'));
  const to = parseOffset(textOf(component, 'tzoffsetto'));
  if (start === null || from === null || to === null) {
    return [];
  }
  const rules = propertiesOf(component, 'rrule').map(({ values }) => toRule(values[0] ?? ''));
  const others = valuesOf(component, 'rdate').flatMap(({ value }) => parseTime(value)?.wall ?? []);
  // A zone changes its clock some times a year; finer rules are an attack.
  return [{ start: start.wall, rules: rules.filter(({ frequency }) => frequency === 'YEARLY'), others, from, to }];
}

function changesOf(
  { start, rules, others, from, to }: Observance,
  since: number,
  until: number,
  budget: Budget,
): Transition[] {
  budget.spend(1 + others.length);
  const recurring = rules.flatMap((rule) => {
    // UNTIL of a zone is in UTC (3.6.5), and its offset before the change is known.
    const last = rule.until === null ? Infinity : rule.until.wall + (rule.until.is_utc ? from : 0);
    return [...occurrences(rule, start, [since, until], budget)].filter((wall) => wall <= last);
  });
  return [start, ...others, ...recurring].map((wall) => ({ at: wall - from, offset: to }));
}

/**
 * A zone as a file describes it (RFC 5545, 3.6.5).
 * @returns null when it describes none.
 */
export function zoneOfFile(component: Component, budget: Budget): ZoneTable | null {
  const observances = component.components.flatMap(toObservance);
  const [first] = observances.toSorted((a, b) => a.start - b.start);
  if (first === undefined) {
    return null;
  }
  const changes = (since: number, until: number) =>
    observances
      .flatMap((observance) => changesOf(observance, since - 2 * YEAR_MS, until + YEAR_MS, budget))
      .toSorted((a, b) => a.at - b.at);
  const source: ZoneSource = {
    time_zone: textOf(component, 'tzid') ?? '',
    offsetAt: (instant) => changes(instant, instant).findLast(({ at }) => at <= instant)?.offset ?? first.from,
    transitions: (from, to) => changes(from, to).filter(({ at }) => at > from && at <= to),
  };
  return makeZoneTable(source);
}
