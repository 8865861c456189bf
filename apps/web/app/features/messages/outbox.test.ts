import type { Message } from '@abroad/contract/threads';
import { expect, test } from 'vitest';
import { Outbox, type Waiting } from './outbox.ts';

class Refused extends Error {}

const to = { thread_id: 't' };
const waiting = (client_message_id: string, part: Partial<Waiting> = {}): Waiting => ({
  client_message_id,
  to,
  text: `Text of ${client_message_id}`,
  files: [],
  written_at: 1,
  is_checked: true,
  is_changed: false,
  ...part,
});

function scene(kept: Waiting[] = [], storage = { kept }) {
  const sent: string[] = [];
  const later: (() => void)[] = [];
  /** The service's copies of messages whose answer got lost. */
  const arrived = new Map<string, string>();
  const answers = { send: [] as (Error | null)[], shown: null as string | null };
  const outbox = new Outbox({
    server: {
      check: () => Promise.resolve(answers.shown),
      send: ({ client_message_id, text }) => {
        const error = answers.send.shift() ?? null;
        if (error !== null) {
          return Promise.reject(error);
        }
        sent.push(client_message_id);
        return Promise.resolve({ client_message_id, text: arrived.get(client_message_id) ?? text } as Message);
      },
      isRefused: (error) => error instanceof Refused,
    },
    keeping: {
      read: () => storage.kept,
      write: (next) => {
        storage.kept = [...next];
      },
    },
    later: (then) => later.push(then),
  });
  const states = () => outbox.entries.map(({ state }) => state);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { outbox, sent, later, arrived, answers, storage, states, settled };
}

test('[T-250] messages are sent one after the other and kept until they are taken', async () => {
  const { outbox, sent, storage, settled } = scene();
  outbox.add(waiting('a'));
  outbox.add(waiting('b'));
  expect(storage.kept).toHaveLength(2);
  await settled();
  expect(sent).toEqual(['a', 'b']);
  expect(storage.kept).toEqual([]);
});

test('[T-250] without a connection a message waits, shown as such, keeps its place, and is sent when there is one', async () => {
  const { outbox, sent, later, answers, states, settled } = scene();
  answers.send = [new TypeError('Failed to fetch')];
  outbox.add(waiting('a'));
  outbox.add(waiting('b'));
  await settled();
  expect(states()).toEqual(['offline', 'sending']);
  expect(sent).toEqual([]);
  expect(later).toHaveLength(1);
  later[0]?.();
  await settled();
  expect(sent).toEqual(['a', 'b']);
  expect(outbox.entries).toEqual([]);
});

test('[T-250] what waited when the page was closed is sent by the next one', async () => {
  const { outbox, sent, settled } = scene([waiting('a')]);
  expect(outbox.entries).toMatchObject([{ client_message_id: 'a', state: 'sending' }]);
  void outbox.flush();
  await settled();
  expect(sent).toEqual(['a']);
});

test('[T-250] a refused message stays with its text and holds up no other', async () => {
  const { outbox, sent, answers, states, settled } = scene();
  answers.send = [new Refused()];
  outbox.add(waiting('a'));
  outbox.add(waiting('b'));
  await settled();
  expect(sent).toEqual(['b']);
  expect(states()).toEqual(['refused']);
  outbox.retry('a');
  await settled();
  expect(sent).toEqual(['b', 'a']);
});

test('[T-251] what would be hidden is said before a message is sent; it goes once its author agrees, or comes back to be changed', async () => {
  const { outbox, sent, answers, settled } = scene();
  answers.shown = 'Call me: ▒▒▒';
  outbox.add(waiting('a', { is_checked: false }));
  await settled();
  expect(sent).toEqual([]);
  expect(outbox.entries).toMatchObject([{ state: 'asks', shown_text: 'Call me: ▒▒▒' }]);
  outbox.retry('a');
  await settled();
  expect(sent).toEqual(['a']);
  outbox.add(waiting('b', { is_checked: false }));
  await settled();
  expect(outbox.drop('b')).toEqual({ text: 'Text of b', files: [], client_message_id: null });
  expect(outbox.entries).toEqual([]);
});

test('[T-450] what waits in two tabs is kept for both, and what one sends or takes back, the other doesn’t send', async () => {
  const first = scene([waiting('a')]);
  const second = scene([], first.storage);
  for (const { answers } of [first, second]) {
    answers.send = [new TypeError('Failed to fetch')];
  }
  first.outbox.add(waiting('b'));
  second.outbox.add(waiting('c'));
  await first.settled();
  expect(first.storage.kept.map(({ client_message_id: id }) => id).toSorted()).toEqual(['a', 'b', 'c']);
  expect(second.outbox.entries.map(({ client_message_id: id }) => id)).toEqual(['a', 'c']);
  second.outbox.drop('a');
  first.outbox.lookAgain();
  first.later[0]?.();
  await first.settled();
  second.outbox.lookAgain();
  expect(first.sent).toEqual(['b']);
  expect(second.outbox.entries).toMatchObject([{ client_message_id: 'c' }]);
  expect(first.storage.kept).toMatchObject([{ client_message_id: 'c' }]);
});

test('[T-450] where nothing can be kept, messages are sent all the same', async () => {
  const { outbox, sent, storage, settled } = scene();
  Object.defineProperty(storage, 'kept', { get: () => [], set: () => {} });
  outbox.add(waiting('a'));
  outbox.lookAgain();
  await settled();
  expect(sent).toEqual(['a']);
});

test('[T-471] a message that is changed while nobody knows whether it arrived is there once, and its author is asked about the change', async () => {
  const { outbox, sent, later, arrived, answers, states, storage, settled } = scene();
  const lost = async (id: string) => {
    answers.send = [new TypeError('Failed to fetch')];
    outbox.add(waiting(id));
    await settled();
    return outbox.drop(id);
  };
  const one = await lost('a');
  expect(one).toEqual({ text: 'Text of a', files: [], client_message_id: 'a' });
  outbox.add(waiting('a', { text: 'Changed', is_changed: true }));
  await settled();
  expect([sent, states()]).toEqual([['a'], []]);

  await lost('b');
  arrived.set('b', 'Text of b');
  outbox.add(waiting('b', { text: ' Text  of b ', is_changed: true }));
  await settled();
  expect([sent, states()]).toEqual([['a', 'b'], []]);

  await lost('c');
  arrived.set('c', 'Text of c');
  outbox.add(waiting('c', { text: 'Changed', is_changed: true }));
  await settled();
  expect(states()).toEqual(['arrived_before']);
  expect(storage.kept).toMatchObject([{ text: 'Changed' }]);
  const own = outbox.entries[0]?.client_message_id ?? '';
  expect(own).not.toBe('c');
  outbox.retry(own);
  await settled();
  expect(states()).toEqual([]);
  expect(sent).toHaveLength(4);
  expect(new Set(sent).size).toBe(4);

  // Changed while a try is on its way.
  arrived.set('e', 'Text of e');
  outbox.add(waiting('e'));
  outbox.drop('e');
  outbox.add(waiting('e', { text: 'Changed', is_changed: true }));
  await settled();
  expect(states()).toEqual(['arrived_before']);
  outbox.drop(outbox.entries[0]?.client_message_id ?? '');

  answers.send = [new Refused()];
  outbox.add(waiting('d'));
  await settled();
  expect(outbox.drop('d').client_message_id).toBeNull();
  expect(later).toHaveLength(3);
});
