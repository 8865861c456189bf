import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { threadPool, type ThreadPool, type ThreadPoolSettings } from './thread-pool.ts';

/** Passes by the timers of this thread, and only when a test says so: the threads may be slow to start. */
const TIME_LIMIT_MS = 2000;
const passTimeLimit = () => vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

type Pool = ThreadPool<{ declared: string }, unknown>;
const pools: Pool[] = [];
function start(settings: Partial<ThreadPoolSettings> = {}): Pool {
  const script = new URL('../testing/stuck-thread.ts', import.meta.url);
  const pool: Pool = threadPool({
    name: 'test',
    script,
    threads: 1,
    queue: 2,
    time_limit_ms: TIME_LIMIT_MS,
    memory_mb: 32,
    ...settings,
  });
  pools.push(pool);
  return pool;
}
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const ANSWER = { refused: 'type' };

test.each([
  ['takes too long', 'image/png', 'late'],
  ['breaks', 'image/webp', 'broken'],
  ['fills its memory', 'image/tiff', 'broken'],
])(
  '[N-01] a thread that %s is ended and replaced, and the next question is answered',
  async (_what, declared, problem) => {
    const pool = start();
    const refused = expect(pool.ask({ declared })).rejects.toMatchObject({ problem });
    await (problem === 'late' ? passTimeLimit() : refused);
    await refused;
    expect(await pool.ask({ declared: 'any' })).toEqual(ANSWER);
  },
);

test('[N-01] a user with a message in one thread waits for it, and others use the other thread', async () => {
  const pool = start({ threads: 2, queue: 10 });
  const order: string[] = [];
  const ask = (declared: string, key: string) =>
    pool.ask({ declared }, { key }).then(
      () => order.push(`${key} answered`),
      () => order.push(`${key} late`),
    );
  const all = Promise.all([ask('image/png', 'ada'), ask('any', 'ada'), ask('any', 'bob')]);
  await expect.poll(() => order).toEqual(['bob answered']);
  await passTimeLimit();
  await all;
  expect(order).toEqual(['bob answered', 'ada late', 'ada answered']);
});

test('a full queue and a closed pool are errors', async () => {
  const pool = start({ queue: 1 });
  const answers = ['image/png', 'any', 'any'].map((declared) => pool.ask({ declared }));
  const settled = Promise.allSettled(answers);
  await expect(answers[2]).rejects.toMatchObject({ problem: 'full' });
  await pool.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(pool.ask({ declared: 'any' })).rejects.toMatchObject({ problem: 'closed' });
});
