import { parentPort } from 'node:worker_threads';

/** Runs like a decoder that never ends. */
function stick(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** Runs like a decoder that keeps everything that it finds. */
function swell(): void {
  for (let all: unknown[] = []; ;) {
    all = [all, Array.from({ length: 100_000 }, () => ({}))];
  }
}

/** A thread for tests: a PNG keeps it busy for ever, a WebP breaks it, a TIFF fills its memory, anything else is answered. */
parentPort?.on('message', ({ declared }: { declared: string }) => {
  if (declared === 'image/png') {
    stick();
  }
  if (declared === 'image/tiff') {
    swell();
  }
  if (declared === 'image/webp') {
    throw new Error('broken');
  }
  parentPort?.postMessage({ refused: 'type' });
});
