import { CAPS } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { make } from '../../testing/make.ts';
import { messageScene } from '../../testing/message-scene.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { suspend } from '../moderation/decide-on-account.ts';

const scene = bookingScene();
const { pair, talk, say, sayUntilSent } = messageScene(scene);

test('[T-200] a prospect asks a mentor, and the answer opens the conversation', async () => {
  const { mentor, prospect, id } = await talk();
  const asked = await mentor.client.getThread({ params: { id } });
  expect(asked).toMatchObject({
    thread: { role: 'mentor', status: 'request', unread: 1, cannot_write_because: null, messages_left: null },
    messages: [{ text: 'How did you find a room?', is_own: false, author_role: 'prospect', client_message_id: null }],
    has_more: false,
    bookings: [],
  });
  await say(mentor, id, 'Through the university.');
  const answered = await prospect.client.getThread({ params: { id } });
  expect(answered.thread).toMatchObject({ role: 'prospect', status: 'open', unread: 1, messages_left: null });
  expect(answered.messages.map(({ text }) => text)).toEqual(['How did you find a room?', 'Through the university.']);
});

test('[T-200] the same client_message_id twice is one message, also when both are sent at once', async () => {
  const { mentor, prospect } = await pair();
  const body = { mentor_slug: mentor.slug, text: 'Hello Linh', client_message_id: newId() };
  const sent = await Promise.all(Array.from({ length: 5 }, () => prospect.client.startThread({ body })));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  const id = sent[0]?.thread_id ?? '';
  const again = { params: { id }, body: { text: 'Another text', client_message_id: body.client_message_id } };
  expect((await prospect.client.sendMessage(again)).text).toBe('Hello Linh');
  expect((await mentor.client.getThread({ params: { id } })).messages).toHaveLength(1);
});

test('[T-200] a mentor writes only to who wrote or booked', async () => {
  const [{ mentor, prospect }, other] = [await pair(), await scene.prospect()];
  const start = (body: object) =>
    refusalCode(mentor.client.startThread({ body: { text: 'Hello', client_message_id: newId(), ...body } }));
  expect(await start({ mentor_slug: prospect.slug })).toBe('PROFILE_NOT_FOUND');
  const { id: booking_id } = await make(scene.api).session({ mentor, prospect: other });
  const { thread_id } = await mentor.client.startThread({
    body: { booking_id, text: 'Welcome!', client_message_id: newId() },
  });
  expect((await other.client.listThreads({ query: { booking_id } })).items[0]?.id).toBe(thread_id);
  expect((await prospect.client.listThreads({ query: { booking_id } })).total).toBe(0);
  const seen = await other.client.getThread({ params: { id: thread_id } });
  expect(seen.thread).toMatchObject({ status: 'open', contacts_open: true });
  expect(seen.bookings).toMatchObject([{ id: booking_id, status: 'confirmed', title: 'Intro call' }]);
});

/** Sends `count` messages at once: only those that may wait for an answer are written. */
async function sendUnanswered(count: number): Promise<void> {
  const { mentor, prospect, id } = await talk();
  const codes = await Promise.all(
    Array.from({ length: count }, (_, at) => refusalCode(say(prospect, id, `Question ${at}`))),
  );
  // Under load some are shed, or answered too late.
  const refused = codes.filter((code) => code !== null && code !== 'UNAVAILABLE' && code !== 'TIMEOUT');
  expect(new Set(refused)).toEqual(new Set(['TOO_MANY_UNANSWERED']));
  const { thread, messages } = await prospect.client.getThread({ params: { id } });
  expect(messages).toHaveLength(CAPS.unanswered_messages_max);
  expect(thread).toMatchObject({ messages_left: 0, cannot_write_because: 'unanswered' });
  await say(mentor, id, 'Let me see.');
  await say(prospect, id, 'Thank you');
}

test('[T-201] the 4th message unanswered is refused, also of ten that are sent at once', () => sendUnanswered(10));

test('[T-201] the 4th message unanswered is refused, also of 100 that are sent at once', { tags: 'full' }, () =>
  sendUnanswered(100),
);

test('[T-201] the 6th thread of a day is refused, the 21st of a week until the first is a week old, and a day later there is place', async () => {
  const prospect = await scene.prospect();
  const ask = async () => {
    const { slug } = await scene.mentor();
    return prospect.client.startThread({ body: { mentor_slug: slug, text: 'Hello', client_message_id: newId() } });
  };
  const start = () => refusalCode(ask());
  const codes = [];
  for (let at = 0; at < 6; at += 1) codes.push(await start());
  expect(codes).toEqual([null, null, null, null, null, 'TOO_MANY_THREADS']);
  for (const day of ['08', '09', '10']) {
    scene.clock.set(`2055-01-${day}T10:00:01Z`);
    for (let at = 0; at < 5; at += 1) expect(await start()).toBe(null);
  }
  scene.clock.set('2055-01-11T10:00:02Z');
  const retry_after_s = 3 * 24 * 3600 - 2;
  await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_THREADS', retry_after_s });
  scene.clock.set('2055-01-14T10:00:03Z');
  expect(await start()).toBe(null);
});

test('[T-212] a message is a notification of its conversation, which reading it ends', async () => {
  const { mentor, prospect, id } = await talk();
  await say(prospect, id, 'And how much was it?');
  const unread = () => mentor.client.listNotifications({ query: { category: 'messages' } });
  expect(await unread()).toMatchObject({ items: [{ kind: 'message', count: 2, is_read: false }] });
  const last = (await mentor.client.getThread({ params: { id } })).messages.at(-1);
  await mentor.client.readThread({ params: { id }, body: { up_to: last?.id ?? '' } });
  expect(await unread()).toMatchObject({ items: [{ kind: 'message', is_read: true }] });
});

test('[T-213] a conversation is deleted 24 months after its last message and the last session', async () => {
  const { prospect, id } = await talk();
  scene.clock.set('2057-01-06T10:00:00Z');
  await runJob(scene.api.context, 'sweep-threads');
  expect((await prospect.client.getThread({ params: { id } })).messages).toHaveLength(1);
  scene.clock.set('2057-01-08T10:00:00Z');
  await runJob(scene.api.context, 'sweep-threads');
  expect(await refusalCode(prospect.client.getThread({ params: { id } }))).toBe('NOT_FOUND');
});

test('[T-203] unread messages are counted for each side alone, and reading is not told', async () => {
  const { mentor, prospect, id } = await talk();
  const second = await say(prospect, id, 'And how much was it?');
  expect((await mentor.client.listThreads({ query: {} })).unread_threads).toBe(1);
  const first = (await mentor.client.getThread({ params: { id } })).messages[0]?.id ?? '';
  const readTo = (up_to: string) => mentor.client.readThread({ params: { id }, body: { up_to } });
  expect(await readTo(first)).toEqual({ unread: 1, unread_threads: 1 });
  expect(await readTo(second.id)).toEqual({ unread: 0, unread_threads: 0 });
  expect(await readTo(first)).toEqual({ unread: 0, unread_threads: 0 });
  expect(JSON.stringify(await prospect.client.getThread({ params: { id } }))).not.toContain('read_at');
});

test('[T-311] what is read on a whole second is read, and so is what came within that second', async () => {
  const { mentor, prospect, id } = await talk();
  const readTo = (up_to: string) => mentor.client.readThread({ params: { id }, body: { up_to } });
  scene.clock.set('2055-01-07T10:30:00.000Z');
  await readTo((await say(prospect, id, 'One')).id);
  scene.clock.set('2055-01-07T10:30:00.292Z');
  expect((await readTo((await say(prospect, id, 'Two')).id)).unread).toBe(0);
});

test('[T-204] only who closed a conversation opens it again; who leaves has it no longer in the list', async () => {
  const { mentor, prospect, id } = await talk();
  const told = () => mentor.client.listNotifications({ query: { category: 'messages' } });
  expect(await told()).toMatchObject({ items: [{ kind: 'message', is_read: false }] });
  await mentor.client.closeThread({ params: { id }, body: { leave: true } });
  expect((await mentor.client.listThreads({ query: {} })).items).toEqual([]);
  expect(await told()).toMatchObject({ items: [{ kind: 'message', is_read: true }] });
  expect(await refusalCode(say(prospect, id, 'Hello?'))).toBe('THREAD_CLOSED');
  expect((await prospect.client.getThread({ params: { id } })).thread).toMatchObject({
    status: 'closed',
    cannot_write_because: 'closed',
  });
  await say(mentor, id, 'I am back.');
  await say(prospect, id, 'Good to hear.');
});

test('[T-204] a session that is booked after closing lets both write', async () => {
  const { mentor, prospect, id } = await talk();
  scene.clock.set('2055-01-07T10:00:01Z');
  await mentor.client.closeThread({ params: { id }, body: {} });
  const { id: booking_id } = await make(scene.api).session({ mentor, prospect });
  await sql`update booking set created_at = '2055-01-07T11:00:00Z' where id = ${booking_id}`.execute(
    scene.api.context.db,
  );
  await say(prospect, id, 'See you on Monday');
});

test('[T-206] a thread is not found by a third person, and not read while suspended', async () => {
  const { mentor, prospect, id } = await talk();
  const stranger = await scene.prospect();
  expect(await refusalCode(stranger.client.getThread({ params: { id } }))).toBe('NOT_FOUND');
  expect(await refusalCode(say(stranger, id, 'Hello'))).toBe('NOT_FOUND');
  expect(await refusalCode(stranger.client.closeThread({ params: { id }, body: {} }))).toBe('NOT_FOUND');
  expect((await stranger.client.listThreads({ query: {} })).total).toBe(0);
  await suspend(scene.api.context, prospect.person.email, 'Sessions were not held.');
  expect(await refusalCode(prospect.client.getThread({ params: { id } }))).toBe('ACCOUNT_SUSPENDED');
  expect(await refusalCode(prospect.client.listThreads({ query: {} }))).toBe('ACCOUNT_SUSPENDED');
  expect((await mentor.client.getThread({ params: { id } })).messages).toHaveLength(1);
});

test('[T-207] stored XSS is text, and 4,001 characters are refused', async () => {
  const { mentor, prospect, id } = await talk();
  const text = '<img src=x onerror=alert(1)>';
  await say(prospect, id, text);
  expect((await mentor.client.getThread({ params: { id } })).messages[1]?.text).toBe(text);
  expect(await refusalCode(say(prospect, id, 'a'.repeat(4001)))).toBe('VALIDATION_FAILED');
  expect(await refusalCode(say(prospect, id, '   '))).toBe('VALIDATION_FAILED');
});

/** Writes `count` messages at once, half from each side; then both read all, page by page. */
async function writeAtOnce(count: number): Promise<void> {
  const { mentor, prospect, id } = await talk();
  await say(mentor, id, 'Go on');
  await Promise.all(
    Array.from({ length: count / 2 }, (_, at) => [
      sayUntilSent(prospect, id, `p${at}`),
      sayUntilSent(mentor, id, `m${at}`),
    ]).flat(),
  );
  const all = async ({ client }: Pick<typeof mentor, 'client'>) => {
    let { messages, has_more } = await client.getThread({ params: { id } });
    const pages = [messages];
    while (has_more) {
      ({ messages, has_more } = await client.getThread({ params: { id }, query: { before: messages[0]?.id } }));
      pages.unshift(messages);
    }
    return pages.flat();
  };
  const [ofMentor, ofProspect] = [await all(mentor), await all(prospect)];
  expect(ofMentor).toHaveLength(count + 2);
  expect(ofProspect.map((message) => message.id)).toEqual(ofMentor.map((message) => message.id));
  const times = ofMentor.map(({ created_at }) => created_at);
  expect(times.map((at) => Date.parse(at))).toEqual(times.map((at) => Date.parse(at)).toSorted((a, b) => a - b));
  expect(new Set(times).size).toBe(count + 2);
}

test('[T-208] 16 senders at one thread keep order: both sides read the same, in the order of writing', () =>
  writeAtOnce(16));

test('[T-208] 100 senders at one thread keep order, over several pages', { tags: 'full' }, () => writeAtOnce(100));

test('[T-208] a long conversation is read page by page, from its end', async () => {
  const { mentor, id } = await talk();
  const { db } = scene.api.context;
  await sql`insert into message (id, thread_id, author_id, author_role, client_message_id, text, source, created_at)
    select gen_random_uuid(), ${id}, ${mentor.user_id}, 'mentor', gen_random_uuid(), 'Line ' || line, 'web',
      '2055-01-07T11:00:00Z'::timestamptz + make_interval(secs => line) from generate_series(1, 101) line`.execute(db);
  const page = (before?: string) => mentor.client.getThread({ params: { id }, query: { before } });
  const last = await page();
  const first = await page(last.messages[0]?.id);
  const rest = await page(first.messages[0]?.id);
  expect([last.has_more, first.has_more, rest.has_more]).toEqual([true, true, false]);
  const texts = [...rest.messages, ...first.messages, ...last.messages].map(({ text }) => text);
  expect(texts).toEqual(['How did you find a room?', ...Array.from({ length: 101 }, (_, at) => `Line ${at + 1}`)]);
});

test('[T-252] each side learns whether they can open the other’s profile of their role', async () => {
  const { mentor, prospect, id } = await talk();
  const seen = async ({ client }: Pick<typeof mentor, 'client'>) =>
    (await client.getThread({ params: { id } })).thread.other.has_profile;
  await prospect.client.patchMyProspectProfile({ body: { visibility: 'public' } });
  expect([await seen(prospect), await seen(mentor)]).toEqual([true, true]);
  await mentor.client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
  await prospect.client.patchMyProspectProfile({ body: { visibility: 'private' } });
  expect([await seen(prospect), await seen(mentor)]).toEqual([false, false]);
});

test('[T-209] erasure of one side: the other keeps the words without the name, and of both nothing is left', async () => {
  const { mentor, prospect, id } = await talk();
  await say(mentor, id, 'Through the university.');
  await prospect.client.deleteAccount({ body: { confirm: prospect.slug } });
  const { thread, messages } = await mentor.client.getThread({ params: { id } });
  expect(thread).toMatchObject({ status: 'closed', other: { name: 'Deleted user', is_deleted: true } });
  expect(messages.map(({ text }) => text)).toEqual(['How did you find a room?', 'Through the university.']);
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  const left = await scene.api.context.db.selectFrom('message').select('id').where('thread_id', '=', id).execute();
  expect(left).toEqual([]);
});

test('[T-384] a search names the latest message with the words, as its reader may see it, and a name alone none', async () => {
  const { mentor, prospect, id } = await talk();
  const room = await say(mentor, id, 'A room in the dormitory costs 400 euros. My number is +84 912 345 678');
  for (const text of ['Thanks!', 'And the deposit?']) await say(prospect, id, text);
  const found = async (who: Pick<typeof prospect, 'client'>, q: string) =>
    (await who.client.listThreads({ query: { q } })).items.find((thread) => thread.id === id)?.found_message;
  expect(await found(prospect, 'ROOM')).toEqual({
    id: room.id,
    text: 'A room in the dormitory costs 400 euros. My number is ▒▒▒',
    is_own: false,
    created_at: room.created_at,
  });
  expect(await found(mentor, '912 345')).toMatchObject({ id: room.id, is_own: true });
  expect(await found(prospect, '912 345')).toBeUndefined();
  expect(await found(prospect, mentor.person.first_name)).toBeNull();
  expect((await prospect.client.listThreads({ query: {} })).items[0]?.found_message).toBeNull();
});
