import { platformZone } from '@abroad/slots/platform-zone';
import type { Transition } from '@abroad/slots/zone-source';

/** Clock changes since then are checked: older browsers lack other features that the product needs anyway. */
const FIRST_YEAR = 2019;
/** The changes of these years are listed. */
export const COVERED = { from: Date.UTC(2025, 0, 1), until: Date.UTC(2033, 0, 1) };
const DAYS_OF_A_WEEK = 7;
const MINUTE_MS = 60_000;

/** The new names of zones that ICU, which engines use, keeps under their old ones. */
const NEW_NAMES: Readonly<Record<string, string>> = { 'America/Godthab': 'America/Nuuk' };

/** The rule of a clock change, as far as one change shows it: the weekday of the month, the time, and the new offset. */
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

/** Whether a clock follows the same rule every year: always in the first week of a month, for example, or always in the last. */
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
  const years = new Date(COVERED.until).getUTCFullYear() - FIRST_YEAR;
  const byYear = Map.groupBy(transitions, ({ at }) => new Date(at).getUTCFullYear() - FIRST_YEAR);
  return Array.from({ length: years }, (_, year) => (byYear.get(year) ?? []).map((one) => changeOf(one, timeZone)));
}

/** Minutes of UTC in base 36, and the offset from then on. */
const written = ({ at, offset }: Transition) => `${(at / MINUTE_MS).toString(36)}:${offset / MINUTE_MS}`;

/**
 * The zones of the platform's time zone database whose rule changed in these years or that follow none: by name, the
 * offset in minutes at the start of the listed years, and each change after it.
 */
export function listChanges(): Record<string, string> {
  const texts = new Map<string, string>();
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const zone = platformZone(timeZone);
    const transitions = zone?.transitions(Date.UTC(FIRST_YEAR, 0, 1), COVERED.until - 1) ?? [];
    if (zone === null || isRegular(changesByYear(timeZone, transitions))) continue;
    const begin = String(zone.offsetAt(COVERED.from) / MINUTE_MS);
    const text = [begin, ...transitions.filter(({ at }) => at > COVERED.from).map(written)].join(' ');
    texts.set(timeZone, text);
    const newName = NEW_NAMES[timeZone];
    if (newName !== undefined) texts.set(newName, text);
  }
  return Object.fromEntries([...texts].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The same as a file of TypeScript. */
export function changesFile(): string {
  const rows = Object.entries(listChanges()).map(([zone, text]) => `  '${zone}': '${text}',`);
  return [
    '// Made by `node tools/generate-zone-changes.ts` from the time zone database of its Node.',
    '/** Epoch milliseconds between which the changes are listed. */',
    `export const COVERED = { from: ${COVERED.from}, until: ${COVERED.until} };`,
    '/** By zone, the offset in minutes at the beginning, and after each minute (since 1970, in base 36) from which there is another, that. */',
    'export const ZONE_CHANGES: Readonly<Record<string, string>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
