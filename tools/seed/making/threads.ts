import { on } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import { buffersOf, type Chunk, type Order, type Room, roomOf, TURNS } from './chunk.ts';
import type { ChunkWork } from './chunk-worker.ts';

/** One thread, which makes chunks of a turn ahead, so that whoever writes them never waits while this thread counts. */
export interface Thread {
  /** Tells what to make; once. */
  begin: (work: ChunkWork) => void;
  /** The next chunk, or null after the last. */
  next: () => Promise<Chunk | null>;
  /** Gives back the memory of a chunk that has been used. */
  done: (chunk: Chunk) => void;
  close: () => Promise<void>;
}

/** A thread for each turn. */
export interface Threads {
  /**
   * Has them make an order. It may be a guess: where another comes after it, others begin on that.
   * @returns those that make it, by turn
   */
  begin: (order: Order) => readonly Thread[];
  close: () => Promise<void>;
}

/** Below this, a thread of its own takes longer to start than it saves. */
const WORTH_A_THREAD = 5000;
/** As many chunks of a thread are there at once: one is made while another is written. */
const ROOMS = 2;

function startThread(): Thread {
  // Without the environment, which names a cache of compiled scripts: with what V8 finds there, people are made 7 % slower
  // (docs/decisions/0073).
  const worker = new Worker(new URL('./chunk-worker.ts', import.meta.url), { execArgv: [], env: {} });
  const send = (room: Room | null) => worker.postMessage(room, room === null ? [] : buffersOf(room));
  // Keeps those that nobody has asked for yet, and fails when the thread does.
  const made = on(worker, 'message', { close: ['exit'] });
  return {
    begin(work) {
      worker.postMessage(work);
      for (let room = 0; room < ROOMS; room += 1) send(null);
    },
    async next() {
      const { value } = (await made.next()) as IteratorResult<[Chunk | null], undefined>;
      return value?.[0] ?? null;
    },
    done: (chunk) => send(roomOf(chunk)),
    close: async () => void (await worker.terminate()),
  };
}

/** Whether the same mentors come of two orders, but for the time of day. */
const isSame = (one: Order, other: Order) => isDeepStrictEqual({ ...one, now: 0 }, { ...other, now: 0 });

/** Starts the threads that make so many mentors, which read what they need before they are told to begin; null where one does. */
export function startThreads(mentors: number): Threads | null {
  if (mentors < WORTH_A_THREAD) return null;
  const started: Thread[] = [];
  const startAll = () => {
    const all = Array.from({ length: TURNS }, startThread);
    started.push(...all);
    return all;
  };
  const closeAll = async () => void (await Promise.all(started.map((thread) => thread.close())));
  let all = startAll();
  let begun: Order | undefined;
  return {
    begin(order) {
      if (begun !== undefined && isSame(begun, order)) return all;
      if (begun !== undefined) {
        void closeAll();
        all = startAll();
      }
      begun = order;
      all.forEach((thread, turn) => thread.begin({ order, turn }));
      return all;
    },
    close: closeAll,
  };
}
