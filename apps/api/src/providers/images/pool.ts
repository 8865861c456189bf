import { AppError } from '../../core/app-error.ts';
import { threadPool } from '../../core/thread-pool.ts';
import type { AvatarRules, DocumentResult, ImageProcessor, ImageTask, RenderResult } from './port.ts';

interface PoolSettings {
  threads?: number;
  /** How many may wait for a thread. */
  queue?: number;
  time_limit_ms?: number;
  script?: URL;
}

const SCRIPT = new URL('./worker.ts', import.meta.url);
const RETRY_AFTER_S = 5;
/** A full queue takes some five seconds, which is as long as users want to wait for an answer. */
const DEFAULTS = { threads: 1, queue: 16, time_limit_ms: 10_000, script: SCRIPT };
const MEMORY_MB = 128;

const asBuffers = (result: RenderResult): RenderResult =>
  'refused' in result
    ? result
    : {
        rendered: {
          ...result.rendered,
          squares: result.rendered.squares.map(({ side, bytes }) => ({ side, bytes: Buffer.from(bytes) })),
        },
      };

/** Pictures are made in threads that start with the first one; those that break or take too long are replaced. */
export function imagePool(rules: AvatarRules, settings: PoolSettings = {}): ImageProcessor {
  const pool = threadPool<ImageTask, RenderResult | DocumentResult>({
    ...DEFAULTS,
    ...settings,
    name: 'images',
    data: rules,
    memory_mb: MEMORY_MB,
  });
  async function ask(task: ImageTask): Promise<RenderResult | DocumentResult> {
    // The library's own files have to be loaded by the main thread before others use them.
    await import('sharp');
    try {
      return await pool.ask(task);
    } catch (cause) {
      throw new AppError('UNAVAILABLE', { cause, retry_after_s: RETRY_AFTER_S });
    }
  }
  return {
    renderAvatar: async (bytes, declared) => asBuffers((await ask({ bytes, declared })) as RenderResult),
    async renderDocument(bytes) {
      const result = (await ask({ bytes, declared: null })) as DocumentResult;
      return 'page' in result ? { page: Buffer.from(result.page) } : result;
    },
    close: () => pool.close(),
  };
}
