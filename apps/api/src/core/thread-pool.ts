import { Worker, type Transferable } from 'node:worker_threads';

/**
 * Why a thread gave no answer: the queue was full (`full`), it took too long (`late`), it ended or ran out of memory
 * (`broken`), or the pool was closed.
 */
export type ThreadProblem = 'full' | 'late' | 'broken' | 'closed';

export class ThreadFailure extends Error {
  override readonly name = 'ThreadFailure';
  readonly problem: ThreadProblem;

  constructor(problem: ThreadProblem, cause?: unknown) {
    super(`a thread gave no answer: ${problem}`, { cause });
    this.problem = problem;
  }
}

export interface ThreadPoolSettings {
  name: string;
  /** Answers each message with one message; one at a time. */
  script: URL;
  /** Its `workerData`. */
  data?: unknown;
  threads: number;
  /** The most messages that can wait for a thread. */
  queue: number;
  time_limit_ms: number;
  /** Limit of a thread's heap. */
  memory_mb: number;
}

interface Turn {
  key: unknown;
  go: () => void;
  give_up: (failure: ThreadFailure) => void;
}

/** Lets requests go first. */
export interface ThreadPool<Question, Answer> {
  /**
   * @param options.key messages with the same key are answered one after the other, so that no user takes all threads.
   * @throws ThreadFailure
   */
  ask(question: Question, options?: { transfer?: readonly Transferable[]; key?: unknown }): Promise<Answer>;
  close(): Promise<void>;
}

/** Starts a thread that doesn't keep the process alive. */
function startThread({ name, script, data, memory_mb }: ThreadPoolSettings): Worker {
  const worker = new Worker(script, {
    name,
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: memory_mb },
  });
  worker.unref();
  // A thread that breaks is replaced when the next message comes.
  worker.on('error', () => {});
  return worker;
}

function askThread<Answer>(
  worker: Worker,
  question: unknown,
  { transfer, time_limit_ms }: { transfer: readonly Transferable[]; time_limit_ms: number },
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const onBreak = (cause: unknown) => reject(new ThreadFailure('broken', cause));
  const timer = setTimeout(() => reject(new ThreadFailure('late')), time_limit_ms);
  worker.once('message', resolve).once('error', onBreak).once('exit', onBreak);
  worker.ref();
  worker.postMessage(question, transfer);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', onBreak).off('exit', onBreak).unref();
  });
}

/** Threads that start with the first message. Those that break or take too long are ended and replaced. */
export function threadPool<Question, Answer>(settings: ThreadPoolSettings): ThreadPool<Question, Answer> {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: Turn[] = [];
  const running = new Set<unknown>();
  let busy = 0;
  let isClosed = false;

  function startNext(): void {
    const next = busy < settings.threads ? waiting.findIndex(({ key }) => !running.has(key)) : -1;
    const [turn] = next === -1 ? [] : waiting.splice(next, 1);
    if (turn) {
      busy += 1;
      running.add(turn.key);
      turn.go();
    }
  }

  function takeTurn(key: unknown): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const mustWait = busy >= settings.threads || running.has(key);
    if (isClosed || (mustWait && waiting.length >= settings.queue)) {
      reject(new ThreadFailure(isClosed ? 'closed' : 'full'));
    } else {
      waiting.push({ key, go: resolve, give_up: reject });
      startNext();
    }
    return promise;
  }

  function giveTurn(key: unknown): void {
    busy -= 1;
    running.delete(key);
    startNext();
  }

  function begin(): Worker {
    const thread = startThread(settings);
    all.add(thread);
    thread.once('exit', () => {
      all.delete(thread);
      idle.splice(0, idle.length, ...idle.filter((one) => one !== thread));
    });
    return thread;
  }

  async function answer(question: Question, transfer: readonly Transferable[]): Promise<Answer> {
    const thread = idle.pop() ?? begin();
    try {
      const answered = await askThread<Answer>(thread, question, { transfer, time_limit_ms: settings.time_limit_ms });
      idle.push(thread);
      return answered;
    } catch (failure) {
      // Not awaited: the thread may be stuck, and the next message gets another one.
      void thread.terminate();
      throw failure;
    }
  }

  return {
    async ask(question, { transfer = [], key = Symbol('alone') } = {}) {
      await takeTurn(key);
      try {
        return await answer(question, transfer);
      } finally {
        giveTurn(key);
      }
    },
    async close() {
      isClosed = true;
      waiting.splice(0).forEach(({ give_up }) => give_up(new ThreadFailure('closed')));
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}
