import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { jpeg, png } from '../../testing/pictures.ts';
import { imagePool } from './pool.ts';
import type { ImageProcessor } from './port.ts';

const RULES = { sides: [256, 128, 64], max_pixels: 40_000_000 } as const;
const pools: ImageProcessor[] = [];
const startPool = (settings: Parameters<typeof imagePool>[1] = {}) => {
  const pool = imagePool(RULES, settings);
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

test('the same picture has the same hash, another one another', async () => {
  const pool = startPool();
  const hashOf = async (bytes: Buffer) => {
    const result = await pool.renderAvatar(bytes, 'image/png');
    return 'rendered' in result ? result.rendered.content_hash : result.refused;
  };
  const [one, other] = [await png('#ff0000'), await png('#00ff00')];
  expect(await hashOf(one)).toMatch(/^[0-9a-f]{32}$/);
  expect(await hashOf(one)).toBe(await hashOf(one));
  expect(await hashOf(one)).not.toBe(await hashOf(other));
});

test('an image that arrives when too many wait is refused at once with a time to retry', async () => {
  const pool = startPool({ threads: 1, queue: 2 });
  const bytes = await png('#123456', 3000, 3000);
  const all = await Promise.allSettled([1, 2, 3, 4, 5].map(() => pool.renderAvatar(bytes, 'image/png')));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(all[4]).toMatchObject({ reason: { code: 'UNAVAILABLE', retry_after_s: 5 } });
});

test('a thread that takes too long is replaced, and the next picture is made', async () => {
  const pool = startPool({ time_limit_ms: 1500, script: new URL('../../testing/stuck-thread.ts', import.meta.url) });
  const bytes = await jpeg();
  // The time passes when the test says so: the threads may be slow to start.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const refused = expect(pool.renderAvatar(bytes, 'image/png')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await vi.advanceTimersByTimeAsync(1500);
  await refused;
  await expect(pool.renderAvatar(bytes, 'image/webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await pool.renderAvatar(bytes, 'image/jpeg')).toEqual({ refused: 'type' });
});

test('waiting images get an error when the pool closes', async () => {
  const pool = startPool();
  const bytes = await png('#123456', 3000, 3000);
  const all = Promise.allSettled([1, 2, 3].map(() => pool.renderAvatar(bytes, 'image/png')));
  await new Promise((resolve) => setTimeout(resolve, 20));
  await pool.close();
  expect((await all).slice(1).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
