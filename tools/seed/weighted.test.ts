import { expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { weighted } from './weighted.ts';

test('draws in proportion to the weights', () => {
  const table = weighted([
    ['often', 7],
    ['sometimes', 2],
    ['rarely', 1],
    ['never', 0],
  ]);
  const random = createRandom(1);
  const drawn = Array.from({ length: 20_000 }, () => table.draw(random));
  const share = (value: string) => drawn.filter((one) => one === value).length / drawn.length;
  expect(share('often')).toBeCloseTo(0.7, 1);
  expect(share('sometimes')).toBeCloseTo(0.2, 1);
  expect(share('rarely')).toBeCloseTo(0.1, 1);
  expect(share('never')).toBe(0);
});

test('drawing from an empty list is refused', () => {
  expect(() => weighted([])).toThrow(RangeError);
});
