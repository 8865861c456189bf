import { parentPort, workerData } from 'node:worker_threads';
import { buffersOf, createChunks, type Order, type Room, roomOf } from './make-chunks.ts';

/** A thread that answers every message (room for a chunk, or null for a first one) with the next chunk, or null at the end. */
const nextChunk = createChunks(workerData as Order);

parentPort?.on('message', (room: Room | null) => {
  const chunk = nextChunk(room ?? undefined);
  parentPort?.postMessage(chunk, chunk === null ? [] : buffersOf(roomOf(chunk)));
});
