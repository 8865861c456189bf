import { Worker } from 'node:worker_threads';
import type { MergeInput, Snapshot } from '@abroad/search-index';
import type { BuiltIndex, HeavyKind, HeavyResult, HeavyTasks, MergedSegment } from './heavy-messages.ts';

const SCRIPT = new URL('./heavy-worker.ts', import.meta.url);

/** Does what would keep searches waiting, on a thread beside the index, one thing after the other. */
export interface HeavyThread {
  /** Builds an index of all that the database has. */
  build(database_url: string): Promise<BuiltIndex>;
  merge(input: MergeInput): Promise<MergedSegment>;
  /** Writes a snapshot file. */
  write(path: string, about: unknown, snapshot: Snapshot): Promise<void>;
}

/** Rows pass through young memory by the gigabyte; what they become lies outside the thread's own heap. */
const MEMORY = { maxYoungGenerationSizeMb: 6 };
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

  async function runNow<Kind extends HeavyKind>(
    kind: Kind,
    asked: HeavyTasks[Kind]['asked'],
  ): Promise<HeavyTasks[Kind]['result']> {
    clearTimeout(ending);
    const working = (worker ??= begin());
    const { promise, resolve, reject } = Promise.withResolvers<HeavyResult>();
    const onExit = () => reject(new Error('the heavy thread ended'));
    working.once('message', resolve).once('error', reject).once('exit', onExit);
    working.postMessage({ kind, ...asked });
    try {
      const answer = await promise;
      if ('error' in answer) {
        throw new Error(answer.error);
      }
      return answer.result;
    } finally {
      working.off('message', resolve).off('error', reject).off('exit', onExit);
      endWhenIdle(working);
    }
  }

  function run<Kind extends HeavyKind>(kind: Kind, asked: HeavyTasks[Kind]['asked']) {
    const next = last.then(() => runNow(kind, asked));
    last = next.catch(() => undefined);
    return next;
  }

  return {
    build: (database_url) => run('build', { database_url }),
    merge: (input) => run('merge', { input }),
    async write(path, about, snapshot) {
      await run('write', { path, about, snapshot });
    },
  };
}
