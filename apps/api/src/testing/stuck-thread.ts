import { parentPort } from 'node:worker_threads';

/** As a decoder that never ends. */
function stick(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** A thread for tests: a PNG keeps it busy for ever, a WebP breaks it, anything else is answered. */
parentPort?.on('message', ({ declared }: { declared: string }) => {
  if (declared === 'image/png') {
    stick();
  }
  if (declared === 'image/webp') {
    throw new Error('broken');
  }
  parentPort?.postMessage({ refused: 'type' });
});
