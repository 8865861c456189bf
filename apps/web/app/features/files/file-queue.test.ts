import { LIMITS } from '@abroad/contract/limits';
import { expect, test } from 'vitest';
import { FileQueue, type ReadyFile } from './file-queue.ts';

class Lost extends Error {}

function scene(kept: ReadyFile[] = []) {
  const calls: {
    file: File;
    onProgress: (part: number) => void;
    signal: AbortSignal;
    answer: (outcome: string | Error) => void;
  }[] = [];
  const forgotten: string[] = [];
  const storage = { kept };
  const queue = new FileQueue({
    send: (file, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        const answer = (outcome: string | Error) =>
          outcome instanceof Error
            ? reject(outcome)
            : resolve({ id: outcome, filename: file.name, size_bytes: file.size });
        calls.push({ file, onProgress, signal, answer });
      }),
    forget: (id) => forgotten.push(id),
    isLost: (error) => error instanceof Lost,
    keeping: {
      read: () => storage.kept,
      write: (ready) => {
        storage.kept = [...ready];
      },
    },
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const states = () => queue.chosen.map(({ state }) => state);
  return { queue, calls, forgotten, storage, states, settled };
}
const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

test('[T-330] files are sent one after the other, say how far they are, and go with one message', async () => {
  const { queue, calls, states, storage, settled } = scene();
  expect(queue.add([file('a'), file('b')])).toBe(0);
  expect(states()).toEqual(['sending', 'waiting']);
  calls[0]?.onProgress(0.5);
  expect(queue.chosen[0]).toMatchObject({ state: 'sending', part: 0.5 });
  calls[0]?.onProgress(1);
  expect(states()).toEqual(['checking', 'waiting']);
  calls[0]?.answer('1');
  await settled();
  expect(states()).toEqual(['ready', 'sending']);
  calls[1]?.answer('2');
  await settled();
  expect(storage.kept.map(({ id }) => id)).toEqual(['1', '2']);
  expect(queue.take().map(({ filename }) => filename)).toEqual(['a', 'b']);
  expect(queue.chosen).toEqual([]);
  expect(storage.kept).toEqual([]);
});

test('[T-330] a file is cancelled while it is sent, and one that is there is deleted when it is removed', async () => {
  const { queue, calls, states, forgotten, settled } = scene();
  queue.add([file('a'), file('b')]);
  queue.remove(queue.chosen[0]?.key ?? '');
  expect(calls[0]?.signal.aborted).toBe(true);
  await settled();
  expect(states()).toEqual(['sending']);
  calls[1]?.answer('2');
  await settled();
  queue.remove(queue.chosen[0]?.key ?? '');
  expect(queue.chosen).toEqual([]);
  expect(forgotten).toEqual(['2']);
});

test('[T-330] without a connection a file waits for one, and a refused one is tried again only when it is asked', async () => {
  const { queue, calls, states, settled } = scene();
  queue.add([file('a'), file('b')]);
  calls[0]?.answer(new Lost());
  await settled();
  calls[1]?.answer(new Error('refused'));
  await settled();
  expect(states()).toEqual(['offline', 'failed']);
  queue.resume();
  expect(states()).toEqual(['sending', 'failed']);
  calls[2]?.answer('1');
  await settled();
  queue.retry(queue.chosen[1]?.key ?? '');
  expect(states()).toEqual(['ready', 'sending']);
});

test('[T-330] a message takes five files, and those of a message that was taken back come first', async () => {
  const { queue, settled } = scene([{ id: '0', filename: 'kept', size_bytes: 1 }]);
  expect(queue.chosen).toMatchObject([{ filename: 'kept', state: 'ready' }]);
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(queue.add(names.map(file))).toBe(names.length + 1 - LIMITS.attachments_max);
  queue.restore([{ id: '9', filename: 'back', size_bytes: 1 }]);
  await settled();
  expect(queue.chosen.map(({ filename }) => filename)).toEqual(['back', 'kept', 'a', 'b', 'c']);
});
