import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('sample draws without replacement, until none are left', () => {
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
