import type ICAL from 'ical.js';
import { CalendarFailure } from '../port.ts';
import { makeBreath } from './breathe.ts';
import type { Component, Property } from './component.ts';

/** What says when somebody is busy. Titles and descriptions are never even parsed. */
const TIMES: ReadonlySet<string> = new Set(
  'DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID FREEBUSY TZOFFSETFROM TZOFFSETTO'.split(' '),
);
const REMARKS: ReadonlySet<string> = new Set(
  'UID TRANSP STATUS X-MICROSOFT-CDO-BUSYSTATUS ATTENDEE TZID X-LIC-LOCATION NAME X-WR-CALNAME X-WR-TIMEZONE'.split(
    ' ',
  ),
);
const READ_IN: ReadonlySet<string> = new Set(['vcalendar', 'vevent', 'vfreebusy', 'vtimezone', 'standard', 'daylight']);
const LINES_A_BREATH = 2000;
/** Some ten thousand exceptions of a series. */
const MAX_LINE = 250_000;

const unreadable = (detail: string, cause?: unknown) => new CalendarFailure('unreadable', detail, { cause });

/** Logical lines, with folded ones put together (RFC 5545, 3.1). */
function* logicalLines(text: string): Generator<string> {
  let line = '';
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const physical = text.slice(start, text[end - 1] === '\r' ? end - 1 : end);
    start = end + 1;
    if (physical.startsWith(' ') || physical.startsWith('\t')) {
      line += physical.slice(1);
    } else {
      yield line;
      line = physical;
    }
  }
  yield line;
}

/** @throws CalendarFailure `unreadable` where a line that says a time is none, or endless; a broken remark is passed over. */
function parseProperty(parser: typeof ICAL.parse, line: string, word: string): Property[] {
  if (line.length > MAX_LINE) {
    throw unreadable(`${word} is too long`);
  }
  try {
    const [name, params, , ...values] = parser.property(line) as [string, Property['params'], string, ...unknown[]];
    return [{ name, params, values }];
  } catch (cause) {
    if (REMARKS.has(word)) {
      return [];
    }
    throw unreadable(`${word} can't be read`, cause);
  }
}

/**
 * Parses an iCalendar stream (RFC 5545, 3.4) into its VCALENDARs, keeping what counts for busy time.
 * @throws CalendarFailure `unreadable` for anything else, and for a file that was cut off: what is missing is not free time.
 */
export async function parseFile(text: string): Promise<Component[]> {
  // The library is loaded at the first file.
  const { parse: parser } = (await import('ical.js')).default;
  const breathe = makeBreath(LINES_A_BREATH);
  const calendars: Component[] = [];
  const open: Component[] = [];
  for (const line of logicalLines(text.startsWith('\uFEFF') ? text.slice(1) : text)) {
    await breathe();
    const [name = ''] = line.split(/[;:]/, 1);
    const word = name.trim().toUpperCase();
    const current = open.at(-1);
    if (word === 'BEGIN') {
      const component: Component = { name: line.slice(6).trim().toLowerCase(), properties: [], components: [] };
      (current?.components ?? calendars).push(component);
      open.push(component);
    } else if (word === 'END') {
      open.pop();
    } else if (current === undefined && line.trim() !== '') {
      throw unreadable('no iCalendar file');
    } else if (current !== undefined && READ_IN.has(current.name) && (TIMES.has(word) || REMARKS.has(word))) {
      current.properties.push(...parseProperty(parser, line.trimStart(), word));
    }
  }
  if (calendars.length === 0 || open.length > 0 || calendars.some(({ name: root }) => root !== 'vcalendar')) {
    throw unreadable('no whole iCalendar file');
  }
  return calendars;
}
