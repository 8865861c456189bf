import { parentPort, workerData } from 'node:worker_threads';
import { keepIndex } from './index-keeper.ts';
import type { FromThread, ThreadSettings, ToThread } from './messages.ts';

const tell = (message: FromThread) => parentPort?.postMessage(message);
const keeper = keepIndex(workerData as ThreadSettings, tell);

/** Questions come in and answers go out in batches; searches take less than the way of a message. */
parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'stop') {
    void keeper.stop().finally(() => process.exit(0));
  } else {
    tell({ kind: 'answers', answers: message.questions.map((question) => keeper.answer(question)) });
  }
});
