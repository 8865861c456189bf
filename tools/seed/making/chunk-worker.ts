import { parentPort } from 'node:worker_threads';
import { buffersOf, type Order, type Room, roomOf } from './chunk.ts';
import { createChunks } from './make-chunks.ts';

/** What a thread has to do: the chunks of an order that come at its turn. */
export interface ChunkWork {
  order: Order;
  turn: number;
}

// The first message is the work. Every other (room for a chunk, or null for a first one) is answered with the next chunk, or null at the end.
parentPort?.once('message', ({ order, turn }: ChunkWork) => {
  const nextChunk = createChunks(order, turn);
  parentPort?.on('message', (room: Room | null) => {
    const chunk = nextChunk(room ?? undefined);
    parentPort?.postMessage(chunk, chunk === null ? [] : buffersOf(roomOf(chunk)));
  });
});
