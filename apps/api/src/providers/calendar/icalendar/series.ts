import type { Span } from '../port.ts';
import type { Budget } from './budget.ts';
import type { EventPart } from './event-part.ts';
import { mergeSpans } from './merge-spans.ts';
import { dayIn, endOf, instantOf, wallAt, type Moment } from './moment.ts';
import { occurrences } from './occurrences.ts';
import type { Rule } from './rule.ts';
import { DAY_MS, type Length } from './values.ts';

/** No zone is further from UTC. */
const ZONE_MARGIN_MS = 2 * DAY_MS;
/** So that an event brings some ten thousand times at most. */
const STEPS_A_TIME = 20;
const STEPS_A_MOMENT = 4;

const spanOf = (start: Moment, length: Length): Span => ({ start: instantOf(start), end: endOf(start, length) });
const sizeOf = ({ days, ms }: Length): number => days * DAY_MS + ms;

/** Whether an occurrence is one of those named: by its instant, or by its date where either side has no time of day. */
function namedAmong(named: readonly Moment[], { start }: EventPart): (occurrence: Moment) => boolean {
  const isByDay = (moment: Moment) => start.is_date || moment.is_date;
  const days = new Set(named.filter(isByDay).map((moment) => dayIn(start.zone, moment)));
  const instants = new Set(named.filter((moment) => !isByDay(moment)).map(instantOf));
  return (occurrence) => instants.has(instantOf(occurrence)) || days.has(dayIn(start.zone, occurrence));
}

/** Whether a rule still goes on (UNTIL is inclusive). */
function goesOn({ until }: Rule, occurrence: Moment): boolean {
  if (until === null) {
    return true;
  }
  if (occurrence.is_date || !until.is_utc) {
    return occurrence.wall < until.wall + (until.is_date ? DAY_MS : 1);
  }
  return instantOf(occurrence) <= until.wall;
}

/** A change of all occurrences from one on, with the shift of their wall-clock time. */
interface Future {
  since: number;
  part: EventPart;
  shift: number;
}

function futuresOf(overrides: readonly EventPart[]): Future[] {
  const futures = overrides.flatMap((part) => {
    if (!part.reaches_future || part.recurrence === null) {
      return [];
    }
    const since = instantOf(part.recurrence);
    return [{ since, part, shift: part.start.wall - wallAt(part.start.zone, since) }];
  });
  return futures.toSorted((a, b) => a.since - b.since);
}

function* startsOf(
  { start, rules, others }: EventPart,
  span: readonly [number, number],
  budget: Budget,
): Generator<Moment> {
  // With a rule it is the rule's first, if it has not ended before it began: so programs delete a series from its beginning.
  if (rules.length === 0) {
    yield start;
  }
  for (const rule of rules) {
    for (const wall of occurrences(rule, start.wall, span, budget)) {
      const occurrence = { ...start, wall };
      if (!goesOn(rule, occurrence)) {
        break;
      }
      yield occurrence;
    }
  }
  yield* others.filter((other) => other.span === null).map((other) => other.start);
}

function expandMaster(master: EventPart, overrides: readonly EventPart[], span: Span, budget: Budget): Span[] {
  budget.spend((1 + master.excluded.length + overrides.length) * STEPS_A_MOMENT);
  const futures = futuresOf(overrides);
  if (!master.takes_time && futures.every(({ part }) => !part.takes_time)) {
    return [];
  }
  const isGone = namedAmong([...master.excluded, ...overrides.flatMap(({ recurrence }) => recurrence ?? [])], master);
  const reach = futures.reduce(
    (most, { part, shift }) => Math.max(most, sizeOf(part.length) + Math.abs(shift)),
    sizeOf(master.length),
  );
  const walls = [span.start - reach - ZONE_MARGIN_MS, span.end + reach + ZONE_MARGIN_MS] as const;
  const spans: Span[] = [];
  for (const occurrence of startsOf(master, walls, budget)) {
    budget.spend(futures.length);
    const instant = instantOf(occurrence);
    const future = futures.findLast(({ since }) => since <= instant);
    const { takes_time, length } = future?.part ?? master;
    if (takes_time && !isGone(occurrence)) {
      const zone = future?.part.start.zone ?? occurrence.zone;
      const moved =
        future === undefined ? occurrence : { ...occurrence, zone, wall: wallAt(zone, instant) + future.shift };
      spans.push(spanOf(moved, length));
    }
  }
  const periods = master.others.flatMap((other) => (other.span === null || isGone(other.start) ? [] : [other.span]));
  return master.takes_time ? [...spans, ...periods] : spans;
}

/** Keeps, of the overrides of one occurrence, those with the highest SEQUENCE (RFC 5545, 3.8.7.4). */
function latestOf(overrides: readonly EventPart[]): EventPart[] {
  const occurrenceOf = ({ recurrence, reaches_future }: EventPart) =>
    recurrence === null ? '' : `${instantOf(recurrence)} ${recurrence.is_date} ${reaches_future}`;
  return [...Map.groupBy(overrides, occurrenceOf).values()].flatMap((versions) => {
    const latest = versions.reduce((most, { sequence }) => Math.max(most, sequence), 0);
    return versions.filter(({ sequence }) => sequence === latest);
  });
}

/**
 * Each time that an event takes within a span: its parts are one UID's, the recurring event and what became of single
 * occurrences (RFC 5545, 3.8.4.4). Lengths given by an end are as exact as there (3.8.5.3).
 * @returns merged, in order, not cut at the span's ends.
 * @throws CalendarFailure `unreadable` when the budget is spent.
 */
export function expandSeries(parts: readonly EventPart[], span: Span, budget: Budget): Span[] {
  budget.spend(parts.length * STEPS_A_MOMENT);
  const overrides = latestOf(parts.filter(({ recurrence }) => recurrence !== null));
  const own = overrides.filter(({ takes_time }) => takes_time).map(({ start, length }) => spanOf(start, length));
  const all = parts
    .filter(({ recurrence }) => recurrence === null)
    .flatMap((master) => expandMaster(master, overrides, span, budget));
  const times = mergeSpans([...own, ...all].filter(({ start, end }) => start < span.end && end > span.start));
  budget.spend(times.length * STEPS_A_TIME);
  return times;
}
