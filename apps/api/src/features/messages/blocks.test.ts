import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { messageScene } from '../../testing/message-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = bookingScene();
const { pair, talk, say } = messageScene(scene);

test('[T-205] people of whom one blocked the other neither find nor book each other', async () => {
  const { mentor, prospect } = await pair();
  await mentor.client.blockPerson({ body: { slug: prospect.slug, reason: 'not_a_fit' } });
  const params = { slug: mentor.slug };
  expect(await refusalCode(scene.book(prospect, mentor))).toBe('PROFILE_NOT_FOUND');
  expect(await refusalCode(prospect.client.getMentorProfileBySlug({ params }))).toBe('PROFILE_NOT_FOUND');
  expect(await refusalCode(prospect.client.listEventTypesBySlug({ params, query: {} }))).toBe('PROFILE_NOT_FOUND');
  expect(await refusalCode(scene.api.as(null).getMentorProfileBySlug({ params }))).toBe(null);
  await mentor.client.unblockPerson({ body: { slug: prospect.slug } });
  expect(await refusalCode(scene.book(prospect, mentor))).toBe(null);
});

test('[T-264] of people whom a search found, those are named of whom one blocked the other, and no one else', async () => {
  const [{ mentor, prospect }, other] = [await pair(), await pair()];
  const query = { slug: [mentor.slug, other.mentor.slug] };
  const hidden = async ({ client }: typeof prospect) => (await client.listHiddenPeople({ query })).hidden;
  expect(await hidden(prospect)).toEqual([]);
  await mentor.client.blockPerson({ body: { slug: prospect.slug, reason: 'not_a_fit' } });
  await prospect.client.blockPerson({ body: { slug: other.mentor.slug, reason: 'scam' } });
  expect(new Set(await hidden(prospect))).toEqual(new Set([mentor.slug, other.mentor.slug]));
  expect(await hidden(other.prospect)).toEqual([]);
  expect((await mentor.client.listHiddenPeople({ query: { slug: [prospect.slug] } })).hidden).toEqual([prospect.slug]);
  expect((await prospect.client.listHiddenPeople({ query: {} })).hidden).toEqual([]);
});

test('[T-205] a block stops messages both ways, and the other person is not told', async () => {
  const { mentor, prospect, id } = await talk();
  expect(await mentor.client.blockPerson({ body: { slug: prospect.slug, reason: 'harassment' } })).toBeUndefined();
  expect(await refusalCode(say(prospect, id, 'Hello?'))).toBe('THREAD_CLOSED');
  expect(await refusalCode(say(mentor, id, 'No'))).toBe('THREAD_CLOSED');
  const ofProspect = await prospect.client.getThread({ params: { id } });
  expect(ofProspect.thread).toMatchObject({
    status: 'closed',
    cannot_write_because: 'closed',
    is_blocked_by_you: false,
  });
  expect(JSON.stringify(ofProspect)).not.toContain('harassment');
  expect((await mentor.client.listThreads({ query: {} })).items).toEqual([]);
  expect((await mentor.client.listThreads({ query: { status: 'closed' } })).items[0]).toMatchObject({
    is_blocked_by_you: true,
    cannot_write_because: 'blocked_by_you',
  });
  const other = await scene.prospect();
  const again = { body: { mentor_slug: mentor.slug, text: 'Hello', client_message_id: newId() } };
  expect(await refusalCode(prospect.client.startThread(again))).toBe('PROFILE_NOT_FOUND');
  expect(await refusalCode(other.client.startThread(again))).toBe(null);
  expect(await mentor.client.unblockPerson({ body: { slug: prospect.slug } })).toBeUndefined();
  await say(mentor, id, 'Hello again');
});

test('[T-205] block while the other sends: nothing arrives after the block was answered', async () => {
  const { mentor, prospect, id } = await talk();
  await say(mentor, id, 'Go on');
  const sending = Array.from({ length: 20 }, (_, at) => refusalCode(say(prospect, id, `Message ${at}`)));
  await mentor.client.blockPerson({ body: { slug: prospect.slug, reason: 'scam' } });
  const { messages } = await mentor.client.getThread({ params: { id } });
  const codes = await Promise.all(sending);
  expect((await mentor.client.getThread({ params: { id } })).messages).toHaveLength(messages.length);
  expect(codes.filter((code) => code === null)).toHaveLength(messages.length - 2);
});

test('[T-385] one sees whom one blocked, the latest first, and who blocked oneself isn’t there', async () => {
  const { mentor, prospect } = await pair();
  const other = await scene.prospect();
  const blocked = async ({ client }: Pick<typeof prospect, 'client'>) =>
    (await client.listBlocked({ query: {} })).items;
  await mentor.client.blockPerson({ body: { slug: prospect.slug, reason: 'scam' } });
  await mentor.client.blockPerson({ body: { slug: other.slug, reason: 'other' } });
  const first = await blocked(mentor);
  expect(new Set(first.map(({ slug }) => slug))).toEqual(new Set([prospect.slug, other.slug]));
  expect(first.find(({ slug }) => slug === prospect.slug)).toMatchObject({
    reason: 'scam',
    name: `${prospect.person.first_name} ${prospect.person.last_name}`,
    avatar_thumbnail_url: null,
  });
  expect(await blocked(prospect)).toEqual([]);
  await mentor.client.unblockPerson({ body: { slug: other.slug } });
  expect((await blocked(mentor)).map(({ slug }) => slug)).toEqual([prospect.slug]);
});
