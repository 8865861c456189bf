import { expect, test } from 'vitest';
import { ZONE_CHANGES } from './zone-changes.ts';
import { changedOffset } from './zone-offset.ts';

const at = (text: string) => Date.parse(text);

test('clocks that were changed lately are known to the minute, whatever the platform knows', () => {
  // Clocks stopped changing in Vancouver and Edmonton in March 2026, and went back to Greenwich's time in Morocco that September.
  expect(changedOffset('America/Vancouver', at('2026-03-08T09:59:00Z'))).toBe(-480);
  expect(changedOffset('America/Vancouver', at('2026-03-08T10:00:00Z'))).toBe(-420);
  expect(changedOffset('America/Vancouver', at('2026-12-01T00:00:00Z'))).toBe(-420);
  expect(changedOffset('America/Edmonton', at('2027-01-15T00:00:00Z'))).toBe(-360);
  expect(changedOffset('Africa/Casablanca', at('2026-11-25T00:00:00Z'))).toBe(0);
  expect(changedOffset('America/Nuuk', at('2026-11-25T00:00:00Z'))).toBe(
    changedOffset('America/Godthab', at('2026-11-25T00:00:00Z')),
  );
});

test('nothing is said of regular clocks, nor of years that are far from now', () => {
  expect(changedOffset('Europe/Berlin', at('2026-11-25T00:00:00Z'))).toBeNull();
  expect(changedOffset('Asia/Ho_Chi_Minh', at('2026-11-25T00:00:00Z'))).toBeNull();
  expect(changedOffset('America/Vancouver', at('2024-12-31T23:59:59Z'))).toBeNull();
  expect(changedOffset('America/Vancouver', at('2033-01-01T00:00:00Z'))).toBeNull();
});

test('what is said is what this platform knows, in every hour', () => {
  const HOUR_MS = 3_600_000;
  for (const zone of Object.keys(ZONE_CHANGES)) {
    for (let instant = at('2025-01-01T00:00:00Z'); instant < at('2033-01-01T00:00:00Z'); instant += 11 * HOUR_MS) {
      const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
      if (changedOffset(zone, instant) !== offsetNanoseconds / 6e10) throw new Error(`${zone} ${instant}`);
    }
  }
  expect(Object.keys(ZONE_CHANGES)).toContain('America/Vancouver');
});
