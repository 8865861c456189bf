import ICAL from 'ical.js';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { make } from '../../testing/make.ts';
import { smtpTransport } from '../../providers/mail/smtp.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { NINE, bookingScene } from '../../testing/booking-scene.ts';
import { startSmtpInbox } from '../../testing/smtp-inbox.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';

const inbox = await startSmtpInbox();
const scene = bookingScene({ mail: smtpTransport(inbox.url) });
beforeEach(() => {
  inbox.mails.length = 0;
  inbox.recipients.length = 0;
});
afterAll(() => inbox.close());

const link = { default_platform: 'zoom', meeting_location: 'https://zoom.example/j/1?a=1&b=2' } as const;
const mailTo = (address: string): ParsedMail => {
  const at = inbox.recipients.findIndex((recipients) => recipients.includes(address));
  const mail = inbox.mails[at];
  if (!mail) {
    throw new Error(`no mail came for ${address}`);
  }
  return mail;
};
function eventIn(mail: ParsedMail) {
  const file = mail.attachments.find((attachment) => attachment.filename === 'invite.ics');
  const calendar = new ICAL.Component(ICAL.parse(file?.content.toString('utf8') ?? '') as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) {
    throw new Error('the calendar file has no event');
  }
  return { file, calendar, component, event: new ICAL.Event(component) };
}

test('writes to both sides in their own time, with the link and a calendar file that calendars understand', async () => {
  const mentor = await scene.mentor({
    event_types: [{ title: 'Essay, plan; more', ...link }],
    origin_country_code: 'VN',
  });
  const prospect = await scene.prospect({ first_name: 'Amara', last_name: 'Okafor', time_zone: 'America/Los_Angeles' });
  const booking = await scene.book(prospect, mentor, { message: 'I am <b>new</b>' });
  await runJobs(scene.api.context, 'send-mail');
  expect(inbox.mails).toHaveLength(2);

  const toProspect = mailTo(prospect.person.email);
  expect(toProspect.subject).toBe('Confirmed: Essay, plan; more with Linh, Mon 11 Jan 2055, 00:00');
  expect(toProspect.text).toContain('Your time: Mon 11 Jan 2055, 00:00–00:30 (Los Angeles time, GMT−8)');
  expect(toProspect.text).toContain('Linh: 09:00–09:30 (Netherlands time, GMT+1)');
  expect(toProspect.text).toContain('Vietnam → Netherlands');
  // By a page that records who joins; the calendar file leads straight to the call.
  const join = `${scene.api.context.config.public_url}/bookings/${booking.id}/join`;
  expect(toProspect.text).toContain(join);
  expect(toProspect.html).toContain(`href="${join}"`);
  expect(toProspect.headers.get('auto-submitted')).toBe('auto-generated');

  const toMentor = mailTo(mentor.person.email);
  expect(toMentor.subject).toBe('New booking from Amara: Essay, plan; more, Mon 11 Jan 2055, 09:00');
  expect(toMentor.html).toContain('I am &lt;b&gt;new&lt;/b&gt;');

  const { file, calendar, component, event } = eventIn(toProspect);
  expect(file).toMatchObject({ filename: 'invite.ics', contentType: 'text/calendar' });
  const inline = toProspect.attachments.find((attachment) => attachment.filename === undefined);
  expect(inline?.content.equals(file?.content ?? Buffer.alloc(0))).toBe(true);
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(event.uid).toBe(`${booking.id}@localhost`);
  expect(event.sequence).toBe(0);
  expect(event.summary).toBe('Essay, plan; more: Linh Trần & Amara Okafor');
  expect(event.location).toBe(link.meeting_location);
  expect(component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Amsterdam');
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? {});
  expect(zone.tzid).toBe('Europe/Amsterdam');
  ICAL.TimezoneService.register(zone);
  expect(toInstant(event.startDate.toJSDate().getTime())).toBe(booking.start);
  expect(toInstant(event.endDate.toJSDate().getTime())).toBe(booking.end);
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2055-01-07T10:00:00Z');
  const invited = event.attendees.map((attendee) => attendee.getFirstValue());
  expect(invited).toEqual([`MAILTO:${mentor.person.email}`, `MAILTO:${prospect.person.email}`]);
});

test('a cancellation withdraws the event with a higher SEQUENCE, and contains only the reader’s address', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await make(scene.api).session({ mentor, prospect, start: NINE });
  await mentor.client.cancelBooking({ params: { id }, body: { reason: 'Ill\nSorry' } });
  inbox.mails.length = 0;
  await runJobs(scene.api.context, 'send-mail');
  const mail = inbox.mails.find(({ subject }) => subject?.startsWith('Cancelled')) as ParsedMail;
  expect(mail.text).toMatch(/(’s|Your) reason:\n> Ill\n> Sorry/);
  const { file, calendar, component, event } = eventIn(mail);
  const inline = mail.attachments.find((attachment) => attachment.filename === undefined);
  expect(inline?.content.toString('utf8'), 'also inside the message').toBe(file?.content.toString('utf8'));
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect([event.uid, event.sequence]).toEqual([`${id}@localhost`, 1]);
  expect(event.attendees).toHaveLength(1);
});

test('a request stands as tentative in its prospect’s calendar, and an end without an answer takes it out again', async () => {
  const mentor = await scene.mentor({ policy: { requires_approval: true } });
  const prospect = await scene.prospect();
  const inCalendar = async () => {
    await runJobs(scene.api.context, 'send-mail');
    const mail = mailTo(prospect.person.email);
    [inbox.mails.length, inbox.recipients.length] = [0, 0];
    const { calendar, component, event } = eventIn(mail);
    const [method, status] = [calendar.getFirstPropertyValue('method'), component.getFirstPropertyValue('status')];
    return [method, status, event.sequence, event.uid];
  };
  const ask = async (start = '2055-01-11T08:00:00Z') => (await scene.book(prospect, mentor, { start })).id;
  const first = await ask();
  expect(await inCalendar()).toEqual(['REQUEST', 'TENTATIVE', 0, `${first}@localhost`]);
  await mentor.client.declineBooking({ params: { id: first }, body: {} });
  expect(await inCalendar()).toEqual(['CANCEL', 'CANCELLED', 1, `${first}@localhost`]);
  const second = await ask();
  expect(await inCalendar()).toEqual(['REQUEST', 'TENTATIVE', 0, `${second}@localhost`]);
  await mentor.client.acceptBooking({ params: { id: second } });
  expect(await inCalendar()).toEqual(['REQUEST', 'CONFIRMED', 0, `${second}@localhost`]);
  const third = await ask('2055-01-11T09:00:00Z');
  expect(await inCalendar()).toEqual(['REQUEST', 'TENTATIVE', 0, `${third}@localhost`]);
  await prospect.client.cancelBooking({ params: { id: third }, body: {} });
  expect(await inCalendar()).toEqual(['CANCEL', 'CANCELLED', 1, `${third}@localhost`]);
});

test('line breaks and quotes in names and titles put nothing into headers or the calendar file', async () => {
  const mentor = await scene.mentor({ event_types: [{ title: 'Call\r\nBcc: a@evil.test', ...link }] });
  const prospect = await scene.prospect();
  await scene.api.context.db
    .updateTable('authenticated_user')
    .set({ first_name: 'Eve\r\nBcc: b@evil.test', last_name: '"X" <c@evil.test>,\\\nATTENDEE:mailto:d@evil.test' })
    .where('id', '=', prospect.user_id)
    .execute();
  await scene.book(prospect, mentor);
  await runJobs(scene.api.context, 'send-mail');
  expect(inbox.recipients.flat().toSorted()).toEqual([mentor.person.email, prospect.person.email].toSorted());
  for (const mail of inbox.mails) {
    expect(mail.headers.has('bcc')).toBe(false);
    const { component, event } = eventIn(mail);
    expect(component.getAllProperties('attendee')).toHaveLength(2);
    expect(event.summary.startsWith('Call Bcc: a@evil.test: Linh Trần & Eve Bcc: b@evil.test "X"')).toBe(true);
  }
  expect(mailTo(mentor.person.email).subject).toMatch(
    /^New booking from Eve Bcc: b@evil\.test: Call Bcc: a@evil\.test, /,
  );
});

test('no mail is sent twice, and one that the server refused is sent by the next try', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await make(scene.api).session({ mentor, prospect, start: NINE });
  const mail = { kind: 'booked', booking_id: id, sequence: 0, reader: 'prospect' };
  const send = () => runJob(scene.api.context, 'send-mail', mail);
  inbox.refuse(1);
  await expect(send()).rejects.toThrow('Try again later');
  await send();
  await send();
  await Promise.all([send(), send()]);
  expect(inbox.recipients).toEqual([[prospect.person.email]]);
});

test('an international address is sent to as it is (RFC 6531)', async () => {
  const transport = smtpTransport(inbox.url);
  const mail = { subject: 'Hello', html: '', text: 'Hello', headers: {}, attachments: [] };
  await transport.send({ ...mail, id: newId(), sender: 'us@example.org', recipient: 'josé@bücher.example' });
  expect(inbox.recipients).toEqual([['josé@bücher.example']]);
  await transport.close();
});

test('where mails leave by SMTP there is no mailbox to read', async () => {
  const nobody = scene.api.as(null);
  expect(await refusalCode(nobody.listMail({ query: {} }))).toBe('NOT_FOUND');
  const { id } = await scene.api.context.db.selectFrom('mail_message').select('id').executeTakeFirstOrThrow();
  expect(await refusalCode(nobody.getMail({ params: { id } }))).toBe('NOT_FOUND');
});
