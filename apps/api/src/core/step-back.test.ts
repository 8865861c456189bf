import { readlinkSync, existsSync } from 'node:fs';
import { getPriority } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const SCRIPT = `
const { stepBack } = await import(${JSON.stringify(new URL('step-back.ts', import.meta.url).href)});
const { parentPort } = await import('node:worker_threads');
const { readlinkSync } = await import('node:fs');
stepBack();
parentPort.once('message', () => {});
parentPort.postMessage(readlinkSync('/proc/thread-self'));
`;

test.runIf(existsSync('/proc/thread-self'))(
  '[N-01] a thread that steps back lets all others go first, and no other does',
  async () => {
    const before = getPriority();
    const thread = new Worker(SCRIPT, { eval: true });
    try {
      const [place] = (await once(thread, 'message')) as [string];
      expect(getPriority(Number(path.basename(place)))).toBe(Math.max(before, 10));
      expect(getPriority(Number(path.basename(readlinkSync('/proc/thread-self'))))).toBe(before);
    } finally {
      await thread.terminate();
    }
  },
);
