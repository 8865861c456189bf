import { expect, test } from 'vitest';
import { findCapacity } from './capacity.ts';

test('[T-405] the capacity is the highest rate that holds, also where one try of it is disturbed', async () => {
  expect(await findCapacity(async (rate) => rate <= 130, { above: 512, steps: 9 })).toBe(130);
  // A guess that was too low is not a bound.
  expect(await findCapacity(async (rate) => rate <= 130, { above: 64, steps: 7 })).toBe(130);
  const tried = new Set<number>();
  const disturbed = async (rate: number) => {
    const is_again = tried.has(rate);
    tried.add(rate);
    return is_again && rate <= 130;
  };
  expect(await findCapacity(disturbed, { above: 512, steps: 9 })).toBe(130);
});

test('[T-405] where nothing holds there is no capacity', async () => {
  expect(await findCapacity(async () => false, { above: 512, steps: 6 })).toBe(0);
});
