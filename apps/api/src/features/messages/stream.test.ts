import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { readEvents } from '../../testing/event-reader.ts';
import type { Made } from '../../testing/make.ts';
import { messageScene } from '../../testing/message-scene.ts';
import { suspend } from '../moderation/decide-on-account.ts';
import { newId } from '../../core/ids.ts';

const scene = bookingScene();
const { talk, say } = messageScene(scene);

async function listen(
  who: Pick<Made, 'person'>,
  { expires_in_s = 600, last_id }: { expires_in_s?: number; last_id?: string } = {},
) {
  const token = await scene.api.issuer.token(who.person, { expires_in_s });
  return readEvents(`${scene.api.base_url}/api/v1/messages/stream`, {
    authorization: `Bearer ${token}`,
    ...(last_id !== undefined && { 'last-event-id': last_id }),
  });
}

const textsIn = (all: string) =>
  [...all.matchAll(/^data: (\{.*"text":.*\})$/gm)].map(
    ([, data = '{}']) => (JSON.parse(data) as { text: string }).text,
  );

test('[T-210] both sides receive a message as each may see it, and a third person nothing', async () => {
  const { mentor, prospect, id } = await talk();
  const stranger = await scene.prospect();
  const streams = await Promise.all([listen(mentor), listen(prospect), listen(stranger)]);
  const [ofMentor, ofProspect, ofStranger] = streams;
  const last = (stream: typeof ofMentor) => textsIn(stream?.text() ?? '').at(-1);
  // The first stream makes the process listen. Messages before that make pages load again.
  const isHeard = async () => {
    await say(mentor, id, 'Hello');
    return last(ofMentor);
  };
  await expect.poll(isHeard, { interval: 500 }).toBe('Hello');
  await say(prospect, id, 'Call +84 912 345 678');
  await expect.poll(() => last(ofMentor)).toBe('Call ▒▒▒');
  await expect.poll(() => last(ofProspect)).toBe('Call +84 912 345 678');
  expect(ofStranger?.text()).not.toContain('Call');
  streams.forEach(({ close }) => close());
});

test('[T-210] after a reconnection the messages that were missed come first, in order', async () => {
  const { mentor, prospect, id } = await talk();
  const first = await say(mentor, id, 'one');
  for (const text of ['two', 'three', 'four']) await say(prospect, id, text);
  const stream = await listen(mentor, { last_id: first.id });
  await expect.poll(() => textsIn(stream.text())).toContain('four');
  // Some come a second time: readers know them by their ids.
  expect([...new Set(textsIn(stream.text()))].slice(-3)).toEqual(['two', 'three', 'four']);
  await say(prospect, id, 'five');
  await expect.poll(() => textsIn(stream.text()).at(-1)).toBe('five');
  stream.close();
  // One that isn’t theirs, or isn’t there any more, says nothing about missed messages.
  for (const last_id of [first.id, crypto.randomUUID()]) {
    const stranger = await listen(await scene.prospect(), { last_id });
    expect(await stranger.next()).toBe('reload');
    await say(prospect, id, 'six');
    expect(textsIn(stranger.text())).toEqual([]);
    stranger.close();
  }
});

test('[T-380] a page that loaded before a message and listens after it is told to load again', async () => {
  const { mentor, prospect, id } = await talk();
  const early = await listen(mentor);
  await say(prospect, id, 'between');
  await expect.poll(() => textsIn(early.text())).toContain('between');
  const late = await listen(mentor);
  expect(await late.next()).toBe('reload');
  const stranger = await listen(await scene.prospect());
  await say(prospect, id, 'after');
  expect(await late.next()).toBe('message');
  expect(stranger.text()).not.toContain('event:');
  [early, late, stranger].forEach(({ close }) => close());
});

test('[T-210] SSE after token expiry: the stream ends, and with an expired token none begins', async () => {
  const mentor = await scene.mentor();
  scene.clock.set(new Date().toISOString());
  const stream = await listen(mentor, { expires_in_s: 2 });
  expect(stream.status).toBe(200);
  await stream.ended;
  expect((await listen(mentor, { expires_in_s: -60 })).status).toBe(401);
});

test('[T-210] a stream ends when its account is suspended', async () => {
  const { mentor, prospect, id } = await talk();
  const stream = await listen(mentor);
  await say(prospect, id, 'Hello');
  await stream.next();
  await suspend(scene.api.context, mentor.person.email, 'Sessions were not held.');
  await stream.ended;
  stream.close();
});

test('[T-210] a block stops the messages of a stream, whose other conversations go on', async () => {
  const { mentor, prospect, id } = await talk();
  const stream = await listen(mentor);
  await mentor.client.blockPerson({ body: { slug: prospect.slug, reason: 'scam' } });
  await expect.poll(() => stream.text()).toContain('event: thread');
  await say(prospect, id, 'Hello?').catch(() => undefined);
  const other = await scene.prospect();
  const asked = { mentor_slug: mentor.slug, text: 'How did you find a room?', client_message_id: newId() };
  const { thread_id: other_id } = await other.client.startThread({ body: asked });
  await expect.poll(() => stream.text()).toContain(other_id);
  expect(new Set(textsIn(stream.text()))).toEqual(new Set(['How did you find a room?']));
  stream.close();
});
