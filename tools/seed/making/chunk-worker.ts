import { parentPort, workerData } from 'node:worker_threads';
import { buffersOf, createChunks, type Order, type Room, roomOf } from './make-chunks.ts';

/** What a thread has to do: the chunks of an order that come at its turn. */
export interface ChunkWork {
  order: Order;
  turn: number;
}

const { order, turn } = workerData as ChunkWork;
const nextChunk = createChunks(order, turn);

// Every message (room for a chunk, or null for a first one) is answered with the next chunk, or null at the end.
parentPort?.on('message', (room: Room | null) => {
  const chunk = nextChunk(room ?? undefined);
  parentPort?.postMessage(chunk, chunk === null ? [] : buffersOf(roomOf(chunk)));
});
