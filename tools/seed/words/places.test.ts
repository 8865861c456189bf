import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { Places } from './places.ts';

test('places come out in their order, each once, and none stays behind', () => {
  const places = new Places(100);
  places.grow(20_000);
  const random = createRandom(1);
  const target = new Int32Array(200);
  for (let round = 0; round < 50; round += 1) {
    const drawn = Array.from({ length: 150 }, () => random.below(20_000));
    const isNew = drawn.map((place) => places.add(place));
    expect(isNew).toEqual(drawn.map((place, at) => drawn.indexOf(place) === at));
    expect(places.has(drawn[0] ?? -1)).toBe(true);
    const count = places.take(target);
    expect(Array.from(target.subarray(0, count))).toEqual([...new Set(drawn)].toSorted((one, other) => one - other));
    expect(places.take(target)).toBe(0);
  }
});
