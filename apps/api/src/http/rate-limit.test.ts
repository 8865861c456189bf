import { expect, test } from 'vitest';
import type { AppError } from '../core/app-error.ts';
import { rateLimiter, subscriberOf } from './rate-limit.ts';

test('an address counts for itself, an IPv6 one for its network', () => {
  expect(subscriberOf('192.0.2.1')).toBe('192.0.2.1');
  expect(subscriberOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(subscriberOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(subscriberOf('2001:DB8:1:2::1')).toBe('2001:db8:1:2');
  expect(subscriberOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(subscriberOf('::1')).toBe('0:0:0:0');
  expect(subscriberOf('fe80::1%eth0')).toBe('fe80:0:0:0');
});

test('the bucket refills in a minute by what may be taken at once', () => {
  let now = 0;
  const take = rateLimiter({ per_minute: 60, now: () => now });
  const taken = () => {
    let count = 0;
    try {
      for (; count < 1000; count += 1) {
        take('192.0.2.1', 1);
      }
    } catch {
      return count;
    }
    return count;
  };
  expect([taken(), taken()]).toEqual([60, 0]);
  now += 10_000;
  expect(taken()).toBe(10);
  now += 3_600_000;
  expect(taken()).toBe(60);
  now -= 3_600_000;
  expect(taken(), 'a clock that was put back gives nothing away').toBe(0);
});

test('who waits as long as a refusal says is let pass', () => {
  let now = 0;
  const take = rateLimiter({ per_minute: 90, now: () => now });
  const wait_s = () => {
    try {
      take('192.0.2.1', 1);
      return 0;
    } catch (error) {
      return (error as AppError).retry_after_s ?? 0;
    }
  };
  take('192.0.2.1', 90);
  const told_s = wait_s();
  expect(told_s).toBe(1);
  now += told_s * 1000;
  expect(wait_s()).toBe(0);
});

test('0 lets everything pass', () => {
  const take = rateLimiter({ per_minute: 0, now: () => 0 });
  expect(() => Array.from({ length: 1000 }, () => take('192.0.2.1', 5))).not.toThrow();
});
