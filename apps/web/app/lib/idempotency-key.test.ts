import { expect, test } from 'vitest';
import { createKeyFor } from './idempotency-key.ts';

test('the same body keeps its key, and another one gets another', () => {
  let made = 0;
  const keyFor = createKeyFor(() => `key-${++made}`);
  expect(keyFor({ headline: 'a' })).toBe('key-1');
  expect(keyFor({ headline: 'a' })).toBe('key-1');
  expect(keyFor({ headline: 'b' })).toBe('key-2');
});

test('two forms have keys of their own', () => {
  expect(createKeyFor()({})).not.toBe(createKeyFor()({}));
});
