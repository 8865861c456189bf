import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listSlots, writeInstant, writeSlots, writeStarts } from './write-slots.ts';

/** Full minutes, as slots mostly have them, and any second. */
const instants = fc
  .tuple(fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) / 60_000 }), fc.constantFrom(0, 0, 0, 1, 59))
  .map(([minute, second]) => minute * 60_000 + second * 1000);
const asText = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z');

test('[E-07] instants are written as RFC 3339 in UTC, to the second', () => {
  expect(writeInstant(Date.UTC(2026, 10, 20, 9, 30))).toBe('2026-11-20T09:30:00Z');
  fc.assert(
    fc.property(instants, (instant) => {
      expect(writeInstant(instant)).toBe(asText(instant));
    }),
  );
});

test('[E-07] slots are written with start and end, as text and as objects alike', () => {
  fc.assert(
    fc.property(fc.array(instants), fc.integer({ min: 1, max: 1440 }), (starts, duration) => {
      const slots = starts.map((start) => ({ start: asText(start), end: asText(start + duration * 60_000) }));
      expect(listSlots(starts, duration)).toEqual(slots);
      expect(writeSlots(starts, duration)).toBe(JSON.stringify(slots));
      expect(writeStarts(starts)).toBe(JSON.stringify(starts.map(asText)));
    }),
  );
});
