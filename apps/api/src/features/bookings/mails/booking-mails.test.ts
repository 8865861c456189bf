import { Mail, Mailbox } from '@abroad/contract';
import { expect, test } from 'vitest';
import { runJob } from '../../../testing/run-due-jobs.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { bookingScene, NOW } from '../../../testing/booking-scene.ts';

const scene = bookingScene();
const byApproval = { policy: { requires_approval: true } };

/** The kinds of the emails sent, in alphabetical order. */
const kindsFor = async (who: Parameters<typeof scene.mailsTo>[0]) =>
  (await scene.mailsTo(who)).map(({ kind }) => kind).toSorted();

test('the mailbox lists mails, newest first and by recipient, and shows each whole', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  await scene.runJobs('send-mail');
  const nobody = scene.api.as(null);
  const all = await nobody.listMail({ query: {} });
  expect(Mailbox.parse(all)).toEqual(all);
  expect(all.total).toBe(2);
  const [summary] = await scene.mailsTo(prospect);
  expect(summary).toMatchObject({ kind: 'booked', recipient: `"Amara Okafor" <${prospect.person.email}>` });
  const mail = await nobody.getMail({ params: { id: summary?.id ?? '' } });
  expect(Mail.parse(mail)).toEqual(mail);
  expect(mail.sent_at).not.toBe(null);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['invite.ics']);
  expect(mail.text).toContain('Linh will send you the link before the session.');
  expect(mail.html).toContain(`/bookings/${id}"`);
  expect(await refusalCode(nobody.getMail({ params: { id: mentor.user_id } }))).toBe('NOT_FOUND');
  expect((await nobody.listMail({ query: { recipient: 'x@people.test' } })).total).toBe(0);
});

test('asking and accepting are written to both sides; a mentor is shown the file of a request, but not invited by it', async () => {
  const [mentor, prospect] = [await scene.mentor(byApproval), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  await scene.runJobs('send-mail');
  const [asked] = await scene.mailsTo(mentor);
  const nobody = scene.api.as(null);
  const request = await nobody.getMail({ params: { id: asked?.id ?? '' } });
  expect(request.text).toContain('Accept or decline by Sat 9 Jan 2055, 11:00. We’re holding the time until then.');
  expect(request.attachments.map(({ content }) => /METHOD:\w+/.exec(content)?.[0])).toEqual(['METHOD:PUBLISH']);
  await mentor.client.acceptBooking({ params: { id } });
  await scene.runJobs('send-mail');
  expect(await kindsFor(mentor)).toEqual(['accepted', 'requested']);
  expect(await kindsFor(prospect)).toEqual(['accepted', 'requested']);
});

test('who was declined is led to other times of the same service, and to the search where its mentor can’t be booked', async () => {
  const [mentor, prospect] = [await scene.mentor(byApproval), await scene.prospect()];
  const declined = async (start: string) => {
    const { id } = await scene.book(prospect, mentor, { start });
    await mentor.client.declineBooking({ params: { id }, body: {} });
  };
  const leadsTo = async () => {
    const newest = (await scene.mailsTo(prospect)).find(({ kind }) => kind === 'declined');
    const { text } = await scene.api.as(null).getMail({ params: { id: newest?.id ?? '' } });
    return /Find another time: https?:\/\/[^/]+(\S+)/.exec(text)?.[1];
  };
  await declined('2055-01-11T08:00:00Z');
  await scene.runJobs('send-mail');
  expect(await leadsTo()).toBe(`/${mentor.slug}/availability?event_type_slug=intro-call`);
  await declined('2055-01-11T09:00:00Z');
  await mentor.client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
  await scene.runJobs('send-mail');
  expect(await leadsTo()).toBe('/search');
});

test('declined, taken back and expired requests are written to whom they concern', async () => {
  const mentor = await scene.mentor(byApproval);
  const [declined, withdrawn, expired] = [await scene.prospect(), await scene.prospect(), await scene.prospect()];
  const first = await scene.book(declined, mentor, { start: '2055-01-11T08:00:00Z' });
  const second = await scene.book(withdrawn, mentor, { start: '2055-01-11T08:30:00Z' });
  await scene.book(expired, mentor, { start: '2055-01-11T09:00:00Z' });
  await mentor.client.declineBooking({ params: { id: first.id }, body: {} });
  await withdrawn.client.cancelBooking({ params: { id: second.id }, body: {} });
  scene.clock.set('2055-01-09T10:00:00Z');
  await runJob(scene.api.context, 'sweep-holds');
  await scene.runJobs('send-mail');
  expect(await kindsFor(declined)).toEqual(['declined', 'requested']);
  expect(await kindsFor(withdrawn)).toEqual(['requested', 'withdrawn']);
  expect(await kindsFor(expired)).toEqual(['expired', 'requested']);
  expect(await kindsFor(mentor)).toEqual(['expired', 'requested', 'requested', 'requested', 'withdrawn']);
});

test('a person’s own zone precedes the profile’s, and the other clock shows its date where it differs', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect({ time_zone: 'Africa/Lagos' })];
  await prospect.client.patchAuthenticatedUser({ body: { time_zone: 'Pacific/Auckland' } });
  await scene.book(prospect, mentor, { start: '2055-01-11T10:30:00Z', time_zone: 'Africa/Lagos' });
  await scene.book(prospect, mentor, { start: '2055-01-18T10:30:00Z', time_zone: 'Africa/Lagos' });
  await scene.runJobs('send-mail');
  const [, first] = await scene.mailsTo(prospect);
  const mail = await scene.api.as(null).getMail({ params: { id: first?.id ?? '' } });
  expect(mail.text).toMatch(/Your time: Mon 1[18] Jan 2055, 23:30–00:00 \(New Zealand time, GMT\+13\)/);
  expect(mail.text).toContain('Linh: 11:30–12:00 (Netherlands time, GMT+1)');
});

test('a user without a verified address gets no email; the other side gets theirs', async () => {
  const mentor = await scene.mentor();
  const prospect = await scene.prospect({ person: { email_verified: false } });
  await scene.book(prospect, mentor);
  await scene.runJobs('send-mail');
  expect(await kindsFor(mentor)).toEqual(['booked']);
  expect(await kindsFor(prospect)).toEqual([]);
});

test('both people get the calendar file of a booking, which has no attendees and no addresses', async () => {
  const [mentor, prospect] = [await scene.mentor(byApproval), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  const waiting = await prospect.client.getBookingInvite({ params: { id } });
  expect(waiting).toContain('STATUS:TENTATIVE');
  expect(waiting).not.toContain(mentor.person.email);
  await mentor.client.acceptBooking({ params: { id } });
  const standing = await mentor.client.getBookingInvite({ params: { id } });
  expect(standing).toContain('METHOD:PUBLISH');
  expect(standing).toContain('STATUS:CONFIRMED');
  expect(standing.replaceAll('\r\n ', '')).not.toContain('@people.test');
});

test('mails older than 30 days are forgotten', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await scene.book(prospect, mentor);
  await scene.runJobs('send-mail');
  scene.clock.set('2055-02-06T09:59:59Z');
  await runJob(scene.api.context, 'sweep-mailbox');
  expect(await kindsFor(prospect)).toEqual(['booked']);
  scene.clock.set(new Date(Date.parse(NOW) + 30 * 86_400_000 + 1).toISOString());
  await runJob(scene.api.context, 'sweep-mailbox');
  expect(await kindsFor(prospect)).toEqual([]);
});
