import { expect, test } from 'vitest';
import { inOwnMemory } from './own-memory.ts';

test('what is kept holds no more memory than its bytes', () => {
  const part = Buffer.from('a card');
  expect(part.buffer.byteLength).toBeGreaterThan(part.length);
  const kept = inOwnMemory(part);
  expect(kept.toString()).toBe('a card');
  expect(kept.buffer.byteLength).toBe(part.length);
  expect(inOwnMemory(kept)).toBe(kept);
});
