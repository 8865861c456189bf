import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { suspend } from './index.ts';

const scene = bookingScene();
const REASON = 'Sessions were not held, and we could not reach you.';

test('[E-24] a suspended mentor sees why and may export, and nothing else; nobody finds them until it is lifted', async () => {
  const mentor = await scene.mentor({ about: 'I know ocarinas' });
  const prospect = await scene.prospect();
  const { id } = await scene.book(prospect, mentor);
  const found = async () => (await scene.api.as(null).searchProfiles({ query: { keyword: ['ocarinas'] } })).total_count;
  expect(await found()).toBe(1);

  expect(await suspend(scene.api.context, mentor.person.email.toUpperCase(), REASON)).toBe(1);
  expect(await mentor.client.getAuthenticatedUser()).toMatchObject({ status: 'suspended', suspension_reason: REASON });
  expect(await mentor.client.getMyResources()).toMatchObject({ has_mentor_profile: true });
  expect((await mentor.client.exportAccount()).length).toBeGreaterThan(100);
  for (const call of [
    () => mentor.client.getMyMentorProfile(),
    () => mentor.client.patchAuthenticatedUser({ body: { first_name: 'New' } }),
    () => mentor.client.deleteAccount({ body: { confirm: mentor.slug } }),
    () => mentor.client.getAccountDeletion(),
    () => mentor.client.listBookings(),
    () => mentor.client.cancelBooking({ params: { id }, body: {} }),
  ]) {
    expect(await refusalCode(call())).toBe('ACCOUNT_SUSPENDED');
  }
  expect(await found()).toBe(0);
  const { slug } = mentor;
  for (const call of [
    () => prospect.client.getMentorProfileBySlug({ params: { slug } }),
    () => prospect.client.getAvailabilityBySlug({ params: { slug } }),
    () => scene.book(prospect, mentor, { start: '2055-01-11T09:00:00Z' }),
    // Signed in or not, a suspended person is nobody on public pages.
    () => mentor.client.getMentorProfileBySlug({ params: { slug } }),
  ]) {
    expect(await refusalCode(call())).toBe('PROFILE_NOT_FOUND');
  }
  expect((await prospect.client.getBooking({ params: { id } })).status).toBe('confirmed');

  expect(await suspend(scene.api.context, mentor.person.email, null)).toBe(1);
  expect(await found()).toBe(1);
  expect(await mentor.client.getAuthenticatedUser()).toMatchObject({ status: 'active', suspension_reason: null });
});

test('attack 8: a suspended person gets no second account with the same address', async () => {
  const { api } = scene;
  const { person: suspended } = await api.signUp();
  await suspend(api.context, suspended.email, REASON);
  const again = { ...suspended, clerk_id: `${suspended.clerk_id}_by_another_way` };
  expect(await refusalCode(api.signUp({ ...again, email: suspended.email.toUpperCase() }))).toBe('ACCOUNT_SUSPENDED');
  // An address that nobody verified says nothing of whom it belongs to.
  expect((await api.signUp({ ...again, email_verified: false })).user_id).toBeDefined();
});

test('[E-24] a suspended prospect books nothing, and an unknown address suspends nobody', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await suspend(scene.api.context, prospect.person.email, REASON);
  expect(await refusalCode(scene.book(prospect, mentor))).toBe('ACCOUNT_SUSPENDED');
  expect(await suspend(scene.api.context, 'nobody@people.test', REASON)).toBe(0);
  expect(await suspend(scene.api.context, mentor.person.email, null)).toBe(0);
});
