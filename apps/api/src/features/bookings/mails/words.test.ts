import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@abroad/contract';
import { expect, test } from 'vitest';
import { wordsIn } from '../../../core/words-in.ts';
import { englishIn } from '../../../testing/english-in.ts';
import { MAIL_SETTINGS } from '../../../testing/mail-samples.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { toText } from '../../mail/compose.ts';
import type { BookingFacts } from './booking-facts.ts';
import { BOOKING_MAIL_KINDS, readersOf, type BookingMailKind, type Reader } from './kinds.ts';
import { bookingFacts, dealFacts, mailPerson } from './mail-facts.test-helper.ts';
import { bookingNotifications } from './notifications.ts';

const OTHERS = LANGUAGE_TAGS.filter((language) => language !== 'en');

const content = (language: Language, kind: BookingMailKind, reader: Reader, changes?: Partial<BookingFacts>) =>
  bookingNotifications[kind].content(
    {
      facts: bookingFacts(language, changes),
      deal: dealFacts,
      reader,
      unsubscribe_url: 'https://a.test/u',
      is_over: false,
    },
    MAIL_SETTINGS,
  );

const written = new Map<Language, MailContent[]>();
/** Every email in a language, with placeholders for a missing place, number and link. */
function everyMail(language: Language): MailContent[] {
  const mails =
    written.get(language) ??
    BOOKING_MAIL_KINDS.flatMap((kind) =>
      readersOf(kind).flatMap((reader) => [
        content(language, kind, reader),
        content(language, kind, reader, { platform: 'phone', cancelled_by: 'prospect' }),
        content(language, kind, reader, { platform: 'zoom', hold_expires_at: null }),
      ]),
    );
  written.set(language, mails);
  return mails;
}

test.each(OTHERS)(
  '[N-07] every email in %s is in that language alone, and names the person and the topic',
  (language) => {
    for (const mail of everyMail(language)) {
      expect(englishIn(`${mail.subject}\n${toText(mail)}`)).toEqual([]);
      expect(mail.subject).toMatch(/Linh|Amara/);
      expect(`${mail.subject}${mail.heading}${mail.lead}`).not.toMatch(/undefined|null|\$\{/);
      expect(/\u2068(Linh|Amara)\u2069/.test(mail.subject)).toBe(language === 'ar');
    }
  },
);

test('[N-07] names and titles from right to left stand by themselves in the subjects and sentences of other languages', () => {
  const changes = { title: 'مراجعة', mentor: mailPerson('ليلى', 'en'), prospect: mailPerson('שרה', 'en') };
  for (const kind of BOOKING_MAIL_KINDS) {
    for (const reader of readersOf(kind)) {
      const mail = content('en', kind, reader, changes);
      const all = `${mail.subject}\n${mail.heading}\n${mail.lead}\n${mail.session?.service}`;
      expect(all.replaceAll(/\u2068[^\u2069]*\u2069/g, ''), kind).not.toMatch(/[\u0590-\u06FF]/);
    }
  }
});

test('[U-19] emails call a deleted user just that, without links to them', () => {
  const gone = { ...mailPerson('Deleted', 'en'), last_name: 'user', is_deleted: true };
  const changes = { mentor: gone, times_of: { mentor: null, service: null } };
  for (const language of LANGUAGE_TAGS) {
    const words = wordsIn(language)('calendar_files.deleted_user');
    const prospect = mailPerson('Amara', language);
    const mail = content(language, 'cancelled', 'prospect', { ...changes, prospect });
    expect(`${mail.subject}${mail.heading}`, language).toContain(words);
    expect(toText(mail), language).not.toMatch(/https:\/\/a\.test\/(?!search|u\b)/);
    expect(language === 'en' || !toText(mail).includes('Deleted'), language).toBe(true);
  }
});

test('no two languages say the same', () => {
  const leads = LANGUAGE_TAGS.map((language) =>
    everyMail(language)
      .map(({ heading, lead }) => heading + lead)
      .join('\n'),
  );
  expect(new Set(leads).size).toBe(Object.keys(LANGUAGES).length);
});

test('[U-21] [U-25] dates, zones, offsets and countries are written as the language writes them', () => {
  const lines = (language: Language) =>
    toText(
      content(language, 'booked', 'prospect', {
        mentor: { ...mailPerson('Linh', language), time_zone: 'Asia/Kolkata' },
      }),
    )
      .split('\n')
      .filter((line) => /17:00|13:30|[→←]/.test(line));
  const dates = { own: '17:00–17:30', other: '13:30–14:00' };
  expect(lines('en')).toEqual([
    'Vietnam → Netherlands',
    `Your time: Mon 11 Jan 2027, ${dates.own} (Japan time, GMT+9)`,
    `Linh: ${dates.other} (India time, GMT+5:30)`,
  ]);
  expect(lines('fr')).toEqual([
    'Viêt Nam → Pays-Bas',
    `Votre heure\u00a0: lun. 11 janv. 2027, ${dates.own} (Japon, GMT+9)`,
    `Linh\u00a0: ${dates.other} (Inde, GMT+5:30)`,
  ]);
  expect(lines('es')[1]).toBe(`Tu hora: lun, 11 ene 2027, ${dates.own} (Japón, GMT+9)`);
  expect(lines('vi')[1]).toBe(`Giờ của bạn: ${dates.own}, Thứ 2, 11 thg 1, 2027 (Giờ Nhật Bản, GMT+9)`);
  expect(lines('zh')[1]).toBe(`你的时间：2027年1月11日周一 ${dates.own} (日本时间，GMT+9)`);
  expect(lines('hi')[1]).toBe(`आपका समय: सोम, 11 जन॰ 2027, ${dates.own} (जापान समय, GMT+9)`);
  expect(lines('ar')).toEqual([
    'فيتنام ← هولندا',
    `بتوقيتك: الاثنين، 11 يناير 2027، ${dates.own} (\u2068توقيت اليابان\u2069، GMT+9)`,
    `\u2068Linh\u2069: ${dates.other} (\u2068توقيت الهند\u2069، GMT+5:30)`,
  ]);
});
