import sharp from 'sharp';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene, NINE } from '../../testing/booking-scene.ts';
import { insertProof } from '../../testing/insert-proof.ts';
import { make, type Made, type MadeMentor } from '../../testing/make.ts';
import { asFile } from '../../testing/media-scene.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/payments-sandbox.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { exportedText } from '../../testing/review-scene.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
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
  await runJobs(scene.api.context, 'compare-mentor', 'open-mentor-case');
};
const paidIn = async (mentor: MadeMentor, country: string) => {
  await db()
    .insertInto('payout_account')
    .values({ user_id: mentor.user_id, provider: 'manual', state: 'active', country, currency: 'EUR' })
    .execute();
};
/** A mentor with a free service and one that costs something. */
const priced = () =>
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
  const [victim, thief, prospect] = [await scene.mentor(), await priced(), await scene.prospect()];
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
  const moderator = await make(scene.api).staff('moderator');
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
  const [first, mentor] = [await scene.mentor(), await priced()];
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

/** A victim with a photo, and a mentor with a new account and a copy of it who is paid in a country of no study. */
async function copied(seed: number) {
  const [victim, thief] = [await scene.mentor(), await priced()];
  await show(victim, await face(seed));
  await young(thief, 3);
  await paidIn(thief, 'MC');
  return { victim, thief, show: async () => show(thief, await face(seed, 200)) };
}
const isUnchecked = async ({ client }: MadeMentor) => (await client.getPayoutAccount()).is_unchecked;

test('[T-185] a proof of any study lifts it at once, and a revoked one brings it back', async () => {
  const { thief, show: copy } = await copied(0.5);
  await copy();
  expect(await isUnchecked(thief)).toBe(true);
  expect(await freeTimes(thief, 'paid')).toMatchObject({ unchecked: true });
  const { end } = await insertProof(scene.api, thief);
  expect(await isUnchecked(thief)).toBe(false);
  expect(await freeTimes(thief, 'paid')).toMatchObject({ unchecked: false });
  await end('revoked');
  expect(await freeTimes(thief, 'paid')).toMatchObject({ unchecked: true });
  expect(await isUnchecked(thief)).toBe(true);
});

test('[T-275] a photo from before the comparison is looked at by a job, and its copy is noticed', async () => {
  const { victim, thief, show: copy } = await copied(1.5);
  await db().updateTable('avatar').set({ look: null }).where('auth_user_id', '=', victim.user_id).execute();
  await copy();
  expect(await isUnchecked(thief)).toBe(false);
  await runJob(scene.api.context, 'look-at-photos');
  await runJobs(scene.api.context, 'compare-mentor', 'open-mentor-case');
  expect(await isUnchecked(thief)).toBe(true);
  const unseen = () =>
    db().selectFrom('avatar').select('id').where('look', 'is', null).where('status', '=', 'current').execute();
  expect(await unseen()).toEqual([]);
});

test('[T-275] a photo whose file is gone stops no other from being looked at', async () => {
  const [gone, there] = [await scene.mentor(), await scene.mentor()];
  await show(gone, await face(2.5));
  await show(there, await face(3.5));
  const ids = [gone.user_id, there.user_id];
  await db().updateTable('avatar').set({ look: null }).where('auth_user_id', 'in', ids).execute();
  await db()
    .updateTable('avatar')
    .set({ content_hash: '0'.repeat(32) })
    .where('auth_user_id', '=', gone.user_id)
    .execute();
  await runJob(scene.api.context, 'look-at-photos');
  const looks = await db()
    .selectFrom('avatar')
    .select(['auth_user_id', 'look'])
    .where('auth_user_id', 'in', ids)
    .execute();
  expect(Object.fromEntries(looks.map(({ auth_user_id, look }) => [auth_user_id, look === null]))).toEqual({
    [gone.user_id]: true,
    [there.user_id]: false,
  });
});

test('[T-276] what was noticed is in the export of its person, without whom else it is about, and is forgotten after a year unless a case is open', async () => {
  const { victim, thief, show: copy } = await copied(4.5);
  await copy();
  expect(await exportedText(thief)).toMatch(/seen_photo/);
  const signals = () => db().selectFrom('fraud_signal').selectAll().where('auth_user_id', '=', thief.user_id).execute();
  scene.clock.set('2056-02-01T10:00:00Z');
  await runJob(scene.api.context, 'sweep-fraud-signals');
  // Its case waits.
  expect(await signals()).toHaveLength(1);
  const moderator = await make(scene.api).staff('moderator');
  const { items } = await moderator.client.listCases({ query: { page_size: 100 } });
  const params = { id: items.find(({ owner }) => owner?.user_id === thief.user_id)?.id ?? '' };
  const { version, signals: noticed } = await moderator.client.getCase({ params });
  // The moderator compares the two photos.
  expect(noticed[0]?.photos.map(({ person }) => person.user_id).slice(0, 2)).toEqual([thief.user_id, victim.user_id]);
  await moderator.client.decideCase({ params, body: { version, actions: [{ type: 'no_action' }], rule: null } });
  await runJob(scene.api.context, 'sweep-fraud-signals');
  expect(await signals()).toEqual([]);
});
