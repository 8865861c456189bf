import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intlSource } from './intl-source.ts';
import { localDay, localMidnight, makeZoneTable, offsetAt, wallToInstant, zoneTable } from './zone-table.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Europe/Dublin',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Havana',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Pyongyang',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];

const RUNS = { numRuns: 3000, seed: 20_261_120 };
const instants = fc.integer({ min: Date.UTC(1970, 0, 2) / 60_000, max: Date.UTC(2060, 0, 1) / 60_000 });

function tableOf(timeZone: string) {
  const table = zoneTable(timeZone);
  if (table === null) throw new Error(`no such zone: ${timeZone}`);
  return table;
}

/** The minutes around every change of a zone's clock, where mistakes live. */
function changes(timeZone: string, from: string, to: string): number[] {
  const found: number[] = [];
  const end = Temporal.Instant.from(to).epochMilliseconds;
  let next = Temporal.Instant.from(from).toZonedDateTimeISO(timeZone).getTimeZoneTransition('next');
  while (next !== null && next.epochMilliseconds < end) {
    found.push(next.epochMilliseconds);
    next = next.getTimeZoneTransition('next');
  }
  return found;
}

function compatible(timeZone: string, wall: number): number {
  const time = Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime();
  return time.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

test('[E-15] offsets and local dates are those of Temporal', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), instants, (timeZone, minute) => {
      const instant = minute * 60_000;
      const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
      expect(offsetAt(tableOf(timeZone), instant)).toBe(zoned.offsetNanoseconds / 1e6);
      const date = new Date(localDay(tableOf(timeZone), instant) * 86_400_000).toISOString().slice(0, 10);
      expect(date).toBe(zoned.toPlainDate().toString());
    }),
    RUNS,
  );
});

test('[E-15] wall times become instants as Temporal reads them, at any time', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), instants, (timeZone, minute) => {
      const wall = minute * 60_000;
      expect(wallToInstant(tableOf(timeZone), wall)).toBe(compatible(timeZone, wall));
    }),
    RUNS,
  );
});

test('a browser without Temporal makes the same table from Intl', () => {
  for (const timeZone of ZONES) {
    const source = intlSource(timeZone);
    if (source === null) throw new Error(`no such zone: ${timeZone}`);
    const table = makeZoneTable(source);
    for (const change of changes(timeZone, '2015-01-01T00:00Z', '2030-01-01T00:00Z')) {
      for (const instant of [change - 1000, change, change + 86_400_000]) {
        expect(offsetAt(table, instant)).toBe(offsetAt(tableOf(timeZone), instant));
      }
    }
  }
});

test('a midnight that the clock skips is the first moment after it', () => {
  const cairo = tableOf('Africa/Cairo');
  const day = Date.UTC(2027, 3, 30) / 86_400_000;
  expect(new Date(localMidnight(cairo, day)).toISOString()).toBe('2027-04-29T22:00:00.000Z');
});

test.each(['', 'Mars/Olympus', '+05:30', 'T1200Z', '2026-01-01T00:00Z', 'Europe/Berlin ', 'Z', '../UTC'])(
  'knows no zone by the name "%s", with Temporal or without',
  (name) => {
    expect(zoneTable(name)).toBeNull();
    if (!/^[+T]/.test(name)) expect(intlSource(name)).toBeNull();
  },
);

test('one zone has one table, in whatever case it is spelled', () => {
  expect(zoneTable('europe/berlin')).toBe(zoneTable('Europe/Berlin'));
  expect(zoneTable('europe/berlin')?.time_zone).toBe('Europe/Berlin');
});

test('years without rules and instants that are none neither throw nor hang', () => {
  const berlin = tableOf('Europe/Berlin');
  expect(offsetAt(berlin, Date.UTC(9999, 6, 1))).toBe(offsetAt(berlin, Date.UTC(2199, 11, 31)));
  expect(offsetAt(berlin, -1e17)).toBe(offsetAt(berlin, Date.UTC(1900, 0, 1)));
  expect(wallToInstant(berlin, Number.NaN)).toBeNaN();
});
