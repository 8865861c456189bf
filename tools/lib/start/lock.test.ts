import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from './lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'abroad-mentors-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one process holds a folder, and releases it', async () => {
  const first = await takeLock(folder, 0);
  expect(first).toMatchObject({ healed: false });
  expect(await takeLock(folder, 60)).toBe(process.pid);
  if (typeof first !== 'number') first.release();
  expect(await takeLock(folder, 0)).toMatchObject({ healed: false });
});

test.each([
  ['a process that is gone', '4194300 1'],
  ['a process whose id another has got', `${process.pid} before`],
  ['garbage', 'garbage'],
])('takes over a lock of %s', async (_whose, content) => {
  writeFileSync(path.join(folder, 'lock'), content);
  expect(await takeLock(folder, 0)).toMatchObject({ healed: true });
});

test('waits for a holder that is about to end', async () => {
  const first = await takeLock(folder, 0);
  setTimeout(() => typeof first !== 'number' && first.release(), 60);
  expect(await takeLock(folder, 2000)).toMatchObject({ healed: false });
});
