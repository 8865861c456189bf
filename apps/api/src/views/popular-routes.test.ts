import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { popularRoutes } from './popular-routes.ts';

const ANYWHERE = { origin_country_codes: [], destination_country_codes: [], limit: 8 };
const MINUTE_MS = 60_000;

/** An empty index that takes a while to count. */
function counting(took_ms: number) {
  let now = 0;
  let counted = 0;
  const search_index = {
    isServing: () => true,
    facets: async () => {
      counted += 1;
      await delay(took_ms);
      return { origin_country_codes: [] };
    },
  };
  const read = popularRoutes({ clock: { now: () => now }, search_index } as unknown as Context);
  return {
    /** How often it had counted when the answer to a request at that time came. */
    countAt: async (time: number) => {
      now = time;
      await read(ANYWHERE);
      await delay(took_ms + 1);
      return counted;
    },
  };
}

test('routes that are quickly counted are counted again after a minute, and not for each request', async () => {
  const { countAt } = counting(0);
  expect(await countAt(0)).toBe(1);
  expect(await countAt(MINUTE_MS - 1)).toBe(1);
  expect(await countAt(5 * MINUTE_MS)).toBe(2);
});

test('routes that take the index long are counted more seldom, so that searches hardly wait for them', async () => {
  const { countAt } = counting(300);
  expect(await countAt(0)).toBe(1);
  expect(await countAt(1.4 * MINUTE_MS)).toBe(1);
  expect(await countAt(60 * MINUTE_MS)).toBe(2);
});
