import { Worker } from 'node:worker_threads';
import type { AvatarRules, RenderResult, SourceType } from './port.ts';

/** One thread, which works on one picture at a time. */
export interface Thread {
  /** @throws Error when the thread broke or the time was up; it is of no more use then. */
  render(bytes: Buffer, declared: SourceType, timeLimitMs: number): Promise<RenderResult>;
  end(): Promise<void>;
}

const asBuffers = (result: RenderResult): RenderResult =>
  'refused' in result
    ? result
    : {
        rendered: {
          ...result.rendered,
          squares: result.rendered.squares.map(({ side, bytes }) => ({ side, bytes: Buffer.from(bytes) })),
        },
      };

/** Starts a thread that doesn't keep the process alive. */
export function startThread(script: URL, rules: AvatarRules): Thread {
  const worker = new Worker(script, {
    name: 'images',
    workerData: rules,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  worker.unref();
  // A thread that breaks while it has nothing to do is found out by the next picture.
  worker.on('error', () => {});
  return {
    render(bytes, declared, timeLimitMs) {
      const { promise, resolve, reject } = Promise.withResolvers<RenderResult>();
      const onExit = () => reject(new Error('the image thread ended'));
      const timer = setTimeout(() => reject(new Error('the image thread took too long')), timeLimitMs);
      worker.once('message', resolve).once('error', reject).once('exit', onExit);
      worker.ref();
      worker.postMessage({ bytes, declared });
      return promise.then(asBuffers).finally(() => {
        clearTimeout(timer);
        worker.off('message', resolve).off('error', reject).off('exit', onExit).unref();
      });
    },
    end: async () => {
      await worker.terminate();
    },
  };
}
