import { Worker } from 'node:worker_threads';
import type { MergeInput, Snapshot } from '@abroad/search-index';
import type { HeavyResult, HeavyTask, MergedSegment } from './heavy-messages.ts';

const SCRIPT = new URL('./heavy-worker.ts', import.meta.url);

/** Does what would keep searches waiting, on a thread beside the index, one thing after the other. */
export interface HeavyThread {
  merge(input: MergeInput): Promise<MergedSegment>;
  /** Writes a snapshot file. */
  write(path: string, about: unknown, snapshot: Snapshot): Promise<void>;
}

/** What is merged lies outside the thread's own heap. */
const MEMORY = { maxYoungGenerationSizeMb: 16 };
/** A thread takes tens of megabytes, which are let go when nothing has been due for so long. */
const IDLE_MS = 30_000;

/** The thread starts with a task, ends when it has been idle for long, and starts anew with the next task, also after it broke. */
export function heavyThread({ idle_ms = IDLE_MS }: { idle_ms?: number } = {}): HeavyThread {
  let worker: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function begin(): Worker {
    const begun = new Worker(SCRIPT, { name: 'search-index-heavy', resourceLimits: MEMORY });
    begun.unref();
    begun.on('error', () => undefined);
    begun.on('exit', () => {
      worker = worker === begun ? null : worker;
    });
    return begun;
  }

  function endWhenIdle(idle: Worker): void {
    ending = setTimeout(() => {
      worker = null;
      void idle.terminate();
    }, idle_ms).unref();
  }

  async function runNow(task: HeavyTask): Promise<MergedSegment | null> {
    clearTimeout(ending);
    const working = (worker ??= begin());
    const { promise, resolve, reject } = Promise.withResolvers<HeavyResult>();
    const onExit = () => reject(new Error('the heavy thread ended'));
    working.once('message', resolve).once('error', reject).once('exit', onExit);
    working.postMessage(task);
    try {
      const result = await promise;
      if ('error' in result) {
        throw new Error(result.error);
      }
      return result.segment;
    } finally {
      working.off('message', resolve).off('error', reject).off('exit', onExit);
      endWhenIdle(working);
    }
  }

  function run(task: HeavyTask): Promise<MergedSegment | null> {
    const next = last.then(() => runNow(task));
    last = next.catch(() => undefined);
    return next;
  }

  return {
    async merge(input) {
      const segment = await run({ kind: 'merge', input });
      if (segment === null) {
        throw new Error('the heavy thread merged nothing');
      }
      return segment;
    },
    async write(path, about, snapshot) {
      await run({ kind: 'write', path, about, snapshot });
    },
  };
}
