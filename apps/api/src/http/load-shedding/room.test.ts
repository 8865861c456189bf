import { expect, test } from 'vitest';
import { roomFor, type Room } from './room.ts';

const TARGET_MS = 300;
const TICK_MS = 100;

/**
 * Answers this many requests each millisecond for a while, while others come. @returns the numbers of accepted and
 * refused requests.
 */
function live(room: Room, { served, come, ms }: { served: number; come: number; ms: number }) {
  const seen = { entered: 0, refused: 0, most: 0 };
  for (let passed = 0; passed < ms; passed += TICK_MS) {
    for (let one = 0; one < come * TICK_MS; one += 1) {
      if (room.enter()) seen.entered += 1;
      else seen.refused += 1;
    }
    seen.most = Math.max(seen.most, room.under_way);
    for (let one = Math.min(room.under_way, served * TICK_MS); one > 0; one -= 1) room.leave();
    room.passed(TICK_MS);
  }
  return seen;
}

test('requests are accepted while all are answered in time', () => {
  const room = roomFor(TARGET_MS);
  expect(live(room, { served: 1, come: 0.9, ms: 10_000 }).refused).toBe(0);
});

test('of three times too many requests as many are accepted as can be answered, and none waits much longer than the target', () => {
  const room = roomFor(TARGET_MS);
  live(room, { served: 2, come: 6, ms: 2000 });
  const { entered, most } = live(room, { served: 2, come: 6, ms: 10_000 });
  expect(entered / 10_000).toBeCloseTo(2, 1);
  expect(most / 2).toBeLessThanOrEqual(TARGET_MS * 1.1);
});

test('a process that has become slower accepts fewer requests, and one that has become faster accepts more again', () => {
  const room = roomFor(TARGET_MS);
  live(room, { served: 4, come: 8, ms: 2000 });
  live(room, { served: 0.5, come: 8, ms: 3000 });
  const slow = live(room, { served: 0.5, come: 8, ms: 2000 });
  expect(slow.most / 0.5).toBeLessThanOrEqual(TARGET_MS * 1.2);
  live(room, { served: 4, come: 8, ms: 3000 });
  expect(live(room, { served: 4, come: 8, ms: 2000 }).entered / 2000).toBeCloseTo(4, 0);
});

test('a process that hung for a while accepts some requests as soon as it answers again', () => {
  const room = roomFor(TARGET_MS);
  const hung = live(room, { served: 0, come: 1, ms: 20_000 });
  expect(hung.refused).toBeGreaterThan(0);
  for (let left = room.under_way; left > 0; left -= 1) room.leave();
  expect(room.enter()).toBe(true);
});

test('little traffic at night does not lower the limit', () => {
  const room = roomFor(TARGET_MS);
  live(room, { served: 4, come: 4, ms: 2000 });
  live(room, { served: 4, come: 0.01, ms: 600_000 });
  expect(live(room, { served: 4, come: 3, ms: 100 }).refused).toBe(0);
});

test('many answers to cheap requests do not raise the limit for expensive ones', () => {
  const room = roomFor(TARGET_MS);
  live(room, { served: 10, come: 10, ms: 2000 });
  // Too few to fill the earlier room, and more than can be answered.
  live(room, { served: 0.1, come: 0.3, ms: 6000 });
  expect(live(room, { served: 0.1, come: 0.3, ms: 4000 }).most / 0.1).toBeLessThanOrEqual(TARGET_MS * 1.4);
});
