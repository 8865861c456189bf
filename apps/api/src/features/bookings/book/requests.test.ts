import { expect, test } from 'vitest';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../../testing/booking-scene.ts';
import { insertBooking } from '../../../testing/insert-booking.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { runJob } from '../../../testing/run-due-jobs.ts';

const scene = bookingScene();
/** Saturday evening, when there are no available times. */
const SATURDAY = '2055-01-16T19:00:00Z';

async function requested() {
  const [mentor, prospect] = [
    await scene.mentor({ policy: { requires_approval: true, approval_ttl_h: 96 } }),
    await scene.prospect(),
  ];
  const booking = await scene.book(prospect, mentor);
  const { id } = booking;
  expect(booking.status).toBe('requested');
  return { mentor, prospect, id, params: { id } };
}

test('[U-16] a mentor knows who asks: their profile while the request waits, and how often they kept sessions', async () => {
  const { mentor, prospect, params } = await requested();
  const other = await scene.mentor();
  const past = (status: 'completed' | 'no_show_mentor' | 'no_show_prospect' | 'cancelled', day: number) =>
    insertBooking(scene.api, { mentor: other, prospect, status, start: `2054-12-0${day}T09:00:00Z` });
  await past('completed', 1);
  await past('no_show_mentor', 2);
  await past('no_show_prospect', 3);
  await past('cancelled', 4);
  const student = await mentor.client.getBookingStudent({ params });
  expect(student).toMatchObject({
    profile: { slug: prospect.slug, email: null },
    sessions_kept: 2,
    sessions_missed: 1,
  });
  await prospect.client.patchMyProspectProfile({ body: { visibility: 'private' } });
  expect((await mentor.client.getBookingStudent({ params })).profile).toBeNull();
  expect(await refusalCode(prospect.client.getBookingStudent({ params }))).toBe('FORBIDDEN');
  expect(await refusalCode(other.client.getBookingStudent({ params }))).toBe('NOT_FOUND');
});

test('[U-16] a mentor proposes other times before accepting; the student accepts one, and the request waits again at that time', async () => {
  const { mentor, prospect, id, params } = await requested();
  const before = await mentor.client.getBooking({ params });
  expect(before.allowed_actions).toEqual(['accept', 'decline', 'propose']);
  const { proposal } = await mentor.client.createProposal({ params, body: { starts: [SATURDAY] } });
  const proposal_id = proposal?.id ?? '';
  await scene.runJobs('send-mail');
  expect((await scene.mailsTo(prospect)).map(({ kind }) => kind)).toContain('proposed');

  const moved = await prospect.client.acceptProposal({ params: { id, proposal_id }, body: { start: SATURDAY } });
  expect(moved).toMatchObject({ id, status: 'requested', start: SATURDAY, proposal: null });
  const seen = await mentor.client.getBooking({ params });
  expect(seen.allowed_actions).toContain('accept');
  expect(Date.parse(seen.hold_expires_at ?? '')).toBeGreaterThanOrEqual(Date.parse(before.hold_expires_at ?? ''));
  const { items } = await prospect.client.listBookingEvents({ params });
  expect(items).toMatchObject([
    { kind: 'created', to_status: 'requested' },
    { kind: 'proposed', from_status: 'requested', to_status: 'requested' },
    { kind: 'rescheduled', from_status: 'requested', to_status: 'requested', moved_from: NINE, moved_to: SATURDAY },
  ]);
  await scene.runJobs('send-mail');
  const asked = (await scene.mailsTo(mentor)).filter(({ kind }) => kind === 'requested');
  expect(asked).toHaveLength(2);
  const news = async (who: typeof mentor | typeof prospect) => {
    const [mail] = await scene.mailsTo(who);
    const { text } = await scene.api.as(null).getMail({ params: { id: mail?.id ?? '' } });
    return `${mail?.subject}\n${text}`;
  };
  expect(await news(prospect)).toMatch(
    /^Request rescheduled: [^]*Your request to Linh has a new time[^]*The old time was/,
  );
  expect(await news(mentor)).toMatch(/^Request rescheduled: [^]*Amara accepted your new time[^]*Accept or decline by/);
  expect((await mentor.client.acceptBooking({ params })).status).toBe('confirmed');
});

test('[U-16] a student can’t propose for a request, and accepting it at its time ends the mentor’s proposal', async () => {
  const { mentor, prospect, id, params } = await requested();
  const body = { starts: [SATURDAY] };
  expect(await refusalCode(prospect.client.createProposal({ params, body }))).toBe('ILLEGAL_MOVE');
  const { proposal } = await mentor.client.createProposal({ params, body });
  expect(await mentor.client.acceptBooking({ params })).toMatchObject({
    status: 'confirmed',
    start: NINE,
    proposal: null,
  });
  const answer = { params: { id, proposal_id: proposal?.id ?? '' }, body: { start: SATURDAY } };
  expect(await refusalCode(prospect.client.acceptProposal(answer))).toBe('PROPOSAL_CLOSED');
});

test('[U-16] the time of a moved request is held, the one before is free, and unanswered it expires', async () => {
  const { mentor, prospect, id, params } = await requested();
  const { proposal } = await mentor.client.createProposal({ params, body: { starts: [HALF_PAST_NINE] } });
  const proposal_id = proposal?.id ?? '';
  await prospect.client.acceptProposal({ params: { id, proposal_id }, body: { start: HALF_PAST_NINE } });
  const other = await scene.prospect();
  expect(await scene.book(other, mentor)).toMatchObject({ start: NINE });
  const { hold_expires_at } = await mentor.client.getBooking({ params });
  scene.clock.set(hold_expires_at ?? '');
  await runJob(scene.api.context, 'expire-booking', { booking_id: id });
  expect((await prospect.client.getBooking({ params })).status).toBe('expired');
});

test('[U-16] a time with less notice than the policy wants can still be accepted, until it begins', async () => {
  const { mentor, prospect, id, params } = await requested();
  const soon = '2055-01-10T19:30:00Z';
  scene.clock.set('2055-01-10T19:00:00Z');
  const made = await mentor.client.createProposal({ params, body: { starts: [soon] } });
  const proposal_id = made.proposal?.id ?? '';
  await prospect.client.acceptProposal({ params: { id, proposal_id }, body: { start: soon } });
  expect(await mentor.client.getBooking({ params })).toMatchObject({ start: soon, hold_expires_at: soon });
  expect((await mentor.client.acceptBooking({ params })).status).toBe('confirmed');
});
