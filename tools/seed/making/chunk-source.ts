import { type Chunk, chunksOf, type Order } from './chunk.ts';
import type { Thread, Threads } from './threads.ts';

/** Where chunks come from, one after another. */
export interface ChunkSource {
  /** The next chunk, or null after the last. */
  next: () => Promise<Chunk | null>;
  /** Gives back the memory of a chunk that has been used. */
  done: (chunk: Chunk) => void;
}

/** Makes chunks on this thread, when they are wanted. */
async function hereAndNow(order: Order): Promise<ChunkSource> {
  // Where threads do it, this one need not read how people are made.
  const { createChunks } = await import('./make-chunks.ts');
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
export const openChunks = async (order: Order, threads: Threads | null): Promise<ChunkSource> =>
  threads === null ? hereAndNow(order) : inThreads(order, threads.begin(order));
