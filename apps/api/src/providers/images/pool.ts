import { AppError } from '../../core/app-error.ts';
import type { AvatarRules, ImageProcessor, RenderResult, SourceType } from './port.ts';
import { startThread, type Thread } from './thread.ts';

interface PoolSettings {
  threads?: number;
  /** How many may wait for a thread. */
  queue?: number;
  time_limit_ms?: number;
  script?: URL;
}

const SCRIPT = new URL('./worker.ts', import.meta.url);
const RETRY_AFTER_S = 5;
/** So many waiting are some five seconds, which is as long as anybody wants to wait for an answer. */
const DEFAULTS = { threads: 1, queue: 16, time_limit_ms: 10_000, script: SCRIPT };

const tooMuch = (cause?: unknown) => new AppError('UNAVAILABLE', { cause, retry_after_s: RETRY_AFTER_S });

/** Pictures are made in threads that start with the first one; those that break or take too long are replaced. */
export function imagePool(rules: AvatarRules, settings: PoolSettings = {}): ImageProcessor {
  const { threads, queue, time_limit_ms, script } = { ...DEFAULTS, ...settings };
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  const waiting: { go: () => void; give_up: (error: Error) => void }[] = [];
  let busy = 0;

  async function takeTurn(): Promise<void> {
    if (busy < threads) {
      busy += 1;
      return;
    }
    if (waiting.length >= queue) {
      throw tooMuch();
    }
    // Whoever ends hands its turn on, so that `busy` stays as it is.
    await new Promise<void>((go, give_up) => waiting.push({ go, give_up }));
  }
  function giveTurn(): void {
    const next = waiting.shift();
    if (next) {
      next.go();
    } else {
      busy -= 1;
    }
  }

  async function aThread(): Promise<Thread> {
    const rested = idle.pop();
    if (rested) {
      return rested;
    }
    // The library's own files have to be loaded by the main thread before others use them.
    await import('sharp');
    const thread = startThread(script, rules);
    all.add(thread);
    return thread;
  }

  async function render(bytes: Buffer, declared: SourceType): Promise<RenderResult> {
    const thread = await aThread();
    try {
      const result = await thread.render(bytes, declared, time_limit_ms);
      idle.push(thread);
      return result;
    } catch (cause) {
      all.delete(thread);
      // Not waited for: it may be stuck, and the next picture gets another one.
      void thread.end();
      throw tooMuch(cause);
    }
  }

  return {
    async renderAvatar(bytes, declared) {
      await takeTurn();
      try {
        return await render(bytes, declared);
      } finally {
        giveTurn();
      }
    },
    async close() {
      waiting.splice(0).forEach(({ give_up }) => give_up(tooMuch()));
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}
