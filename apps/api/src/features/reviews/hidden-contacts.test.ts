import { HIDDEN_MARK } from '@abroad/contract';
import { expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import { ANSWERS, STARS } from '../../testing/insert-reviews.ts';
import { DAY_MS, exportedText, reviewScene } from '../../testing/review-scene.ts';

const { scene, at, complete, met } = reviewScene();

const WRITTEN = 'Very clear. Write me at linh.vu@gmail.com or +84 912 345 678, I had IELTS 7.5.';
const SHOWN = `Very clear. Write me at ${HIDDEN_MARK} or ${HIDDEN_MARK}, I had IELTS 7.5.`;

test('[T-12] a review with an address and a number is published with both hidden, and its author still reads them', async () => {
  const { mentor, prospect, write, answer, see, profile } = await met();
  at(3 * DAY_MS);
  await complete();
  expect(await write({ ...STARS, text: WRITTEN })).toMatchObject({ text: WRITTEN, public_text: SHOWN });
  await answer();
  expect((await see(prospect)).mine).toMatchObject({ text: WRITTEN, public_text: SHOWN });
  expect((await see(mentor)).theirs).toMatchObject({ text: SHOWN, public_text: null });
  const { items } = await profile();
  expect(items[0]?.text).toBe(SHOWN);
  expect(await exportedText(prospect)).toContain('linh.vu@gmail.com');
  const received = await exportedText(mentor);
  expect(received).toContain(HIDDEN_MARK);
  expect(received).not.toContain('linh.vu@gmail.com');
  for (const who of [mentor, prospect]) {
    expect(JSON.stringify(await scene.mailsTo(who))).not.toContain('linh.vu@gmail.com');
  }
  const unhide = scene.api.context.db.updateTable('review').set({ public_text: null }).where('text', '=', WRITTEN);
  await expect(unhide.execute()).rejects.toThrow('a published review stays as it is');
});

test('[T-12] a review that was sealed before contact data was hidden is published with it hidden', async () => {
  const { write, answer, profile } = await met();
  at(3 * DAY_MS);
  await complete();
  const { id } = await write({ ...STARS, text: WRITTEN });
  await scene.api.context.db.updateTable('review').set({ public_text: null }).where('id', '=', id).execute();
  await answer();
  expect((await profile()).items[0]?.text).toBe(SHOWN);
});

test('[T-12] a reply with a link is published with it hidden, and the mentor still reads it', async () => {
  const { mentor, prospect, write, answer, see, profile } = await met();
  at(3 * DAY_MS);
  await complete();
  await answer();
  const { id } = await write();
  const text = 'Thank you! Book at calendly.com/linh next time.';
  const shown = `Thank you! Book at ${HIDDEN_MARK} next time.`;
  const replied = await mentor.client.putReviewReply({ params: { id }, body: { text } });
  expect(replied.reply).toMatchObject({ text, public_text: shown });
  expect((await see(prospect)).mine?.reply).toMatchObject({ text: shown, public_text: null });
  expect((await profile()).items[0]?.reply?.text).toBe(shown);
  await mentor.client.putReviewReply({ params: { id }, body: { text: 'Thank you!' } });
  expect((await profile()).items[0]?.reply?.text).toBe('Thank you!');
});

test('[T-12] the writer reads before sending what others will read', async () => {
  const { id, mentor, prospect } = await met();
  const check = ({ client }: Pick<typeof mentor, 'client'>, text: string) =>
    client.checkReviewText({ params: { id }, body: { text } });
  expect(await check(prospect, WRITTEN)).toEqual({ public_text: SHOWN });
  expect(await check(mentor, 'Thank you')).toEqual({ public_text: null });
  expect(await refusalCode(check(await scene.prospect(), WRITTEN))).toBe('NOT_FOUND');
});

test('[T-12] a short number is found by the countries of the two people', async () => {
  const { id, prospect } = await met();
  const { db } = scene.api.context;
  const check = () => prospect.client.checkReviewText({ params: { id }, body: { text: 'Ring 020 624 1111' } });
  await db
    .updateTable('prospect_profile')
    .set({ target_country_codes: ['US'] })
    .execute();
  await db.updateTable('mentor_profile').set({ current_country_code: 'US', origin_country_code: 'US' }).execute();
  await db.updateTable('mentor_education').set({ country_code: 'US' }).execute();
  expect(await check()).toEqual({ public_text: null });
  await db.updateTable('mentor_profile').set({ current_country_code: 'NL' }).execute();
  expect(await check()).toEqual({ public_text: `Ring ${HIDDEN_MARK}` });
});

test('[T-12] a link to a page of the product stays', async () => {
  const { id, prospect } = await met();
  const text = `Read ${scene.api.context.config.public_url}/linh/mentor-profile first`;
  expect(await prospect.client.checkReviewText({ params: { id }, body: { text } })).toEqual({ public_text: null });
});

test('[T-12] [T-10] an erasure takes the words as written and as shown', async () => {
  const { prospect, mentor, write, answer } = await met();
  at(3 * DAY_MS);
  await complete();
  await answer(ANSWERS);
  const { id } = await write({ ...STARS, text: WRITTEN });
  await mentor.client.putReviewReply({ params: { id }, body: { text: 'See calendly.com/linh' } });
  await prospect.client.deleteAccount({ body: { confirm: prospect.slug } });
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  const row = await scene.api.context.db
    .selectFrom('review')
    .select(['text', 'public_text', 'reply', 'public_reply'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ text: null, public_text: null, reply: null, public_reply: null });
});
