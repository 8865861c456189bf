import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

test('after five failures in a row no calls are made for a while, then one, and after a success all', () => {
  let time = 0;
  const breaker = createBreaker({ now: () => time });
  for (let count = 0; count < 4; count += 1) {
    breaker.failed();
  }
  breaker.succeeded();
  for (let count = 0; count < 5; count += 1) {
    expect(breaker.admits()).toBe(true);
    breaker.failed();
  }
  time = 9_999;
  expect(breaker.admits()).toBe(false);
  time = 10_000;
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  breaker.failed();
  time = 19_999;
  expect(breaker.admits()).toBe(false);
  time = 20_000;
  expect(breaker.admits()).toBe(true);
  breaker.succeeded();
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
});
