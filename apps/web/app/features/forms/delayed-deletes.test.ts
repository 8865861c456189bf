import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelayedDeletes, undoTime } from './delayed-deletes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function scene(send: () => Promise<unknown> = async () => undefined) {
  const calls: string[] = [];
  const deletes = createDelayedDeletes();
  deletes.schedule('one', {
    send: () => {
      calls.push('send');
      return send();
    },
    restore: async () => calls.push('restore'),
    onSettled: async () => calls.push('settled'),
    onFailed: () => calls.push('failed'),
  });
  return { calls, deletes };
}

test('a deleted entry is hidden at once, and the server is called after 6 s', async () => {
  const { calls, deletes } = scene();
  expect([...deletes.hidden()]).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(undoTime - 1);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual(['send', 'settled']);
  expect(deletes.hidden().size).toBe(0);
});

test('an undone deletion never reaches the server', async () => {
  const { calls, deletes } = scene();
  deletes.undo('one');
  await vi.advanceTimersByTimeAsync(undoTime * 2);
  expect(calls).toEqual([]);
  expect(deletes.hidden().size).toBe(0);
});

test('called back late, while a finger held the toast, it is made again', async () => {
  const { calls, deletes } = scene();
  await vi.advanceTimersByTimeAsync(undoTime);
  deletes.undo('one');
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['send', 'settled', 'restore', 'settled']);
});

test('leaving the page deletes at once, and only once', async () => {
  const { calls, deletes } = scene();
  deletes.flush();
  expect(calls).toEqual(['send']);
  await vi.advanceTimersByTimeAsync(undoTime * 2);
  expect(calls).toEqual(['send', 'settled']);
});

test('an entry that could not be deleted is shown again', async () => {
  const { calls, deletes } = scene(() => Promise.reject(new Error('down')));
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(calls).toEqual(['send', 'failed']);
  expect(deletes.hidden().size).toBe(0);
});
