import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { messageScene } from '../../testing/message-scene.ts';

const scene = bookingScene();
const { pair, talk, say } = messageScene(scene);

const NUMBER = 'My number is +84 912 345 678, call me.';

test('[T-202] contact data is hidden until a session is confirmed, and then opens by itself', async () => {
  const { mentor, prospect } = await pair();
  const body = { mentor_slug: mentor.slug, text: NUMBER, client_message_id: newId() };
  const own = await prospect.client.startThread({ body });
  expect(own.parts).toEqual([
    { text: 'My number is ', hidden: null },
    { text: '+84 912 345 678', hidden: 'phone' },
    { text: ', call me.', hidden: null },
  ]);
  const read = () => mentor.client.getThread({ params: { id: own.thread_id } });
  const list = () => mentor.client.listThreads({ query: {} });
  expect((await read()).messages[0]).toMatchObject({
    text: 'My number is ▒▒▒, call me.',
    parts: [{}, { text: null, hidden: 'phone' }, {}],
  });
  expect((await list()).items[0]?.last_message?.text).toBe('My number is ▒▒▒, call me.');
  expect((await mentor.client.listThreads({ query: { q: '912 345' } })).total).toBe(0);
  expect((await mentor.client.listThreads({ query: { q: 'call me' } })).total).toBe(1);
  const found = await prospect.client.listThreads({ query: { mentor_slug: mentor.slug } });
  expect(found.items.map(({ id }) => id)).toEqual([own.thread_id]);
  await scene.book(prospect, mentor);
  expect((await read()).messages[0]).toMatchObject({ text: NUMBER, parts: [{ text: NUMBER, hidden: null }] });
  expect((await list()).items[0]?.last_message?.text).toBe(NUMBER);
  expect((await mentor.client.listThreads({ query: { q: '912 345' } })).total).toBe(1);
});

test('[T-202] what would be hidden is said before sending, and nothing is once contacts are open', async () => {
  const { mentor, prospect } = await pair();
  const check = () => prospect.client.checkMessage({ body: { text: NUMBER, mentor_slug: mentor.slug } });
  expect(await check()).toEqual({
    hidden: [{ kind: 'phone', start: 13, end: 28 }],
    shown_text: 'My number is ▒▒▒, call me.',
    offers_payment_outside: false,
  });
  await scene.book(prospect, mentor);
  expect(await check()).toEqual({ hidden: [], shown_text: null, offers_payment_outside: false });
});

test('[T-202] a number, one a message over five messages, is hidden in all of them', async () => {
  const { mentor, prospect, id } = await talk();
  await say(mentor, id, 'Go on');
  for (const text of ['+84', '912', '345', '678']) await say(prospect, id, text);
  const { messages } = await mentor.client.getThread({ params: { id } });
  expect(messages.slice(-4).map(({ text }) => text)).toEqual(['▒▒▒', '▒▒▒', '▒▒▒', '▒▒▒']);
  await say(prospect, id, 'IELTS 7.5');
  await say(prospect, id, '2019–2023');
  const after = await mentor.client.getThread({ params: { id } });
  expect(after.messages.slice(-2).map(({ text }) => text)).toEqual(['IELTS 7.5', '2019–2023']);
});

test('[T-211] an offer to pay outside is sent with a warning, and nothing of it is hidden', async () => {
  const { mentor, prospect, id } = await talk();
  const text = 'You can pay me by PayPal';
  expect(await say(mentor, id, text)).toMatchObject({ text, offers_payment_outside: true });
  const { messages } = await prospect.client.getThread({ params: { id } });
  expect(messages.at(-1)).toMatchObject({ text, offers_payment_outside: true });
});
