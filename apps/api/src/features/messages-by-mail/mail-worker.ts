import { parentPort } from 'node:worker_threads';
import type { Answer, Question } from './mail-reader.ts';
import { readMail } from './read-mail.ts';

const answer = ({ raw, ...readers }: Question): Promise<Answer> =>
  readMail(Buffer.from(raw), readers).then(
    (mail) => ({ mail }),
    (error: unknown) => ({ unreadable: String(error) }),
  );

parentPort?.on('message', (question: Question) => {
  void answer(question).then((message) => parentPort?.postMessage(message));
});
