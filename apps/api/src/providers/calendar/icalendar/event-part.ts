import { CalendarFailure, type Span } from '../port.ts';
import { paramOf, propertiesOf, propertyOf, type Component } from './component.ts';
import { instantOf, toMoment, type Moment, type Zones } from './moment.ts';
import { toPeriod } from './period-value.ts';
import { toRule, type Rule } from './rule.ts';
import { takesTime } from './takes-time.ts';
import { DAY_MS, parseLength, type Length } from './values.ts';

/** One VEVENT: an event, a recurring one, or (with `recurrence`) what became of one of its occurrences. */
export interface EventPart {
  start: Moment;
  length: Length;
  takes_time: boolean;
  rules: readonly Rule[];
  /** RDATE; a period brings its own end. */
  others: readonly { start: Moment; span: Span | null }[];
  excluded: readonly Moment[];
  /** RECURRENCE-ID: which occurrence this stands for. */
  recurrence: Moment | null;
  /** It stands for those after it too (RANGE=THISANDFUTURE). */
  reaches_future: boolean;
}

/** RFC 5545, 3.6.1: up to DTEND, or as long as DURATION; else a date is a day, and a time takes none. */
function lengthOf(event: Component, start: Moment, zones: Zones): Length {
  const end = propertyOf(event, 'dtend');
  const duration = propertyOf(event, 'duration');
  if (end !== null) {
    const moment = toMoment(end.values[0], end, zones);
    return start.is_date && moment.is_date
      ? // A day that ends when it begins is written by programs that mean the day.
        { days: Math.max(1, (moment.wall - start.wall) / DAY_MS), ms: 0 }
      : { days: 0, ms: Math.max(0, instantOf(moment) - instantOf(start)) };
  }
  if (duration === null) {
    return { days: start.is_date ? 1 : 0, ms: 0 };
  }
  const length = parseLength(duration.values[0]);
  if (length === null) {
    throw new CalendarFailure('unreadable', 'DURATION is no length');
  }
  return length;
}

function momentsOf(event: Component, name: string, zones: Zones): Moment[] {
  return propertiesOf(event, name).flatMap((property) =>
    property.values.map((value) => toMoment(value, property, zones)),
  );
}

function othersOf(event: Component, zones: Zones): EventPart['others'] {
  return propertiesOf(event, 'rdate').flatMap((property) =>
    property.values.map((value) =>
      Array.isArray(value) ? toPeriod(value, property, zones) : { start: toMoment(value, property, zones), span: null },
    ),
  );
}

/**
 * Reads a VEVENT (RFC 5545, 3.6.1); null when it has no beginning and so takes no time.
 * @param own plain addresses of whose calendar it is.
 * @throws CalendarFailure `unreadable` where its times can't be told.
 */
export function toEventPart(event: Component, zones: Zones, own: ReadonlySet<string>): EventPart | null {
  const begin = propertyOf(event, 'dtstart');
  if (begin === null) {
    return null;
  }
  const start = toMoment(begin.values[0], begin, zones);
  const id = propertyOf(event, 'recurrence-id');
  return {
    start,
    length: lengthOf(event, start, zones),
    takes_time: takesTime(event, own),
    rules: propertiesOf(event, 'rrule').map(({ values }) => toRule(values[0])),
    others: othersOf(event, zones),
    excluded: momentsOf(event, 'exdate', zones),
    recurrence: id === null ? null : toMoment(id.values[0], id, zones),
    reaches_future: id !== null && paramOf(id, 'range')?.toUpperCase() === 'THISANDFUTURE',
  };
}
