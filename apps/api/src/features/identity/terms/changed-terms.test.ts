import { expect, test } from 'vitest';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../../testing/booking-scene.ts';
import { acceptMentorTerms } from '../../../testing/make.ts';
import { refusalCode } from '../../../testing/refusal.ts';

const scene = bookingScene();

/** As if all users had accepted before the present version existed. */
const terms = (kind: 'mentor' | 'platform', user_id: string) =>
  scene.api.context.db
    .updateTable('terms_acceptance')
    .set({ version: '2020-01-01' })
    .where('auth_user_id', '=', user_id)
    .where('terms', '=', kind)
    .execute();

test('[C-48] a mentor whose terms changed takes no requests and offers nothing new until they accept them', async () => {
  const mentor = await scene.mentor({ event_types: [{ slug: 'on' }, { slug: 'off', is_active: false }] });
  const [on, off] = mentor.event_types.map(({ id }) => ({ id }));
  const { booking_policy } = await mentor.client.getAvailabilitySettings();
  const { id: policy } = booking_policy;
  const setApproval = (requires_approval: boolean) =>
    mentor.client.patchBookingPolicy({ params: { id: policy }, body: { requires_approval } });
  await setApproval(true);
  const prospect = await scene.prospect();
  const [first, second] = [
    await scene.book(prospect, mentor, { start: NINE, event_type_slug: 'on' }),
    await scene.book(prospect, mentor, { start: HALF_PAST_NINE, event_type_slug: 'on' }),
  ];
  await terms('mentor', mentor.user_id);
  expect(await mentor.client.getMyResources()).toMatchObject({ terms_due: ['mentor'] });
  expect(await prospect.client.getMyResources()).toMatchObject({ terms_due: [] });

  const accept = () => mentor.client.acceptBooking({ params: { id: first.id } });
  const service = { title: 'New', duration_min: 30, currency: 'EUR', default_platform: 'google_meet' } as const;
  const add = () => mentor.client.createEventType({ body: service });
  const switchOn = () => mentor.client.patchEventType({ params: off ?? { id: '' }, body: { is_active: true } });
  const setStatus = (profile_status: 'active' | 'paused') =>
    mentor.client.patchMyMentorProfile({ body: { profile_status } });
  for (const call of [accept, add, switchOn]) {
    expect(await refusalCode(call())).toBe('TERMS_NOT_ACCEPTED');
  }
  // A user who has no right to accept gets an error about that only.
  expect(await refusalCode(prospect.client.acceptBooking({ params: { id: first.id } }))).toBe('FORBIDDEN');

  // They may still withdraw and correct things, and people can book their earlier services as before.
  await mentor.client.declineBooking({ params: { id: second.id }, body: {} });
  await mentor.client.patchEventType({ params: on ?? { id: '' }, body: { title: 'Corrected' } });
  await setApproval(false);
  const booked = await scene.book(await scene.prospect(), mentor, { start: HALF_PAST_NINE, event_type_slug: 'on' });
  expect(booked.status).toBe('confirmed');
  await setStatus('paused');
  expect(await refusalCode(setStatus('active'))).toBe('TERMS_NOT_ACCEPTED');

  await acceptMentorTerms(mentor);
  expect(await mentor.client.getMyResources()).toMatchObject({ terms_due: [] });
  expect((await accept()).status).toBe('confirmed');
  await Promise.all([add(), setStatus('active')]);
  expect((await switchOn()).is_active).toBe(true);
});

test('[C-48] users who accepted the platform’s terms are asked again when those change, and others are not', async () => {
  const { client, user_id } = await scene.prospect();
  const due = async () => (await client.getMyResources()).terms_due;
  expect(await due()).toEqual([]);
  const { platform } = await client.getTerms();
  const accept = () =>
    client.acceptTerms({ params: { id: user_id }, body: { terms: 'platform', version: platform.version } });
  await accept();
  await terms('platform', user_id);
  expect(await due()).toEqual(['platform']);
  await accept();
  expect(await due()).toEqual([]);
});
