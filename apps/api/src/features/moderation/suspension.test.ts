import { expect, test } from 'vitest';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../testing/booking-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { make, type Made } from '../../testing/make.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { suspend } from './decide-on-account.ts';

const scene = bookingScene();
const REASON = 'Sessions were not held, and we could not reach you.';

test('[E-24] [N-26] a suspended mentor sees the reason and can export, but changes nothing, and isn’t found until the suspension is lifted', async () => {
  const mentor = await scene.mentor({ about: 'I know ocarinas' });
  const prospect = await scene.prospect();
  const { id } = await make(scene.api).session({ mentor, prospect, start: NINE, message: 'Until Monday!' });
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
    () => mentor.client.cancelBooking({ params: { id }, body: { reason: 'A last word' } }),
    () => mentor.client.rescheduleBooking({ params: { id }, body: { start: '2055-01-11T09:00:00Z' } }),
    () => mentor.client.setMeetingPlace({ params: { id }, body: { place: 'https://example.com/call' } }),
    () => mentor.client.listSessionSuggestions(),
    () => scene.book(mentor, mentor),
  ]) {
    expect(await refusalCode(call())).toBe('ACCOUNT_SUSPENDED');
  }
  expect(await found()).toBe(0);
  const { slug } = mentor;
  for (const call of [
    () => prospect.client.getMentorProfileBySlug({ params: { slug } }),
    () => prospect.client.getAvailabilityBySlug({ params: { slug } }),
    () => scene.book(prospect, mentor, { start: '2055-01-11T09:00:00Z' }),
    // A suspended person is not shown on public pages, signed in or not.
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
  // An address that is not verified does not show who owns it.
  expect((await api.signUp({ ...again, email_verified: false })).user_id).toBeDefined();
});

test('[E-24] a suspended prospect can’t book, and an unknown address changes nothing', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await suspend(scene.api.context, prospect.person.email, REASON);
  expect(await refusalCode(scene.book(prospect, mentor))).toBe('ACCOUNT_SUSPENDED');
  expect(await suspend(scene.api.context, 'nobody@people.test', REASON)).toBe(0);
  expect(await suspend(scene.api.context, mentor.person.email, null)).toBe(0);
});

/** Returns the text of a person's mail of a kind. */
async function mailOf(who: Made, kind: string) {
  await runJobs(scene.api.context, 'send-mail', 'tell-decision-made');
  const mail = (await scene.mailsTo(who)).find((one) => one.kind === kind);
  return mail === undefined ? null : scene.api.as(null).getMail({ params: { id: mail.id } });
}

test('[N-26] a suspended mentor can read, join and cancel their sessions without a message, and the student is notified', async () => {
  const mentor = await scene.mentor({
    event_types: [{ default_platform: 'zoom', meeting_location: 'https://zoom.example/j/1' }],
  });
  const prospect = await scene.prospect();
  const { id } = await make(scene.api).session({ mentor, prospect, start: NINE });
  await suspend(scene.api.context, mentor.person.email, REASON);
  const params = { id };
  const { items } = await mentor.client.listBookings({ query: { when: 'upcoming' } });
  expect(items).toMatchObject([{ id, status: 'confirmed', allowed_actions: ['cancel'] }]);
  expect((await mentor.client.listBookingEvents({ params })).items).toHaveLength(1);
  expect(await mentor.client.getBookingInvite({ params })).toContain('BEGIN:VCALENDAR');
  // The student isn't offered actions that need the mentor's answer.
  expect((await prospect.client.getBooking({ params })).allowed_actions).toEqual(['cancel']);
  const proposed = prospect.client.createProposal({ params, body: { starts: ['2055-01-11T09:00:00Z'] } });
  expect(await refusalCode(proposed)).toBe('ILLEGAL_MOVE');
  expect(JSON.stringify(await prospect.client.getBooking({ params }))).not.toMatch(/suspend/i);

  scene.clock.set('2055-01-11T07:55:00Z');
  expect((await mentor.client.getBooking({ params })).allowed_actions).toEqual(['join', 'cancel']);
  expect(await mentor.client.cancelBooking({ params, body: {} })).toMatchObject({ status: 'cancelled' });
  expect((await mailOf(prospect, 'cancelled'))?.text).toContain('cancelled your session');
});

test('[N-26] the person gets a mail with the reason, in their language, and another when it is lifted', async () => {
  const mentor = await scene.mentor();
  await mentor.client.patchAuthenticatedUser({ body: { language: 'fr' } });
  await suspend(scene.api.context, mentor.person.email, REASON);
  const notice = await mailOf(mentor, 'decision_made');
  expect(notice?.text).toContain(REASON);
  expect(notice?.text).toContain('Votre compte est suspendu jusqu’à nouvel ordre');
  const [decision] = (await mentor.client.listMyDecisions()).items;
  expect(notice?.text).toContain(`${scene.api.context.config.public_url}/decisions/${decision?.id}`);
  scene.clock.set('2055-01-07T11:00:00Z');
  await suspend(scene.api.context, mentor.person.email, null);
  await runJobs(scene.api.context, 'tell-decision-made', 'tell-account-lifted');
  const kinds = (await scene.mailsTo(mentor)).map(({ kind }) => kind);
  expect(kinds).toEqual(['decision_made', 'decision_made']);
  expect((await mailOf(mentor, 'decision_made'))?.text).toContain('Votre compte est de nouveau actif.');
});

test('[N-26] pending bookings of a suspended user end and the other person is notified; confirmed sessions take place', async () => {
  const [mentor, other] = [await scene.mentor(), await scene.mentor()];
  const [asking, suspended] = [await scene.prospect(), await scene.prospect()];
  const { session } = make(scene.api);
  const to_mentor = await session({ mentor, prospect: asking, start: NINE, waits: 'requested' });
  const by_suspended = await session({ mentor: other, prospect: suspended, start: NINE, waits: 'requested' });
  const confirmed = await session({ mentor: other, prospect: suspended, start: HALF_PAST_NINE });
  for (const { person } of [mentor, suspended]) {
    await suspend(scene.api.context, person.email, REASON);
  }
  const statusOf = async (who: Made, id: string) => (await who.client.getBooking({ params: { id } })).status;
  expect(await statusOf(asking, to_mentor.id)).toBe('declined');
  expect(await statusOf(other, by_suspended.id)).toBe('cancelled');
  expect(await statusOf(other, confirmed.id)).toBe('confirmed');
  expect(await mailOf(asking, 'declined')).not.toBeNull();
  expect(await mailOf(other, 'withdrawn')).not.toBeNull();
  expect(await mailOf(other, 'cancelled')).toBeNull();

  // The operator may end them, too.
  await suspend(scene.api.context, suspended.person.email, REASON, { end_sessions: true });
  expect(await statusOf(other, confirmed.id)).toBe('cancelled');
  expect(await mailOf(other, 'cancelled')).not.toBeNull();
});

test('[N-26] a booking that is under way when its mentor is suspended is refused, or ends with the others', async () => {
  const mentors = await Promise.all(
    Array.from({ length: 5 }, () => scene.mentor({ policy: { requires_approval: true } })),
  );
  for (const mentor of mentors) {
    const prospects = await Promise.all([scene.prospect(), scene.prospect()]);
    await Promise.all([
      ...prospects.map((prospect, at) =>
        refusalCode(scene.book(prospect, mentor, { start: at === 0 ? NINE : HALF_PAST_NINE })),
      ),
      suspend(scene.api.context, mentor.person.email, REASON),
    ]);
    const { items } = await mentor.client.listBookings({ query: { when: 'waiting' } });
    expect(items).toEqual([]);
  }
});
