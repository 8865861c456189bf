import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { loadMessages } from '../../locales/index.ts';
import { NOW } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { keptOnes, knownFile, MOST, writeDown } from './write-down.ts';

const now = Date.parse(NOW);
const hour_ms = 60 * 60_000;

async function readerIn(
  lang: string,
  { zone = 'Asia/Ho_Chi_Minh', clock = '24' }: { zone?: string; clock?: '12' | '24' } = {},
) {
  await loadMessages(lang);
  const t = createTranslate(lang);
  const root = { lang, dir: lang === 'ar' ? 'rtl' : 'ltr', dataset: { theme: 'dark' } };
  return { t, format: createFormat({ locale: lang, zone, clock, now, t }), zone, now, root };
}

const session = sampleBooking({ status: 'confirmed', join_url: 'https://meet.example.com/room', location: null });

test('[T-328] sessions are written down as the pages write them, in the reader’s language, zone and clock, and nothing more', async () => {
  const kept = writeDown([session], new Map([[session.id, 'BEGIN:VCALENDAR']]), await readerIn('en'));
  expect(kept).toMatchObject({ lang: 'en', dir: 'ltr', theme: 'dark', brand: 'Abroad Mentors' });
  expect(kept.words.as_of).toMatch(/^You’re offline\. As of \w{3} \d+ Nov, \d\d:\d\d\.$/);
  expect(kept.words.zone).toBe('Times are in Vietnam time, GMT+7.');
  const [only] = kept.sessions;
  expect(only).toEqual({
    id: session.id,
    start: session.start,
    end: session.end,
    when: expect.stringMatching(/^\w{3} \d+ Nov, \d\d:\d\d–\d\d:\d\d$/),
    title: 'Session with Linh Trần',
    about: ['Intro call', '30 min'],
    place: ['Google Meet', 'https://meet.example.com/room'],
    way: { href: 'https://meet.example.com/room', text: 'Join', name: 'Join the session with Linh Trần' },
    file: { name: `session-${session.start.slice(0, 10)}.ics`, text: 'BEGIN:VCALENDAR' },
  });
  const { sessions } = writeDown([session], new Map(), await readerIn('en', { zone: 'Africa/Lagos', clock: '12' }));
  expect(sessions[0]?.when).toMatch(/[ap]m$/);
  const arabic = writeDown([session], new Map(), await readerIn('ar'));
  expect(arabic).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(arabic.words.heading).toBe('جلساتك القادمة');
});

test('[T-328] a call on the phone is a press, an address is a line, and a link that isn’t one of the web is none', async () => {
  const reader = await readerIn('en');
  const placed = (changes: Parameters<typeof sampleBooking>[0]) =>
    writeDown([sampleBooking({ ...session, join_url: null, ...changes })], new Map(), reader).sessions[0];
  expect(placed({ platform: 'phone', location: 'WhatsApp +84 (90) 123-45-67, or ring' })).toMatchObject({
    place: ['Phone call', 'WhatsApp +84 (90) 123-45-67, or ring'],
    way: { href: 'tel:+84901234567', text: 'Call', name: 'Call Linh Trần' },
  });
  expect(placed({ platform: 'in_person', location: 'Mekelweg 5, Delft' })).toMatchObject({ way: null, file: null });
  expect(placed({ join_url: 'javascript:alert(1)' })?.way).toBeNull();
  expect(placed({})).toMatchObject({ place: ['Google Meet'], way: null });
});

test('[T-328] the next twenty that are certain are kept, and none that is over', () => {
  const at = (hours: number, status: 'confirmed' | 'requested' | 'cancelled' = 'confirmed') =>
    sampleBooking({ status, end: new Date(now + hours * hour_ms).toISOString() });
  expect(keptOnes([at(-1), at(0), at(1, 'requested'), at(1, 'cancelled'), at(2)], now)).toEqual([at(2)]);
  expect(
    keptOnes(
      Array.from({ length: 30 }, () => at(3)),
      now,
    ),
  ).toHaveLength(MOST);
});

test('[T-328] a calendar file is fetched again once its session has another time or place', async () => {
  const reader = await readerIn('en');
  const kept = writeDown([session], new Map([[session.id, 'FILE']]), reader);
  expect(knownFile(kept, session, reader)).toBe('FILE');
  expect(knownFile(kept, { ...session, start: NOW }, reader)).toBeUndefined();
  expect(knownFile(kept, { ...session, join_url: 'https://meet.example.com/other' }, reader)).toBeUndefined();
  expect(knownFile(undefined, session, reader)).toBeUndefined();
});
