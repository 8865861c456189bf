import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_ANSWERS, HOSTILE_CALENDARS } from '../../../testing/hostile-calendars.ts';
import { calendarReader } from './calendar-reader.ts';
import type { Question } from './messages.ts';
import type { OwnWork } from './own-work.test-helper.ts';

const START = Date.UTC(2026, 10, 24);
const QUESTION = {
  span: { start: START, end: START + 768 * 86_400_000 },
  time_zone: 'Europe/Berlin',
  own_addresses: new Set<string>(),
};
/** The time that the serving thread may spend on any file, in ms. */
const OWN_MS = 50;

const piecesOf = (text: string) => [new TextEncoder().encode(text)];
const feed = (text: string) => ({ pieces: piecesOf(text), charset: 'utf-8', known_hash: null, ...QUESTION });
const answer = (text: string) => ({
  pieces: piecesOf(text),
  content_type: 'text/xml',
  url: 'https://dav.example/c/',
  collection: 'https://dav.example/c/',
  expected: 1,
  remains: undefined,
  ...QUESTION,
});

/** How often it is measured where more than that was spent. */
const TIMES = 4;

let asking: Worker;
/** @returns how long the processor worked for it in the thread that asks, in ms: the least of a few times. */
async function ownWork(question: () => Question): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < TIMES && least >= OWN_MS; time += 1) {
    asking.postMessage(question());
    const [{ ms, refusal }] = (await once(asking, 'message')) as [OwnWork];
    expect(refusal).toBeOneOf([null, 'CalendarFailure']);
    least = Math.min(least, ms);
  }
  return least;
}

/** One of each kind of trick, that costs the other thread little; the others take it seconds. */
const IN_EVERY_RUN = new Set<string>([
  'fifty yearly rules of every second',
  'one series with ten thousand changes',
  'a zone of every second',
  'free-busy without an end',
  'a line of nine megabytes',
  'nine megabytes of folds',
  'components within components',
  'elements within elements',
] satisfies (keyof typeof HOSTILE_CALENDARS | keyof typeof HOSTILE_ANSWERS)[]);

const attacks: [string, () => Question][] = [
  ...Object.entries(HOSTILE_CALENDARS).map(([name, make]): [string, () => Question] => [
    name,
    () => ({ task: 'read-feed', input: feed(make()) }),
  ]),
  ...Object.entries(HOSTILE_ANSWERS).map(([name, make]): [string, () => Question] => [
    name,
    () => ({ task: 'busy-objects', input: answer(make()) }),
  ]),
];

async function expectCheap(_name: string, question: () => Question): Promise<void> {
  expect(await ownWork(question)).toBeLessThan(OWN_MS);
}

describe('[N-01] a calendar that is an attack', () => {
  beforeAll(() => {
    asking = new Worker(new URL('./own-work.test-helper.ts', import.meta.url));
  });
  afterAll(() => asking.terminate());

  test.each(attacks.filter(([name]) => IN_EVERY_RUN.has(name)))(
    '%s: read in another thread, costs the thread that serves nothing',
    expectCheap,
  );

  test.each(attacks.filter(([name]) => !IN_EVERY_RUN.has(name)))(
    '%s: read for seconds in another thread, costs the thread that serves nothing',
    { tags: 'full' },
    expectCheap,
  );

  test('the file of 700 bytes is unreadable, and the entry is named', async () => {
    const reader = calendarReader();
    const text = HOSTILE_CALENDARS['a yearly rule of every second']().replace('UID:one', 'UID:one\r\nSUMMARY:Yoga');
    await expect(reader.run('read-feed', feed(text), 'one')).rejects.toMatchObject({
      problem: 'unreadable',
      unreadable: { reason: 'too_much', title: 'Yoga', date: '2026-01-01' },
    });
    await reader.close();
  });
});
