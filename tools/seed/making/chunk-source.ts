import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ChunkWork } from './chunk-worker.ts';
import { buffersOf, type Chunk, chunksOf, createChunks, type Order, type Room, roomOf, TURNS } from './make-chunks.ts';

/** Where chunks come from, one after another. */
export interface ChunkSource {
  /** The next chunk, or null after the last. */
  next: () => Promise<Chunk | null>;
  /** Gives back the memory of a chunk that has been used. */
  done: (chunk: Chunk) => void;
  close: () => Promise<void>;
}

/** Below this, a thread of its own takes longer to start than it saves. */
const WORTH_A_THREAD = 5000;
/** As many chunks of a thread are there at once: one is made while another is written. */
const ROOMS = 2;

/** Makes chunks on this thread, when they are wanted. */
function hereAndNow(order: Order): ChunkSource {
  const makeNext = createChunks(order);
  return { next: async () => makeNext(), done: () => {}, close: async () => {} };
}

/** Makes chunks of a turn ahead, so that whoever writes them never waits while this thread counts. */
function inThread(work: ChunkWork): ChunkSource {
  const worker = new Worker(new URL('./chunk-worker.ts', import.meta.url), { workerData: work, execArgv: [] });
  const send = (room: Room | null) => worker.postMessage(room, room === null ? [] : buffersOf(room));
  // Keeps those that nobody has asked for yet, and fails when the thread does.
  const made = on(worker, 'message', { close: ['exit'] });
  for (let room = 0; room < ROOMS; room += 1) send(null);
  return {
    async next() {
      const { value } = (await made.next()) as IteratorResult<[Chunk | null], undefined>;
      return value?.[0] ?? null;
    },
    done: (chunk) => send(roomOf(chunk)),
    close: async () => void (await worker.terminate()),
  };
}

/** Makes chunks in as many threads as there are turns. */
function inThreads(order: Order): ChunkSource {
  const threads = Array.from({ length: TURNS }, (_, turn) => inThread({ order, turn }));
  const turns = chunksOf(order).map(({ turn }) => threads[turn] as ChunkSource);
  const madeBy = new Map<Chunk, ChunkSource>();
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
    close: async () => void (await Promise.all(threads.map((thread) => thread.close()))),
  };
}

/** Makes the mentors of an order in the quickest way for so many. */
export function openChunks(order: Order): ChunkSource {
  return order.end - order.first < WORTH_A_THREAD ? hereAndNow(order) : inThreads(order);
}
