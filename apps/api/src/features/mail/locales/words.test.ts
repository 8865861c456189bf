import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@abroad/contract';
import { expect, test } from 'vitest';
import type { BookingFacts, MailPerson } from '../booking-facts.ts';
import { contentOf, type MailContent } from '../content.ts';
import { BOOKING_MAIL_KINDS, type BookingMailKind, type Reader } from '../kinds.ts';
import { englishIn } from '../../../testing/english-in.ts';
import { toText } from '../text.ts';

const OTHERS = LANGUAGE_TAGS.filter((language) => language !== 'en');
const READERS = ['mentor', 'prospect'] as const;

const person = (first_name: string, language: Language): MailPerson => ({
  user_id: first_name,
  first_name,
  last_name: 'Trần',
  email: null,
  time_zone: 'Asia/Tokyo',
  language,
  email_preferences: { own_actions: true, reminders: true },
});

const facts = (language: Language, changes: Partial<BookingFacts> = {}): BookingFacts => ({
  id: 'id',
  status: 'confirmed',
  title: 'ΑΒΓ',
  start_at: '2027-01-11T08:00:00Z',
  end_at: '2027-01-11T08:30:00Z',
  mentor_time_zone: 'Asia/Tokyo',
  platform: 'in_person',
  join_url: null,
  location: null,
  message: '…',
  cancelled_by: 'mentor',
  cancel_reason: '…',
  moved_by: 'mentor',
  moved_from: '2027-01-10T08:00:00Z',
  hold_expires_at: '2027-01-09T10:00:00Z',
  ical_uid: 'uid',
  ical_sequence: 0,
  created_at: '2027-01-07T10:00:00Z',
  updated_at: '2027-01-07T10:00:00Z',
  mentor: person('Linh', language),
  prospect: person('Amara', language),
  origin_country_code: 'VN',
  destination_country_code: 'NL',
  ...changes,
});

const content = (language: Language, kind: BookingMailKind, reader: Reader, changes?: Partial<BookingFacts>) =>
  contentOf({
    facts: facts(language, changes),
    kind,
    reader,
    public_url: 'https://a.test',
    unsubscribe_url: 'https://a.test/u',
  });

/** Every mail that there is in a language, with a place, a number and a link that miss. */
const everyMail = (language: Language): MailContent[] =>
  BOOKING_MAIL_KINDS.flatMap((kind) =>
    READERS.flatMap((reader) => [
      content(language, kind, reader),
      content(language, kind, reader, { platform: 'phone', cancelled_by: 'prospect' }),
      content(language, kind, reader, { platform: 'zoom', hold_expires_at: null }),
    ]),
  );

test.each(OTHERS)('every mail in %s is in that language alone, and names whom and what it is about', (language) => {
  for (const mail of everyMail(language)) {
    expect(englishIn(`${mail.subject}\n${toText(mail)}`)).toEqual([]);
    expect(mail.subject).toMatch(/Linh|Amara/);
    expect(`${mail.subject}${mail.heading}${mail.lead}`).not.toMatch(/undefined|null|\$\{/);
    expect(mail.subject).not.toMatch(/[\u2066-\u2069]/);
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

test('dates, offsets and countries are written as the language writes them', () => {
  const lines = (language: Language) =>
    toText(
      content(language, 'booked', 'prospect', { mentor: { ...person('Linh', language), time_zone: 'Asia/Kolkata' } }),
    )
      .split('\n')
      .filter((line) => /17:00|13:30|[→←]/.test(line));
  const dates = { own: '17:00–17:30', other: '13:30–14:00' };
  expect(lines('en')).toEqual([
    'Vietnam → Netherlands',
    `Your time: Mon 11 Jan 2027, ${dates.own} (Asia/Tokyo, GMT+9)`,
    `Linh: ${dates.other} (Asia/Kolkata, GMT+5:30)`,
  ]);
  expect(lines('fr')).toEqual([
    'Viêt Nam → Pays-Bas',
    `Votre heure\u00a0: lun. 11 janv. 2027, ${dates.own} (Asia/Tokyo, UTC+9)`,
    `Linh\u00a0: ${dates.other} (Asia/Kolkata, UTC+5:30)`,
  ]);
  expect(lines('es')[1]).toBe(`Tu hora: lun, 11 ene 2027, ${dates.own} (Asia/Tokyo, GMT+9)`);
  expect(lines('vi')[1]).toBe(`Giờ của bạn: ${dates.own}, Thứ 2, 11 thg 1, 2027 (Asia/Tokyo, GMT+9)`);
  expect(lines('zh')[1]).toBe(`你的时间：2027年1月11日周一 ${dates.own} (Asia/Tokyo，GMT+9)`);
  expect(lines('hi')[1]).toBe(`आपका समय: सोम, 11 जन॰ 2027, ${dates.own} (Asia/Tokyo, GMT+9)`);
  expect(lines('ar')).toEqual([
    'فيتنام ← هولندا',
    `بتوقيتك: الاثنين، 11 يناير 2027، ${dates.own} (\u2068Asia/Tokyo\u2069، غرينتش+9)`,
    `\u2068Linh\u2069: ${dates.other} (\u2068Asia/Kolkata\u2069، غرينتش+5:30)`,
  ]);
});
