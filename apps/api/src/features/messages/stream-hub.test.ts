import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { messageScene } from '../../testing/message-scene.ts';
import { streamHub } from './stream-hub.ts';

const scene = bookingScene();
const { talk, say } = messageScene(scene);

/** The first result comes once that is over. */
function waitingAtFirst(until: Promise<void>): KyselyPlugin {
  let isFirst = true;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const waits = isFirst;
      isFirst = false;
      await (waits && until);
      return result;
    },
  };
}

/** A hub whose announcements the test makes, and what its one reader is sent. */
function hear(user_id: string, last_id: string | null) {
  const { context } = scene.api;
  const reading = Promise.withResolvers<void>();
  let events: { changed: (payload: string) => void; missed: () => void } | undefined;
  const hub = streamHub({
    ...context,
    db: context.db.withPlugin(waitingAtFirst(reading.promise)),
    message_announcements: {
      open(given) {
        events = given;
        return { close: () => Promise.resolve() };
      },
    },
  });
  const sent: string[] = [];
  hub.add({ user_id, last_id, send: (event, { id } = {}) => void sent.push(id ?? event), end: () => sent.push('end') });
  return {
    sent,
    announce: (payload: object) => events?.changed(JSON.stringify(payload)),
    miss: () => events?.missed(),
    /** Ends the reading of missed messages. */
    finishReading: () => reading.resolve(),
  };
}

test('[T-310] a message that is written while what was missed is read comes after it', async () => {
  const { mentor, prospect, id } = await talk();
  const before = await say(mentor, id, 'one');
  const missed = [await say(prospect, id, 'two'), await say(prospect, id, 'three')];
  const { sent, announce, finishReading } = hear(mentor.user_id, before.id);
  const last = await say(prospect, id, 'four');
  announce({ kind: 'message', users: [mentor.user_id, prospect.user_id], thread_id: id, message_id: last.id });
  finishReading();
  await expect.poll(() => sent.at(-1)).toBe(last.id);
  const told = [...new Set(sent)].filter((one) => [...missed, last].some((message) => message.id === one));
  expect(told).toEqual([...missed.map((message) => message.id), last.id]);
});

test('[T-310] a reader who has had no message yet loads again when some may have been missed', async () => {
  const { mentor } = await talk();
  const { sent, miss, finishReading } = hear(mentor.user_id, null);
  miss();
  finishReading();
  await expect.poll(() => sent).toEqual(['reload']);
});
