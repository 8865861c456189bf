import { parentPort } from 'node:worker_threads';
import { failureOf } from '../failure-of.ts';
import type { Answer, Question } from './messages.ts';
import { TASKS } from './tasks.ts';

async function answer({ task, input }: Question): Promise<Answer> {
  try {
    return { output: await (TASKS[task] as (given: unknown) => unknown)(input) };
  } catch (error) {
    const { problem, detail, unreadable } = failureOf(error);
    return { refusal: { problem, detail, unreadable } };
  }
}

/** One task at a time: a `Question` comes in, an `Answer` goes out. */
parentPort?.on('message', (question: Question) => {
  void answer(question).then((message) => parentPort?.postMessage(message));
});
