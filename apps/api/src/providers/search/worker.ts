import { parentPort, workerData } from 'node:worker_threads';
import { keepIndex } from './index-keeper.ts';
import type { FromThread, Question, ThreadSettings, ToThread } from './messages.ts';

const tell = (message: FromThread) => parentPort?.postMessage(message);
const keeper = keepIndex(workerData as ThreadSettings, tell);

/** Searches are answered together, for each takes less than the way of a message; counting takes longer, and comes after. */
function answerAll(questions: readonly Question[]): void {
  const answers = questions.filter(({ kind }) => kind === 'search').map((question) => keeper.answer(question));
  if (answers.length > 0) {
    tell({ kind: 'answers', answers });
  }
  for (const question of questions.filter(({ kind }) => kind === 'facets')) {
    tell({ kind: 'answers', answers: [keeper.answer(question)] });
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'stop') {
    void keeper.stop().finally(() => process.exit(0));
  } else {
    answerAll(message.questions);
  }
});
