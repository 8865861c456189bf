import { expect, test } from 'vitest';
import { mediaScene } from '../../testing/media-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { make } from '../../testing/make.ts';
import { png } from '../../testing/pictures.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { eraseAvatars } from './remove.ts';
import { exportAvatar } from './read.ts';

const scene = mediaScene();
const nobody = () => scene.api.as(null);

test('[C-38] a picture shows at its slug, on the profile, on the card and in bookings, until it is removed', async () => {
  const mentor = await make(scene.api).mentor({ first_name: 'Xanthippe' });
  const prospect = await make(scene.api).prospect({ visibility: 'public' });
  const params = { slug: mentor.slug };
  const { available_slots } = await prospect.client.getAvailabilityBySlug({ params });
  const start = available_slots[0]?.start ?? '';
  await prospect.client.createBooking({
    body: { mentor_slug: mentor.slug, event_type_slug: 'intro-call', time_zone: 'Africa/Lagos', start },
  });
  const shown = async () => {
    const profile = await nobody().getMentorProfileBySlug({ params });
    const [card] = (await nobody().searchProfiles({ query: { keyword: ['xanthippe'] } })).profiles;
    const seen = await nobody().getProspectProfileBySlug({ params: { slug: prospect.slug } });
    const [booking] = (await prospect.client.listBookings()).items;
    return {
      slug: await nobody().getAvatarBySlug({ params }),
      profile: [profile.profile_image_url, profile.avatar_medium_url, profile.avatar_thumbnail_url],
      card: [card?.profile_image_url, card?.avatar_medium_url, card?.avatar_thumbnail_url],
      prospect: [seen.profile_image_url, seen.avatar_medium_url, seen.avatar_thumbnail_url],
      booking: [booking?.mentor, booking?.prospect].map((side) => [
        side?.profile_image_url,
        side?.avatar_medium_url,
        side?.avatar_thumbnail_url,
      ]),
    };
  };
  const nothing = await shown();
  const [one, other] = [
    await scene.upload(mentor, await png('#ff0000')),
    await scene.upload(prospect, await png('#00f000')),
  ];
  const sizes = (url: string) => [url, url.replace('-256.', '-128.'), url.replace('-256.', '-64.')];
  const [url, medium_url, thumbnail_url] = sizes(one.url);
  expect(await shown()).toEqual({
    slug: { asset_id: one.asset_id, url, medium_url, thumbnail_url },
    profile: sizes(one.url),
    card: sizes(one.url),
    prospect: sizes(other.url),
    booking: [sizes(one.url), sizes(other.url)],
  });
  await mentor.client.deleteAvatar({ params: { asset_id: one.asset_id } });
  await prospect.client.deleteAvatar({ params: { asset_id: other.asset_id } });
  expect(await shown()).toEqual(nothing);
  expect(nothing.profile).toEqual([null, null, null]);
});

test('a picture makes a profile more complete, so that the search ranks it higher at once', async () => {
  const mentor = await make(scene.api).mentor();
  const score = async () => {
    const row = await scene.api.context.db
      .selectFrom('mentor_search')
      .select('rank_score')
      .where('profile_id', '=', mentor.profile_id)
      .executeTakeFirstOrThrow();
    return row.rank_score;
  };
  const before = await score();
  const { asset_id } = await scene.upload(mentor, await png());
  expect(await score()).toBeGreaterThan(before);
  await mentor.client.deleteAvatar({ params: { asset_id } });
  expect(await score()).toBe(before);
});

test('a demonstration’s portrait shows until a picture replaces it for good', async () => {
  const mentor = await make(scene.api).mentor();
  const portrait = '/api/v1/media/portraits/00000000000.svg';
  await scene.api.context.db
    .updateTable('mentor_profile')
    .set({ profile_image_url: portrait })
    .where('id', '=', mentor.profile_id)
    .execute();
  const image = async () => (await mentor.client.getMyMentorProfile()).profile_image_url;
  expect(await image()).toBe(portrait);
  expect(await mentor.client.getMyAvatar()).toEqual({
    asset_id: null,
    url: portrait,
    medium_url: portrait,
    thumbnail_url: portrait,
  });
  const { asset_id, url } = await scene.upload(mentor, await png());
  expect(await image()).toBe(url);
  await mentor.client.deleteAvatar({ params: { asset_id } });
  expect(await image()).toBeNull();
});

test('[P-03] the photo of a hidden profile is not found by others, and neither is an unknown one', async () => {
  const hidden = await make(scene.api).prospect({ visibility: 'private' });
  const paused = await make(scene.api).mentor();
  await paused.client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
  const stranger = await make(scene.api).user();
  for (const { slug, client } of [hidden, paused]) {
    const params = { slug };
    for (const viewer of [nobody(), stranger.client]) {
      expect(await refusalCode(viewer.getAvatarBySlug({ params }))).toBe('PROFILE_NOT_FOUND');
    }
    expect(await refusalCode(client.getAvatarBySlug({ params }))).toBeNull();
  }
  const bySlug = (slug: string) => refusalCode(nobody().getAvatarBySlug({ params: { slug } }));
  expect(await bySlug('nobody-is-called-so')).toBe('PROFILE_NOT_FOUND');
  expect(await bySlug(stranger.slug)).toBe('PROFILE_NOT_FOUND');
  expect(await bySlug('a!')).toBe('INVALID_SLUG');
});

test('a picture is in the person’s export, and is deleted with the account', async () => {
  const mentor = await make(scene.api).mentor();
  const { context } = scene.api;
  expect(await exportAvatar(context, mentor.user_id)).toBeNull();
  const { url } = await scene.upload(mentor, await png());
  const { upload_url } = await scene.announce(mentor, await png());
  await scene.put(upload_url, await png(), 'image/png');
  const served = Buffer.from(await (await scene.fetch(url)).arrayBuffer());
  expect(await exportAvatar(context, mentor.user_id)).toEqual({ name: 'picture.webp', bytes: served });
  await context.db.transaction().execute((trx) => eraseAvatars(trx, mentor.user_id, Date.now()));
  await runJobs(context, 'delete-media-files');
  expect((await scene.fetch(url)).status).toBe(404);
  expect((await mentor.client.getMyAvatar()).asset_id).toBeNull();
});
