import type { Span } from '../port.ts';
import { makeBreath } from './breathe.ts';
import { Budget } from './budget.ts';
import { paramOf, propertiesOf, textOf, type Component } from './component.ts';
import { toEventPart } from './event-part.ts';
import { mergeSpans } from './merge-spans.ts';
import type { Zones } from './moment.ts';
import { parseFile } from './parse-file.ts';
import { toPeriod } from './period-value.ts';
import { expandSeries } from './series.ts';
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

const EVENTS_A_BREATH = 20;

/** VFREEBUSY (3.6.4): everything but what is said to be free. */
function freeBusyTimes(component: Component, zones: Zones, span: Span): Span[] {
  const busy = propertiesOf(component, 'freebusy').filter(
    (property) => paramOf(property, 'fbtype')?.toUpperCase() !== 'FREE',
  );
  const spans = busy.flatMap((property) => property.values.map((value) => toPeriod(value, property, zones).span));
  return mergeSpans(spans.filter(({ start, end }) => start < span.end && end > span.start));
}

function groupByUid(events: readonly Component[]): { uid: string | null; events: Component[] }[] {
  const groups = Map.groupBy(events, (event) => textOf(event, 'uid') ?? event);
  return [...groups].map(([uid, members]) => ({ uid: typeof uid === 'string' ? uid : null, events: members }));
}

/**
 * What takes time in an iCalendar file, recurrences expanded.
 * @returns each event of the file, those that take no time in the span with no times.
 * @throws CalendarFailure `unreadable` for what is no calendar, or can't be followed to its end.
 */
export async function busyInFile(text: string, question: BusyQuestion): Promise<BusyInFile[]> {
  const { span, time_zone, own_addresses, budget = new Budget() } = question;
  const calendars = await parseFile(text);
  const zones = zonesOfFile(calendars, time_zone, budget);
  const components = calendars.flatMap((calendar) => calendar.components);
  const breathe = makeBreath(EVENTS_A_BREATH);
  const found: BusyInFile[] = [];
  for (const { uid, events } of groupByUid(components.filter(({ name }) => name === 'vevent'))) {
    await breathe();
    budget.begin();
    const parts = events.flatMap((event) => toEventPart(event, zones, own_addresses) ?? []);
    found.push({ uid, times: expandSeries(parts, span, budget) });
  }
  for (const component of components.filter(({ name }) => name === 'vfreebusy')) {
    found.push({ uid: textOf(component, 'uid'), times: freeBusyTimes(component, zones, span) });
  }
  return found;
}
