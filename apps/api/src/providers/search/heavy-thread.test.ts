import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createSearchIndex } from '@abroad/search-index';
import { expect, test } from 'vitest';
import { heavyThread } from './heavy-thread.ts';

test('heavy work is done whether its thread is busy, new, or has ended after idling', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'abroad-mentors-heavy-'));
  const heavy = heavyThread({ idle_ms: 20 });
  const write = (name: string) => heavy.write(path.join(folder, name), { name }, createSearchIndex().toSnapshot());
  await Promise.all([write('first'), write('second')]);
  await delay(100);
  await write('third');
  await expect(heavy.write(path.join(folder, 'missing', 'one'), {}, createSearchIndex().toSnapshot())).rejects.toThrow(
    'no such file',
  );
  await write('fourth');
  expect((await readdir(folder)).toSorted()).toEqual(['first', 'fourth', 'second', 'third']);
  await rm(folder, { recursive: true });
});
