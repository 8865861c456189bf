import ICAL from 'ical.js';
import { unreadable } from '../port.ts';
import type { Component, Property } from './component.ts';

/** The properties that say when a user is busy. Descriptions are never parsed, and titles only of entries that can't be read. */
const TIMES: ReadonlySet<string> = new Set(
  'DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID FREEBUSY TZOFFSETFROM TZOFFSETTO'.split(' '),
);
const REMARKS: ReadonlySet<string> = new Set(
  'UID SEQUENCE TRANSP STATUS X-MICROSOFT-CDO-BUSYSTATUS ATTENDEE TZID X-LIC-LOCATION NAME X-WR-CALNAME X-WR-TIMEZONE'.split(
    ' ',
  ),
);
const READ_IN: ReadonlySet<string> = new Set(['vcalendar', 'vevent', 'vfreebusy', 'vtimezone', 'standard', 'daylight']);
/** Some ten thousand exceptions of a series. */
const MAX_LINE = 250_000;
/** Enough for the times of twenty thousand events. */
const MAX_PROPERTIES = 300_000;
const MAX_DEPTH = 20;

/** Values stay as they are written: their kinds are this product's own to read, where the library loses what it doesn't expect. */
const AS_WRITTEN = {
  ...ICAL.design.icalendar,
  value: {
    ...ICAL.design.icalendar.value,
    date: {},
    'date-time': {},
    duration: {},
    period: {},
    recur: {},
    'utc-offset': {},
    integer: {},
  },
};

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

/** A broken line of `TIMES` becomes a property without a readable value. A broken line of `REMARKS` is skipped. */
function parseProperty(line: string, word: string): Property[] {
  const nothing = { name: word.toLowerCase(), params: {}, values: ['?'] };
  if (line.length > MAX_LINE) {
    throw unreadable('too_large', `${word} is too long`);
  }
  try {
    const [name, params, , ...values] = ICAL.parse.property(line, AS_WRITTEN) as [
      string,
      Property['params'],
      string,
      ...unknown[],
    ];
    return [{ name, params, values: values.map(String) }];
  } catch {
    return REMARKS.has(word) ? [] : [nothing];
  }
}

/** Puts lines together into components as they come. */
class Assembly {
  readonly calendars: Component[] = [];
  readonly #open: Component[] = [];
  #properties = 0;

  get isWhole(): boolean {
    return this.#open.length === 0;
  }

  begin(name: string): void {
    const component: Component = { name, properties: [], components: [], title_line: null };
    (this.#open.at(-1)?.components ?? this.calendars).push(component);
    if (this.#open.push(component) > MAX_DEPTH) {
      throw unreadable('too_large', 'components within components within components');
    }
  }

  end(): void {
    this.#open.pop();
  }

  add(line: string, word: string): void {
    const current = this.#open.at(-1);
    if (current === undefined) {
      if (line.trim() !== '') {
        throw unreadable('not_a_calendar', 'no iCalendar file');
      }
    } else if (word === 'SUMMARY') {
      current.title_line ??= line;
    } else if (READ_IN.has(current.name) && (TIMES.has(word) || REMARKS.has(word))) {
      this.#properties += 1;
      if (this.#properties > MAX_PROPERTIES) {
        throw unreadable('too_large', 'it says more than anybody reads');
      }
      current.properties.push(...parseProperty(line.trimStart(), word));
    }
  }
}

/** The name of a line's property, in capitals. */
function wordOf(line: string): string {
  const end = line.search(/[;:]/);
  return (end === -1 ? line : line.slice(0, end)).trim().toUpperCase();
}

/**
 * Parses an iCalendar stream (RFC 5545, 3.4) into its VCALENDARs, keeping what counts for busy time.
 * @throws CalendarFailure `unreadable` for anything else, and for a file that was cut off: what is missing is not free time.
 */
export function parseFile(text: string): Component[] {
  const assembly = new Assembly();
  for (const line of logicalLines(text.startsWith('\uFEFF') ? text.slice(1) : text)) {
    const word = wordOf(line.slice(0, MAX_LINE));
    if (word === 'BEGIN') {
      assembly.begin(
        line
          .slice(line.indexOf(':') + 1)
          .trim()
          .toLowerCase(),
      );
    } else if (word === 'END') {
      assembly.end();
    } else {
      assembly.add(line, word);
    }
  }
  const { calendars, isWhole } = assembly;
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar')) {
    throw unreadable('not_a_calendar', 'no iCalendar file');
  }
  if (!isWhole) {
    throw unreadable('cut_off', 'no whole iCalendar file');
  }
  return calendars;
}
