import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProgress } from './progress.ts';

let written = '';
const streamOf = (isTTY: boolean) => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  return Object.assign(stream, { isTTY }) as unknown as NodeJS.WriteStream;
};
beforeEach(() => {
  written = '';
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('writes a line every two seconds without a terminal', () => {
  const progress = startProgress('Writing', 200, streamOf(false));
  progress.reached(10);
  vi.advanceTimersByTime(2000);
  progress.reached(50);
  progress.reached(51);
  vi.advanceTimersByTime(1500);
  progress.end();
  expect(written).toBe('Writing 50 of 200 (25 %)\nWriting 200 of 200, 3.5 s\n');
});

test('redraws one line in a terminal', () => {
  const progress = startProgress('Writing', 4, streamOf(true));
  vi.advanceTimersByTime(100);
  progress.reached(1);
  progress.end();
  expect(written).toBe('\r\u001B[2KWriting 1 of 4 (25 %)\r\u001B[2KWriting 4 of 4, 0.1 s\n');
});
