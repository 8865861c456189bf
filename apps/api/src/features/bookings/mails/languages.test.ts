import { LANGUAGE_TAGS } from '@abroad/contract';
import ICAL from 'ical.js';
import { afterAll, expect, test } from 'vitest';
import { smtpTransport } from '../../../providers/mail/smtp.ts';
import { bookingScene } from '../../../testing/booking-scene.ts';
import { englishIn } from '../../../testing/english-in.ts';
import { startSmtpInbox } from '../../../testing/smtp-inbox.ts';
import { unsubscribeTokenOf } from '../../mail/unsubscribe-token.ts';

const inbox = await startSmtpInbox();
const scene = bookingScene({ mail: smtpTransport(inbox.url) });
afterAll(() => inbox.close());

const SUBJECTS = {
  fr: 'Confirmée\u00a0: ΑΒΓ avec Linh, lun. 11 janv. 2055, 09:00',
  es: 'Confirmada: ΑΒΓ con Linh, lun, 11 ene 2055, 09:00',
  vi: 'Đã xác nhận: ΑΒΓ với Linh, 09:00, Thứ 2, 11 thg 1, 2055',
  zh: '已确认：与Linh的“ΑΒΓ”，2055年1月11日周一 09:00',
  hi: 'कन्फ़र्म: Linh के साथ ΑΒΓ, सोम, 11 जन॰ 2055, 09:00',
  ar: 'تم التأكيد: \u2068ΑΒΓ\u2069 مع \u2068Linh\u2069، الاثنين، 11 يناير 2055، 09:00',
} as const;
const OTHERS = LANGUAGE_TAGS.filter((language) => language !== 'en');

/** The text of a page, without its tags and styles. */
const wordsOf = (html: string) => html.replace(/<style.*?<\/style>/gs, ' ').replace(/<[^>]+>/g, ' ');

test.each(OTHERS)(
  'a reader of %s gets the booked mail, its calendar file and the page of reminders in it',
  async (tag) => {
    const mentor = await scene.mentor({
      event_types: [{ title: 'ΑΒΓ', default_platform: 'phone' }],
      origin_country_code: 'VN',
    });
    const prospect = await scene.prospect({ time_zone: 'Africa/Lagos' });
    await prospect.client.patchAuthenticatedUser({ body: { language: tag } });
    const booking = await scene.book(prospect, mentor);
    await scene.runJobs('send-mail');
    const mail = inbox.mails[inbox.recipients.findIndex((recipients) => recipients.includes(prospect.person.email))];
    const { subject, text = '', attachments = [] } = mail ?? {};
    const html = String(mail?.html);

    expect(subject).toBe(SUBJECTS[tag]);
    expect(mail?.headerLines.find(({ key }) => key === 'subject')?.line).toMatch(/^[\x20-\x7e\r\n]+$/);
    expect(englishIn(text)).toEqual([]);
    expect(englishIn(wordsOf(html))).toEqual([]);
    const dir = tag === 'ar' ? 'rtl' : 'ltr';
    expect(html).toMatch(
      new RegExp(`<html[^>]* dir="${dir}"[^>]* lang="${tag}"|<html[^>]* lang="${tag}"[^>]* dir="${dir}"`),
    );

    const file = attachments.find(({ filename }) => filename === 'invite.ics');
    const calendar = new ICAL.Component(ICAL.parse(file?.content.toString('utf8') ?? '') as unknown[]);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect([calendar.getFirstPropertyValue('method'), event.uid]).toEqual(['REQUEST', `${booking.id}@localhost`]);
    const linh = tag === 'vi' ? 'Trần Linh' : 'Linh Trần';
    expect(event.summary).toContain(tag === 'ar' ? `\u2068ΑΒΓ\u2069: \u2068${linh}\u2069` : `ΑΒΓ: ${linh}`);
    expect(englishIn(event.description)).toEqual([]);

    const token = await unsubscribeTokenOf(scene.api.context.db, prospect.user_id);
    const page = await (await fetch(`${scene.api.base_url}/api/v1/mail/unsubscribe?token=${token}`)).text();
    expect(page).toContain(`<html lang="${tag}" dir="${dir}">`);
    expect(englishIn(wordsOf(page))).toEqual([]);
  },
);

test('a right-to-left email mirrors its lines and gaps', async () => {
  const mentor = await scene.mentor();
  const prospect = await scene.prospect();
  await prospect.client.patchAuthenticatedUser({ body: { language: 'ar' } });
  await scene.book(prospect, mentor, { message: 'Salut' });
  await scene.runJobs('send-mail');
  const mail = inbox.mails[inbox.recipients.findIndex((recipients) => recipients.includes(prospect.person.email))];
  expect(mail?.html).toContain('border-right:3px');
  expect(mail?.html).not.toContain('border-left:3px');
  expect(mail?.html).toMatch(/padding:16px 0 0 12px/);
});
