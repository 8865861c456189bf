import { parentPort } from 'node:worker_threads';
import { stepBack } from '../../../core/step-back.ts';
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

// No booking waits for a calendar that is read in the background.
stepBack();

/** One task at a time: a `Question` comes in, an `Answer` goes out. */
parentPort?.on('message', (question: Question) => {
  void answer(question).then((message) => parentPort?.postMessage(message));
});
