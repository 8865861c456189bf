import { parentPort } from 'node:worker_threads';
import { calendarReader } from './calendar-reader.ts';
import type { Question } from './messages.ts';

/** The asking thread's own work, in ms of the processor, and the name of the error that came back, if any. */
export interface OwnWork {
  ms: number;
  refusal: string | null;
}

const reader = calendarReader();

async function ask({ task, input }: Question): Promise<OwnWork> {
  const before = process.threadCpuUsage();
  const refusal = await reader.run(task, input as never, 'one').then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );
  const { user, system } = process.threadCpuUsage(before);
  return { ms: (user + system) / 1000, refusal };
}

/**
 * Run as a thread, in which nothing else happens: a `Question` for the reader comes in, `OwnWork` goes out. Where tests
 * run, timers and garbage of earlier files would be counted too.
 */
parentPort?.on('message', (question: Question) => {
  void ask(question).then((work) => parentPort?.postMessage(work));
});
