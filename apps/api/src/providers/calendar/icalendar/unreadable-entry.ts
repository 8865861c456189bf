import { plainName } from '../plain-text.ts';
import { CalendarFailure, type Unreadable } from '../port.ts';
import { propertiesOf, propertyOf, textOf, valuesOf, type Component } from './component.ts';
import { instantOf, toMoment, type Zones } from './moment.ts';
import { untilOf } from './rule.ts';
import { DAY_MS, parseLength, parseTime } from './values.ts';

/** A zone that was misread is not further off, and a day ends where the next one begins. */
const MARGIN_MS = 2 * DAY_MS;
/** The most that a unit of a duration can mean, in days. */
const LONGEST_DAYS: Readonly<Record<string, number>> = { Y: 366, M: 31, W: 7, D: 1, H: 1 / 24, S: 1 / 86_400 };
const UNITS = /(\d{1,9})([YMWDHS])/g;

/** How long a DURATION lasts at most, in ms, with its parts in any order; Infinity when that is unknown. */
function longest(text: string): number {
  const length = parseLength(text);
  if (length !== null) {
    return length.days * DAY_MS + length.ms;
  }
  const upper = text.trim().toUpperCase();
  if (!/^[+-]?P[T\dYMWDHS]*$/.test(upper) || upper.replaceAll(UNITS, '').replaceAll(/[+\-PT]/g, '') !== '') {
    return Infinity;
  }
  const days = [...upper.matchAll(UNITS)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (LONGEST_DAYS[unit] ?? Infinity),
    0,
  );
  return days * DAY_MS;
}

function instantIn(event: Component, name: string, zones: Zones): number | null {
  const property = propertyOf(event, name);
  const value = property?.values[0] ?? '';
  return property === null || parseTime(value) === null ? null : instantOf(toMoment(value, property, zones));
}

function lastEndOf(event: Component, zones: Zones): number {
  const repeats = propertiesOf(event, 'rrule').map(({ values }) => untilOf(values[0] ?? '')?.wall ?? Infinity);
  const start = instantIn(event, 'dtstart', zones);
  const end = instantIn(event, 'dtend', zones);
  if (start === null) {
    return end === null || repeats.length > 0 ? Infinity : end;
  }
  const own = propertyOf(event, 'dtend') === null ? longest(textOf(event, 'duration') ?? 'P1D') : Infinity;
  return Math.max(start, ...repeats) + (end === null ? own : Math.max(0, end - start));
}

/**
 * Whether an entry that can't be read certainly ended before an instant (epoch ms): it has an end, or a beginning and a
 * length that is bounded whatever was meant, and recurs no more.
 */
export function hasCertainlyEnded(event: Component, zones: Zones, before: number): boolean {
  const reachesOut = propertyOf(event, 'recurrence-id') !== null || valuesOf(event, 'rdate').length > 0;
  return !reachesOut && lastEndOf(event, zones) + MARGIN_MS <= before;
}

/** TEXT (RFC 5545, 3.3.11). */
const unescaped = (text: string): string => text.replaceAll(/\\n/gi, ' ').replaceAll(/\\(.)/g, '$1');

/** Returns the title by which people recognise an entry. */
function nameOf({ title_line }: Component): string | null {
  const value = /^[^:"]*(?:"[^"]*"[^:"]*)*:(.*)$/s.exec(title_line?.slice(0, 2000) ?? '')?.[1];
  return value === undefined ? null : plainName(unescaped(value));
}

function dateOf(event: Component): string | null {
  const written = /^\s*(\d{4})-?(\d\d)-?(\d\d)/.exec(textOf(event, 'dtstart') ?? '');
  const date = written === null ? null : `${written[1]}-${written[2]}-${written[3]}`;
  return date !== null && parseTime(date) !== null ? date : null;
}

/** Whether a failure is about one entry of a calendar. */
const isOfEntry = ({ reason }: Unreadable): boolean =>
  reason === 'time' || reason === 'duration' || reason === 'rule' || reason === 'too_much';

/** The same failure with its entry. Other failures are returned unchanged. */
export function namingEntry(error: unknown, event: Component | undefined): unknown {
  if (!(error instanceof CalendarFailure) || error.unreadable === null || !isOfEntry(error.unreadable)) {
    return error;
  }
  const { reason } = error.unreadable;
  const entry = event === undefined ? { title: null, date: null } : { title: nameOf(event), date: dateOf(event) };
  return new CalendarFailure('unreadable', error.detail, { cause: error, unreadable: { reason, ...entry } });
}
