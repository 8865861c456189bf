import type { Span } from '../port.ts';
import { Budget } from './budget.ts';
import { paramOf, textOf, valuesOf, type Component } from './component.ts';
import { toEventPart, type EventPart } from './event-part.ts';
import { mergeSpans } from './merge-spans.ts';
import type { Zones } from './moment.ts';
import { parseFile } from './parse-file.ts';
import { toPeriod } from './period-value.ts';
import { expandSeries } from './series.ts';
import { hasCertainlyEnded, namingEntry } from './unreadable-entry.ts';
import { zonesOfFile } from './zones-of-file.ts';

export interface BusyQuestion {
  /** Epoch ms, half-open. */
  span: Span;
  /** IANA: in which dates and times without a zone count. */
  time_zone: string;
  /** Addresses of whose calendar it is, without `mailto:`, in small letters. */
  own_addresses: ReadonlySet<string>;
  /** Shared by the files of one reading. */
  budget?: Budget;
}

export interface BusyInFile {
  /** Null for events without one, of which each stands alone. */
  uid: string | null;
  times: Span[];
}

const STEPS_A_PERIOD = 4;

/** VFREEBUSY (3.6.4): everything but what is said to be free. */
function freeBusyTimes(component: Component, zones: Zones, span: Span, budget: Budget): Span[] {
  const busy = valuesOf(component, 'freebusy').filter(
    ({ property }) => paramOf(property, 'fbtype')?.toUpperCase() !== 'FREE',
  );
  budget.spend(busy.length * STEPS_A_PERIOD);
  const spans = busy.map(({ value, property }) => toPeriod(value, property, zones).span);
  return mergeSpans(spans.filter(({ start, end }) => start < span.end && end > span.start));
}

function groupByUid(events: readonly Component[]): { uid: string | null; events: Component[] }[] {
  const groups = Map.groupBy(events, (event) => textOf(event, 'uid') ?? event);
  return [...groups].map(([uid, members]) => ({ uid: typeof uid === 'string' ? uid : null, events: members }));
}

/** Does something with an entry, which is named where it can't be read. */
function readEntry<T>(event: Component | undefined, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw namingEntry(error, event);
  }
}

interface Reading {
  zones: Zones;
  span: Span;
  own: ReadonlySet<string>;
  budget: Budget;
}

/** One event that ended long ago hides nothing, however it is written. */
function toParts(event: Component, { zones, span, own, budget }: Reading): EventPart[] {
  try {
    return [toEventPart(event, zones, own, budget) ?? []].flat();
  } catch (error) {
    if (hasCertainlyEnded(event, zones, span.start)) {
      return [];
    }
    throw namingEntry(error, event);
  }
}

/**
 * Reads the busy times of an iCalendar file with expanded recurrences. It works without a pause, so run it in its own thread.
 * @returns each event of the file, those that take no time in the span with no times.
 * @throws CalendarFailure `unreadable` for a file that isn't a calendar, or is too large to expand.
 */
export function busyInFile(text: string, question: BusyQuestion): BusyInFile[] {
  const { span, time_zone, own_addresses: own, budget = new Budget() } = question;
  const calendars = parseFile(text);
  const reading: Reading = { zones: zonesOfFile(calendars, { time_zone, span }, budget), span, own, budget };
  const components = calendars.flatMap((calendar) => calendar.components);
  const found: BusyInFile[] = [];
  const keep = (uid: string | null, times: Span[]) => {
    budget.keep(times.length);
    found.push({ uid, times });
  };
  for (const { uid, events } of groupByUid(components.filter(({ name }) => name === 'vevent'))) {
    budget.begin();
    const parts = events.flatMap((event) => toParts(event, reading));
    keep(
      uid,
      readEntry(events[0], () => expandSeries(parts, span, budget)),
    );
  }
  for (const component of components.filter(({ name }) => name === 'vfreebusy')) {
    budget.begin();
    keep(
      textOf(component, 'uid'),
      readEntry(component, () => freeBusyTimes(component, reading.zones, span, budget)),
    );
  }
  return found;
}
