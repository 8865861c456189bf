import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { steadyNow, type FromThread, type ThreadSettings, type ToThread } from './messages.ts';
import { MOST_LAG_MS, type ChangeListener, type IndexStanding, type IndexThread, type Standing } from './port.ts';
import { questionDesk } from './question-desk.ts';

const SCRIPT = new URL('./worker.ts', import.meta.url);
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;
/** Searches leave little behind: more room for it would only be more memory. */
const MEMORY = { maxYoungGenerationSizeMb: 24 };
/** The last snapshot is not waited for any longer. */
const STOP_MS = 1200;

const NOTHING: Standing = { phase: 'starting', documents: 0, bytes: 0, made_by: null, made_in_ms: null };

/** A thread that is started on first use, and again after growing waits whenever it dies. */
export function indexThread(settings: ThreadSettings & { logger: Logger; script?: URL }): IndexThread {
  const { logger, script = SCRIPT, database_url, folder } = settings;
  const listeners: ChangeListener[] = [];
  let worker: Worker | null = null;
  let standing: IndexStanding['phase'] = 'off';
  let reported = NOTHING;
  let caught_up_at: number | null = null;
  let wait = FIRST_WAIT_MS;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  const desk = questionDesk((questions) => post({ kind: 'asked', questions }));

  const post = (message: ToThread) => worker?.postMessage(message);
  const lag = () => (caught_up_at === null ? null : steadyNow() - caught_up_at);
  const isServing = () => standing === 'following' && (lag() ?? Infinity) < MOST_LAG_MS;

  function receive(message: FromThread): void {
    switch (message.kind) {
      case 'answers':
        return desk.take(message.answers);
      case 'caught_up':
        caught_up_at = message.at;
        wait = FIRST_WAIT_MS;
        return;
      case 'standing':
        reported = message.standing;
        standing = reported.phase;
        return;
      case 'changed':
        return listeners.forEach((listener) => listener.changed(message.profile_ids));
      case 'begun_anew':
        return forget();
      case 'trouble':
        return logger.warn({ trouble: message.error }, "the search index can't continue and tries again");
    }
  }

  function forget(): void {
    caught_up_at = null;
    listeners.forEach((listener) => listener.begun_anew());
  }

  function begin(): void {
    const begun = new Worker(script, {
      name: 'search-index',
      workerData: { database_url, folder },
      resourceLimits: MEMORY,
    });
    begun.unref();
    begun.on('message', receive);
    begun.on('error', (error) => logger.error({ err: error }, 'the thread of the search index broke'));
    begun.on('exit', () => ended(begun));
    worker = begun;
    standing = 'starting';
  }

  function ended(dead: Worker): void {
    if (worker !== dead) {
      return;
    }
    worker = null;
    standing = 'off';
    reported = NOTHING;
    forget();
    desk.refuseAll(new Error('the thread of the search index ended'));
    if (!isClosed) {
      logger.warn({ wait_ms: wait }, 'the thread of the search index ended and is started again');
      again = setTimeout(begin, wait).unref();
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }

  return {
    start() {
      if (worker === null && again === undefined && !isClosed) {
        begin();
      }
    },
    isServing,
    search: (query) => desk.ask({ kind: 'search', query }),
    facets: (conditions, limit) => desk.ask({ kind: 'facets', conditions, limit }),
    standing: () => {
      const lag_ms = lag();
      return {
        ...reported,
        phase: standing,
        lag_ms: lag_ms === null ? null : Math.round(lag_ms),
        is_serving: isServing(),
      };
    },
    listen: (listener) => void listeners.push(listener),
    async close() {
      isClosed = true;
      clearTimeout(again);
      const last = worker;
      if (last === null) {
        return;
      }
      const exit = new Promise<void>((resolve) => void last.once('exit', () => resolve()));
      post({ kind: 'stop' });
      const late = setTimeout(() => void last.terminate(), STOP_MS);
      await exit;
      clearTimeout(late);
    },
  };
}
