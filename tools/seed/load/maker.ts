import { parentPort, workerData } from 'node:worker_threads';
import { makeChunks, type Order } from './make-chunks.ts';

// Each message requests the next chunk; null comes after the last.
const chunks = makeChunks(workerData as Order);
parentPort?.on('message', () => {
  const chunk = chunks.next().value ?? null;
  parentPort?.postMessage(chunk, chunk === null ? [] : chunk.rows.map(({ text }) => text.buffer));
});
