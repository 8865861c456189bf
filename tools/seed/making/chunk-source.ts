import { type Chunk, chunksOf, createChunks, type Order } from './make-chunks.ts';
import type { Thread, Threads } from './threads.ts';

/** Where chunks come from, one after another. */
export interface ChunkSource {
  /** The next chunk, or null after the last. */
  next: () => Promise<Chunk | null>;
  /** Gives back the memory of a chunk that has been used. */
  done: (chunk: Chunk) => void;
}

/** Makes chunks on this thread, when they are wanted. */
function hereAndNow(order: Order): ChunkSource {
  const makeNext = createChunks(order);
  return { next: async () => makeNext(), done: () => {} };
}

/** Makes chunks in as many threads as there are turns. */
function inThreads(order: Order, threads: readonly Thread[]): ChunkSource {
  const turns = chunksOf(order).map(({ turn }) => threads[turn] as Thread);
  const madeBy = new Map<Chunk, Thread>();
  return {
    async next() {
      const thread = turns.shift();
      const chunk = (await thread?.next()) ?? null;
      if (thread !== undefined && chunk !== null) madeBy.set(chunk, thread);
      return chunk;
    },
    done(chunk) {
      madeBy.get(chunk)?.done(chunk);
      madeBy.delete(chunk);
    },
  };
}

/** Makes the mentors of an order. @param threads if there are many */
export const openChunks = (order: Order, threads: Threads | null): ChunkSource =>
  threads === null ? hereAndNow(order) : inThreads(order, threads.begin(order));
