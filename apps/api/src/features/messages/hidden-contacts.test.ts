import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { make } from '../../testing/make.ts';
import { messageScene } from '../../testing/message-scene.ts';

const scene = bookingScene();
const { pair, talk, say } = messageScene(scene);

const NUMBER = 'My number is +84 912 345 678, call me.';

test('[T-202] contact data is hidden until a session is confirmed, and then opens by itself', async () => {
  const { mentor, prospect } = await pair();
  const body = { mentor_slug: mentor.slug, text: NUMBER, client_message_id: newId() };
  const own = await prospect.client.startThread({ body });
  expect(own.parts).toEqual([
    { text: 'My number is ', hidden: null, link: null },
    { text: '+84 912 345 678', hidden: 'phone', link: null },
    { text: ', call me.', hidden: null, link: null },
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
  await make(scene.api).session({ mentor, prospect });
  expect((await read()).messages[0]).toMatchObject({
    text: NUMBER,
    parts: [
      { text: 'My number is ', hidden: null, link: null },
      { text: '+84 912 345 678', hidden: null, link: { href: 'tel:+84912345678', host: null, is_look_alike: false } },
      { text: ', call me.', hidden: null, link: null },
    ],
  });
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
  await make(scene.api).session({ mentor, prospect });
  expect(await check()).toEqual({ hidden: [], shown_text: null, offers_payment_outside: false });
});

test('[T-383] once contacts are open, links lead where they say, and one that looks like a meeting service is marked', async () => {
  const { mentor, prospect, id } = await talk();
  const written = 'See https://zoom-meeting-join.com/j/1, https://us02web.zoom.us/j/2 or javascript:alert(1)';
  const before = await say(prospect, id, written);
  expect(before.parts.map(({ link }) => link)).toEqual(before.parts.map(() => null));
  await make(scene.api).session({ mentor, prospect });
  await say(mentor, id, '<a href="javascript:alert(1)">x</a> https://evil.com/"onmouseover="alert(1)');
  const { messages } = await mentor.client.getThread({ params: { id } });
  const linksOf = (nth: number) => messages.at(nth)?.parts.flatMap(({ link }) => link ?? []) ?? [];
  expect(linksOf(-2)).toEqual([
    { href: 'https://zoom-meeting-join.com/j/1', host: null, is_look_alike: true },
    { href: 'https://us02web.zoom.us/j/2', host: null, is_look_alike: false },
  ]);
  expect(linksOf(-1).map(({ href }) => href)).toEqual([expect.stringMatching(/^https:\/\/evil\.com\/[^"<>]*$/)]);
  expect(
    messages
      .at(-1)
      ?.parts.map(({ text }) => text)
      .join(''),
  ).toBe(messages.at(-1)?.text);
  // Written between people with a session, it counts as no try to send contact data.
  expect(messages.at(-1)?.parts.every(({ hidden }) => hidden === null)).toBe(true);
});

test('[T-202] [T-383] a link to an authority is hidden from no one, and leads there between people with a session', async () => {
  const { mentor, prospect, id } = await talk();
  const text = 'Apply at https://www.ind.nl/en or call +84 912 345 678.';
  expect((await say(prospect, id, text)).parts.map(({ hidden }) => hidden)).toEqual([null, 'phone', null]);
  await make(scene.api).session({ mentor, prospect });
  expect((await say(prospect, id, text)).parts.map(({ link }) => link?.href ?? null)).toEqual([
    null,
    'https://www.ind.nl/en',
    null,
    'tel:+84912345678',
    null,
  ]);
});

test('[T-202] a number, one a message over five messages, is hidden in all of them', async () => {
  const { mentor, prospect, id } = await talk();
  await say(mentor, id, 'Go on');
  for (const text of ['+84', '912', '34', '56', '78']) await say(prospect, id, text);
  const { messages } = await mentor.client.getThread({ params: { id } });
  expect(messages.slice(-5).map(({ text }) => text)).toEqual(Array.from({ length: 5 }, () => '▒▒▒'));
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
