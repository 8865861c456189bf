import { expect, test } from 'vitest';
import { giveBack, inOwnMemory } from './own-memory.ts';
import { room32 } from './segment.ts';

const LARGE = 1 << 16;

test('memory of a thread alone goes when it is given back, and what others may read stays', () => {
  const own = inOwnMemory(() => [room32(LARGE), { inner: room32(1) }] as const);
  const shared = room32(LARGE);
  for (let times = 0; times < 2; times += 1) {
    giveBack([own, shared, null, 'text', 1]);
    expect([own[0].length, own[1].inner.length, shared.length]).toEqual([0, 0, LARGE]);
  }
});

test('where something goes wrong meanwhile, memory is shared again afterwards', () => {
  const fail = () => {
    throw new Error('no more');
  };
  expect(() => inOwnMemory(fail)).toThrow('no more');
  expect(room32(LARGE).buffer).toBeInstanceOf(SharedArrayBuffer);
});
