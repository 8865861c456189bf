import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { newId } from '../core/ids.ts';
import { bookingScene } from '../testing/booking-scene.ts';
import { refusal } from '../testing/refusal.ts';

const scene = bookingScene();
const HTML = '<img src=x onerror=alert(1)><script>alert("x")</script>&amp;';
const NAME = '<b>"Bobby" & O’Neil';

test('attack 16: markup in every text is kept as the text that it is', async () => {
  const texts = { about: HTML, why_study_abroad: HTML, career_aspirations: HTML, topics_can_discuss: HTML };
  const mentor = await scene.mentor({ first_name: NAME, headline: HTML, ...texts });
  const { slug } = mentor;
  const profile = await scene.api.as(null).getMentorProfileBySlug({ params: { slug } });
  expect(profile).toMatchObject({ first_name: NAME, headline: HTML, ...texts });
  expect(await mentor.client.patchMyMentorProfile({ body: { about: `${HTML}!` } })).toMatchObject({
    about: `${HTML}!`,
  });
  const prospect = await scene.prospect({ ...texts, target_fields: [HTML.slice(0, 100)], intake_term: '<i>Autumn' });
  expect(await prospect.client.getMyProspectProfile()).toMatchObject({ ...texts, intake_term: '<i>Autumn' });
});

test('attack 16: a service’s text is escaped where it is given as HTML', async () => {
  const mentor = await scene.mentor({ event_types: [{ title: HTML, description: HTML }] });
  const { slot_pricing } = await scene.api.as(null).getAvailabilityBySlug({ params: { slug: mentor.slug } });
  expect(slot_pricing?.description).toMatchObject({ raw: HTML, plain_text: HTML });
  expect(slot_pricing?.description.html).not.toMatch(/<(img|script)/);
});

test('attack 16: mails and calendar files escape names, titles, messages and reasons', async () => {
  const mentor = await scene.mentor({ first_name: NAME, event_types: [{ title: HTML }] });
  const prospect = await scene.prospect({ first_name: NAME });
  const question = { id: newId(), kind: 'text', label: HTML, is_required: true } as const;
  const service = { id: mentor.event_types[0]?.id ?? '' };
  await mentor.client.patchEventType({ params: service, body: { questions: [question] } });
  const answers = [{ question_id: question.id, answer: HTML }];
  const { id, ...booking } = await scene.book(prospect, mentor, { message: HTML, answers });
  expect(booking.answers).toEqual([{ question: HTML, answer: HTML }]);
  await scene.runDueJobs();
  const file = await prospect.client.getBookingInvite({ params: { id } });
  await mentor.client.cancelBooking({ params: { id }, body: { reason: `${HTML}\r\nATTENDEE:mailto:x@evil.test` } });
  await scene.runDueJobs();
  const nobody = scene.api.as(null);
  const summaries = [...(await scene.mailsTo(mentor)), ...(await scene.mailsTo(prospect))];
  expect(summaries.length).toBeGreaterThan(2);
  for (const summary of summaries) {
    const mail = await nobody.getMail({ params: { id: summary.id } });
    expect(mail.html).not.toMatch(/<img src=x|<script|<b>"Bobby/);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.recipient).not.toMatch(/[\r\n]/);
    expect(JSON.stringify(mail.headers)).not.toMatch(/[\r\n]|evil\.test/);
    for (const { content } of mail.attachments) {
      expect(content.replaceAll('\r\n ', '')).not.toMatch(/^ATTENDEE.*evil\.test/m);
    }
  }
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('summary')).toContain(HTML);
  // A file for the reader’s own calendar invites no one.
  expect(event?.getAllProperties('attendee')).toEqual([]);
});

test('attack 16: line breaks get into no name, title or address, in whichever of their forms', async () => {
  const mentor = await scene.mentor();
  const id = mentor.event_types[0]?.id ?? '';
  for (const lineBreak of ['\n', '\r\n', '\r', '\u2028', '\u2029']) {
    const text = `Ada${lineBreak}Bcc: everybody@people.test`;
    expect(await refusal(mentor.client.patchAuthenticatedUser({ body: { first_name: text } }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      paths: ['first_name'],
    });
    expect(await refusal(mentor.client.patchMyMentorProfile({ body: { headline: text } }))).toMatchObject({
      paths: ['headline'],
    });
    for (const field of ['title', 'meeting_location'] as const) {
      expect(await refusal(mentor.client.patchEventType({ params: { id }, body: { [field]: text } }))).toMatchObject({
        paths: [field],
      });
    }
  }
});

test('[N-07] attack 16: other control characters in names leave no trace in headers and calendar files', async () => {
  const mentor = await scene.mentor();
  const prospect = await scene.prospect();
  const rename = mentor.client.patchAuthenticatedUser({ body: { first_name: 'Lin\u000bh\u0085\u007f' } });
  expect(await refusal(rename)).toMatchObject({ code: 'VALIDATION_FAILED', paths: ['first_name'] });
  // Names from before the rule may have them.
  const named = (id: string, first_name: string) =>
    scene.api.context.db.updateTable('authenticated_user').set({ first_name }).where('id', '=', id).execute();
  await named(mentor.user_id, 'Lin\u000bh\u0085\u007f');
  await named(prospect.user_id, 'A\u0007ma\u001bra');
  const { id } = await scene.book(prospect, mentor);
  await scene.runDueJobs();
  const controls = /(?!\r\n)[\p{Cc}]/u;
  const [mail] = await scene.mailsTo(prospect);
  expect(`${mail?.recipient} ${mail?.subject}`).not.toMatch(controls);
  const file = await prospect.client.getBookingInvite({ params: { id } });
  expect(file.replaceAll('\r\n', '')).not.toMatch(controls);
});
