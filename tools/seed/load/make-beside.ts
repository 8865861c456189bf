import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Chunk, makeChunks, type Order } from './make-chunks.ts';

/** Below this, a thread takes longer to start than it saves. */
const WORTH_A_THREAD = 5000;
/** One chunk is created while another is written. */
const AHEAD = 2;
/** A chunk is garbage as soon as it has been transferred: with a large young generation, collecting it takes a sixth less time. */
const YOUNG_MB = 96;

async function* makeInThread(order: Order): AsyncGenerator<Chunk> {
  const maker = new Worker(new URL('./maker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  try {
    for (let asked = 0; asked < AHEAD; asked += 1) maker.postMessage('next');
    for await (const [chunk] of on(maker, 'message', { close: ['exit'] }) as AsyncIterable<[Chunk | null]>) {
      if (chunk === null) return;
      yield chunk;
      maker.postMessage('next');
    }
  } finally {
    await maker.terminate();
  }
}

/** Creates the ordered mentors, in a thread if there are many. */
export async function* makeBeside(order: Order): AsyncGenerator<Chunk> {
  if (order.end - order.first < WORTH_A_THREAD) yield* makeChunks(order);
  else yield* makeInThread(order);
}
