import { expect, test } from 'vitest';
import { Pairs } from './pairs.ts';
import { createRandom } from './random.ts';

test('pairs are numbered in the order in which they come, each once, also where there are many', () => {
  const pairs = new Pairs();
  const random = createRandom(1);
  const known = new Map<string, number>();
  for (let nth = 0; nth < 20_000; nth += 1) {
    const [one, other] = [random.below(400), random.below(400)];
    const key = `${one} ${other}`;
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    expect(pairs.numberOf(one, other)).toBe(number);
  }
  expect(known.size).toBeGreaterThan(15_000);
});
