import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ChunkWork } from './chunk-worker.ts';
import { buffersOf, type Chunk, type Room, roomOf, TURNS } from './make-chunks.ts';

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
  all: readonly Thread[];
  close: () => Promise<void>;
}

/** Below this, a thread of its own takes longer to start than it saves. */
const WORTH_A_THREAD = 5000;
/** As many chunks of a thread are there at once: one is made while another is written. */
const ROOMS = 2;

function startThread(): Thread {
  // Without the environment, which names a cache of compiled scripts: what V8 finds there it never optimises as far as what it has
  // compiled itself, and people are made 7 % slower.
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

/** Starts the threads that make so many mentors, which read what they need before they are told to begin; null where one does. */
export function startThreads(mentors: number): Threads | null {
  if (mentors < WORTH_A_THREAD) return null;
  const all = Array.from({ length: TURNS }, startThread);
  return { all, close: async () => void (await Promise.all(all.map((thread) => thread.close()))) };
}
