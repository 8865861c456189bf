import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_ANSWERS, HOSTILE_CALENDARS } from '../../../testing/hostile-calendars.ts';
import { calendarReader } from './calendar-reader.ts';

const START = Date.UTC(2026, 10, 24);
const QUESTION = {
  span: { start: START, end: START + 768 * 86_400_000 },
  time_zone: 'Europe/Berlin',
  own_addresses: new Set<string>(),
};
/** What the thread that serves may spend on any file, in ms. */
const OWN_MS = 50;

const reader = calendarReader();
afterAll(() => reader.close());

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

/**
 * @returns how long the processor worked for it in this thread, in ms: the least of a few times. What the thread does
 * besides, like collecting what earlier files of tests left, can only add to it.
 */
async function ownWork<T>(make: () => T, read: (input: T) => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < TIMES && least >= OWN_MS; time += 1) {
    const input = make();
    const before = process.threadCpuUsage();
    await read(input).catch((error: unknown) => {
      expect(error).toMatchObject({ name: 'CalendarFailure' });
    });
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe('[N-01] a calendar that is an attack', () => {
  beforeAll(async () => {
    await reader.run('read-feed', feed('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'), 'warm-up');
  });

  test.each(Object.entries(HOSTILE_CALENDARS))('%s costs the thread that serves nothing', async (name, make) => {
    const work = await ownWork(
      () => feed(make()),
      (input) => reader.run('read-feed', input, name),
    );
    expect(work).toBeLessThan(OWN_MS);
  });

  test.each(Object.entries(HOSTILE_ANSWERS))('%s cost the thread that serves nothing', async (name, make) => {
    const work = await ownWork(
      () => answer(make()),
      (input) => reader.run('busy-objects', input, name),
    );
    expect(work).toBeLessThan(OWN_MS);
  });

  test('the file of 700 bytes is unreadable, and the entry is named', async () => {
    const text = HOSTILE_CALENDARS['a yearly rule of every second']().replace('UID:one', 'UID:one\r\nSUMMARY:Yoga');
    await expect(reader.run('read-feed', feed(text), 'one')).rejects.toMatchObject({
      problem: 'unreadable',
      unreadable: { reason: 'too_much', title: 'Yoga', date: '2026-01-01' },
    });
  });
});
