import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('some of a list are drawn like cards: each from those that are left, until there are none', () => {
  const list = Array.from({ length: 40 }, (_, at) => at);
  for (let seed = 0; seed < 200; seed += 1) {
    const [random, other] = [createRandom(seed), createRandom(seed)];
    const count = seed % 45;
    const left = [...list];
    const drawn = Array.from(
      { length: Math.min(count, list.length) },
      () => left.splice(other.below(left.length), 1)[0],
    );
    expect(random.some(list, count)).toEqual(drawn);
  }
});
