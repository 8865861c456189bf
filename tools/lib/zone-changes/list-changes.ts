import { platformZone } from '@abroad/slots/platform-zone';
import type { Transition } from '@abroad/slots/zone-source';

/** Changes of clocks since then are looked at: browsers that are older know less than the tests of this product take for granted anyway. */
const FIRST_YEAR = 2019;
/** The changes of these years are told. */
export const TOLD = { from: Date.UTC(2025, 0, 1), until: Date.UTC(2033, 0, 1) };
const DAYS_OF_A_WEEK = 7;
const MINUTE_MS = 60_000;

/** The new names of zones that ICU, which engines read, keeps under their old ones. */
const NEW_NAMES: Readonly<Record<string, string>> = { 'America/Godthab': 'America/Nuuk' };

/** The rule by which a clock changes, as far as one change tells: on which weekday of the month, when, and to what. */
interface Change {
  rule: string;
  /** Days of the month before it, and after it. */
  before: number;
  after: number;
}

function changeOf({ at, offset }: Transition, timeZone: string): Change {
  const { month, dayOfWeek, hour, minute, day, daysInMonth } = Temporal.Instant.fromEpochMilliseconds(
    at - 1,
  ).toZonedDateTimeISO(timeZone);
  return { rule: [month, dayOfWeek, hour, minute, offset].join(' '), before: day - 1, after: daysInMonth - day };
}

const areWithinAWeek = (days: readonly number[]) => Math.max(...days) - Math.min(...days) < DAYS_OF_A_WEEK;

/** Whether a clock changes by the same rule in every year: always in the first week of a month, say, or always in the last. */
function isRegular(years: readonly (readonly Change[])[]): boolean {
  const [first = []] = years;
  return (
    years.every((changes) => changes.length === first.length) &&
    first.every((_, nth) => {
      const same = years.map((changes) => changes[nth] as Change);
      return (
        same.every(({ rule }) => rule === same[0]?.rule) &&
        (areWithinAWeek(same.map(({ before }) => before)) || areWithinAWeek(same.map(({ after }) => after)))
      );
    })
  );
}

function changesByYear(timeZone: string, transitions: readonly Transition[]): Change[][] {
  const years = new Date(TOLD.until).getUTCFullYear() - FIRST_YEAR;
  const byYear = Map.groupBy(transitions, ({ at }) => new Date(at).getUTCFullYear() - FIRST_YEAR);
  return Array.from({ length: years }, (_, year) => (byYear.get(year) ?? []).map((one) => changeOf(one, timeZone)));
}

/** Minutes of UTC in the digits of base 36, and the offset from then on. */
const written = ({ at, offset }: Transition) => `${(at / MINUTE_MS).toString(36)}:${offset / MINUTE_MS}`;

/**
 * What the platform's time zone database tells of zones whose rule was changed in these years or follows none: by name, the
 * offset in minutes as the years that are told begin, and each change after it.
 */
export function listChanges(): Record<string, string> {
  const told = new Map<string, string>();
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const zone = platformZone(timeZone);
    const transitions = zone?.transitions(Date.UTC(FIRST_YEAR, 0, 1), TOLD.until - 1) ?? [];
    if (zone === null || isRegular(changesByYear(timeZone, transitions))) continue;
    const begin = String(zone.offsetAt(TOLD.from) / MINUTE_MS);
    const text = [begin, ...transitions.filter(({ at }) => at > TOLD.from).map(written)].join(' ');
    told.set(timeZone, text);
    const newName = NEW_NAMES[timeZone];
    if (newName !== undefined) told.set(newName, text);
  }
  return Object.fromEntries([...told].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The same as a file of TypeScript. */
export function changesFile(): string {
  const rows = Object.entries(listChanges()).map(([zone, text]) => `  '${zone}': '${text}',`);
  return [
    '// Made by `node tools/generate-zone-changes.ts` from the time zone database of its Node.',
    '/** Epoch milliseconds between which the changes are told. */',
    `export const TOLD = { from: ${TOLD.from}, until: ${TOLD.until} };`,
    '/** By zone, the offset in minutes at the beginning, and after each minute (since 1970, in base 36) from which there is another, that. */',
    'export const ZONE_CHANGES: Readonly<Record<string, string>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
