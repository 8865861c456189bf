import sharp from 'sharp';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene, NINE } from '../../testing/booking-scene.ts';
import { grantRole } from '../../testing/grant-role.ts';
import type { Made, MadeMentor } from '../../testing/make.ts';
import { asFile } from '../../testing/media-scene.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/payments-sandbox.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { lookOf } from '../../providers/images/look-of.ts';

let sandbox: TestSandbox;
const scene = bookingScene({}, async () => {
  sandbox = await startTestSandbox();
  return sandbox.settings;
});
const db = () => scene.api.context.db;

/** A face, as far as a hash is concerned: grey waves of a size of their own. */
function face(seed: number, side = 320): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side);
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [(at % side) / side, Math.floor(at / side) / side];
    pixels[at] =
      128 + Math.round(60 * Math.sin((3 + seed) * 4 * x + seed) + 60 * Math.cos((2 + seed) * 5 * y - seed * x * 9));
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
const show = async ({ client }: Pick<Made, 'client'>, bytes: Buffer) => {
  await client.createAvatarUpload({ file: asFile(bytes, 'image/jpeg') });
  await scene.runDueJobs();
};
const paidIn = async (mentor: MadeMentor, country: string) => {
  await db()
    .insertInto('payout_account')
    .values({ user_id: mentor.user_id, provider: 'manual', state: 'active', country, currency: 'EUR' })
    .execute();
};
const make = () =>
  scene.mentor({
    event_types: [
      { slug: 'paid', price_minor: 5000, currency: 'EUR' },
      { slug: 'free', price_minor: 0, currency: 'EUR' },
    ],
  });
const young = (mentor: MadeMentor, days: number) =>
  sql`update authenticated_user set created_at = ${new Date(scene.clock.now() - days * 86_400_000)} where id = ${mentor.user_id}`.execute(
    db(),
  );
const book = (who: Made, mentor: MadeMentor, event_type_slug: string, start = NINE) =>
  who.client.createBooking({ body: { mentor_slug: mentor.slug, event_type_slug, start, time_zone: 'UTC' } });
const freeTimes = (mentor: MadeMentor, event_type_slug: string) =>
  scene.api.as(null).getAvailabilityBySlug({
    params: { slug: mentor.slug },
    query: { event_type_slug, start: '2055-01-11T00:00:00Z', end: '2055-01-20T00:00:00Z' },
  });

test('[T-185] a picture is recognised at another size and quality, and other pictures are not', async () => {
  const bits = async (bytes: Buffer) => lookOf(await sharp(bytes).raw().toBuffer({ resolveWithObject: true }));
  const differ = (one: string, other: string) => [...one].filter((bit, at) => bit !== other[at]).length;
  const one = await bits(await face(1));
  const smaller = await bits(
    await sharp(await face(1))
      .resize(150, 150)
      .jpeg({ quality: 40 })
      .toBuffer(),
  );
  expect(differ(one, smaller)).toBeLessThanOrEqual(6);
  for (const seed of [2, 3, 4]) {
    expect(differ(one, await bits(await face(seed))), String(seed)).toBeGreaterThan(6);
  }
});

test('[T-185] a stolen photo, a new account and a payout country of no study: free to talk to, not bookable for money, until a moderator clears it', async () => {
  const [victim, thief, prospect] = [await scene.mentor(), await make(), await scene.prospect()];
  await show(victim, await face(5));
  await young(thief, 3);
  await paidIn(thief, 'MC');
  await show(
    thief,
    await sharp(await face(5))
      .resize(200, 200)
      .jpeg({ quality: 60 })
      .toBuffer(),
  );
  expect(await refusalCode(book(prospect, thief, 'paid'))).toBe('MENTOR_UNCHECKED');
  expect(await freeTimes(thief, 'paid')).toMatchObject({
    unchecked: true,
    available_slots: [],
    next_available_at: null,
  });
  expect((await freeTimes(thief, 'free')).available_slots.length).toBeGreaterThan(0);
  expect(await book(prospect, thief, 'free')).toMatchObject({ status: 'confirmed' });
  expect(await thief.client.getPayoutAccount()).toMatchObject({ is_unchecked: true });
  expect(await scene.api.as(null).getMentorProfileBySlug({ params: { slug: thief.slug } })).toMatchObject({
    slug: thief.slug,
  });
  const moderator = await scene.prospect();
  await grantRole(scene.api, moderator, 'moderator');
  const { items } = await moderator.client.listCases({ query: { page_size: 100 } });
  const found = items.find(({ owner }) => owner?.user_id === thief.user_id);
  expect(found).toMatchObject({ reason: 'fake_profile' });
  expect(items.some(({ owner }) => owner?.user_id === victim.user_id)).toBe(false);
  const params = { id: found?.id ?? '' };
  const { signals, version } = await moderator.client.getCase({ params });
  expect(signals).toMatchObject([{ kind: 'seen_photo', count: 1 }]);
  await moderator.client.decideCase({ params, body: { version, actions: [{ type: 'no_action' }], rule: null } });
  expect(await freeTimes(thief, 'paid')).toMatchObject({ unchecked: false });
  expect(await book(prospect, thief, 'paid', '2055-01-18T08:00:00Z')).toMatchObject({ status: 'pending_payment' });
});

test.each([
  ['a photo of their own', { seed: 8, days: 3, country: 'MC' }],
  ['an account of 31 days', { seed: 7, days: 31, country: 'MC' }],
  ['a payout country where they studied', { seed: 7, days: 3, country: null }],
])('[T-185] %s is enough to be bookable', async (_title, { seed, days, country }) => {
  const [first, mentor] = [await scene.mentor(), await make()];
  await show(first, await face(7));
  await young(mentor, days);
  const study = await db()
    .selectFrom('mentor_education')
    .select(['id', 'country_code'])
    .where('profile_id', '=', mentor.profile_id)
    .executeTakeFirst();
  await db()
    .updateTable('mentor_education')
    .set({ country_code: 'NL' })
    .where('id', '=', study?.id ?? '')
    .execute();
  await paidIn(mentor, country ?? 'NL');
  await show(mentor, await face(seed));
  expect(await mentor.client.getPayoutAccount()).toMatchObject({ is_unchecked: false });
});
