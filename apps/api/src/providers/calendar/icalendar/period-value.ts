import { unreadable, type Span } from '../port.ts';
import type { Property } from './component.ts';
import { endOf, instantOf, toMoment, type Moment, type Zones } from './moment.ts';
import { parseLength } from './values.ts';

/**
 * Reads a period (RFC 5545, 3.3.9): a start, and an end or a length.
 * @throws CalendarFailure `unreadable` for an invalid period.
 */
export function toPeriod(value: string, property: Property, zones: Zones): { start: Moment; span: Span } {
  const [from = '', to] = value.split('/');
  if (to === undefined) {
    throw unreadable('time', `${property.name} is no period`);
  }
  const start = toMoment(from, property, zones);
  const length = parseLength(to);
  const end = length === null ? instantOf(toMoment(to, property, zones)) : endOf(start, length);
  return { start, span: { start: instantOf(start), end } };
}
