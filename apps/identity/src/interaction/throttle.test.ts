import { expect, test } from 'vitest';
import { Throttle } from './throttle.ts';

const MINUTE = 60_000;

test('lets ten failures through in 15 minutes, each slower than the last up to a second', () => {
  const throttle = new Throttle();
  const delays = Array.from({ length: 10 }, () => throttle.admit('a', 0));
  expect(delays.map((admission) => admission.ok && admission.delayMs)).toEqual([
    100, 200, 300, 400, 500, 600, 700, 800, 900, 1000,
  ]);
  expect(throttle.admit('a', 5 * MINUTE)).toEqual({ ok: false, retryAfterMs: 10 * MINUTE });
  expect(throttle.admit('b', 5 * MINUTE).ok).toBe(true);
  expect(throttle.admit('a', 15 * MINUTE).ok).toBe(true);
});

test('a success starts the count anew', () => {
  const throttle = new Throttle();
  for (let attempt = 0; attempt < 10; attempt++) {
    throttle.admit('a', 0);
  }
  throttle.forget('a');
  expect(throttle.admit('a', 0)).toEqual({ ok: true, delayMs: 100 });
});

test('remembers a bounded number of accounts', () => {
  const throttle = new Throttle();
  for (let attempt = 0; attempt < 10; attempt++) {
    throttle.admit('first', 0);
  }
  for (let account = 0; account < 10_000; account++) {
    throttle.admit(`other ${account}`, 0);
  }
  expect(throttle.admit('first', 0).ok).toBe(true);
});
