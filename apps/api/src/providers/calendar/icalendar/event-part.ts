import { unreadable, type Span } from '../port.ts';
import type { Budget } from './budget.ts';
import { paramOf, propertiesOf, propertyOf, textOf, valuesOf, type Component } from './component.ts';
import { instantOf, toMoment, type Moment, type Zones } from './moment.ts';
import { toPeriod } from './period-value.ts';
import { toRule, type Rule } from './rule.ts';
import { takesTime } from './takes-time.ts';
import { DAY_MS, parseLength, parseTime, type Length } from './values.ts';

/** One VEVENT: an event, a recurring one, or (with `recurrence`) what became of one of its occurrences. */
export interface EventPart {
  start: Moment;
  length: Length;
  takes_time: boolean;
  rules: readonly Rule[];
  /** RDATE; a period brings its own end. */
  others: readonly { start: Moment; span: Span | null }[];
  excluded: readonly Moment[];
  /** RECURRENCE-ID: the occurrence that this replaces. */
  recurrence: Moment | null;
  /** It replaces the later occurrences too (RANGE=THISANDFUTURE). */
  reaches_future: boolean;
  /** RFC 5545, 3.8.7.4: of two that replace the same occurrence, the higher counts. */
  sequence: number;
}

/** A value is parsed, turned into a moment and kept. */
const STEPS_A_VALUE = 4;

/** RFC 5545, 3.6.1: up to DTEND, or as long as DURATION; else a date is a day, and a time takes none. */
function lengthOf(event: Component, start: Moment, zones: Zones): Length {
  const end = propertyOf(event, 'dtend');
  const duration = propertyOf(event, 'duration');
  if (end !== null) {
    const moment = toMoment(end.values[0] ?? '', end, zones);
    return start.is_date && moment.is_date
      ? // A day that ends when it begins is written by programs that mean the day.
        { days: Math.max(1, (moment.wall - start.wall) / DAY_MS), ms: 0 }
      : { days: 0, ms: Math.max(0, instantOf(moment) - instantOf(start)) };
  }
  if (duration === null) {
    return { days: start.is_date ? 1 : 0, ms: 0 };
  }
  const length = parseLength(duration.values[0] ?? '');
  if (length === null) {
    throw unreadable('duration', 'DURATION is no length');
  }
  return length;
}

/** Unreadable parts of an exclusion are skipped: that makes more time busy, never less. */
function excludedOf(event: Component, zones: Zones, budget: Budget): Moment[] {
  const values = valuesOf(event, 'exdate');
  budget.spend(values.length * STEPS_A_VALUE);
  return values.flatMap(({ value, property }) => (parseTime(value) === null ? [] : [toMoment(value, property, zones)]));
}

function othersOf(event: Component, zones: Zones, budget: Budget): EventPart['others'] {
  const values = valuesOf(event, 'rdate');
  budget.spend(values.length * STEPS_A_VALUE);
  return values.map(({ value, property }) =>
    value.includes('/') ? toPeriod(value, property, zones) : { start: toMoment(value, property, zones), span: null },
  );
}

/** Whole days are in the zone of the reader. Other times without a zone are in the zone of the event. */
const zonesWithin = (zones: Zones, start: Moment): Zones =>
  start.is_date ? zones : { ...zones, floating: start.zone };

/**
 * Reads a VEVENT (RFC 5545, 3.6.1); null when it has no beginning and so takes no time. A time without a zone is read in
 * that of DTSTART.
 * @param own plain addresses of whose calendar it is.
 * @throws CalendarFailure `unreadable` when its times can't be read.
 */
export function toEventPart(
  event: Component,
  outer: Zones,
  own: ReadonlySet<string>,
  budget: Budget,
): EventPart | null {
  const begin = propertyOf(event, 'dtstart');
  if (begin === null) {
    return null;
  }
  const start = toMoment(begin.values[0] ?? '', begin, outer);
  const zones = zonesWithin(outer, start);
  const id = propertyOf(event, 'recurrence-id');
  return {
    start,
    length: lengthOf(event, start, zones),
    takes_time: takesTime(event, own),
    rules: propertiesOf(event, 'rrule').map(({ values }) => toRule(values[0] ?? '')),
    others: othersOf(event, zones, budget),
    excluded: excludedOf(event, zones, budget),
    recurrence: id === null ? null : toMoment(id.values[0] ?? '', id, zones),
    reaches_future: id !== null && paramOf(id, 'range')?.toUpperCase() === 'THISANDFUTURE',
    sequence: Math.max(0, Number(textOf(event, 'sequence')) || 0),
  };
}
