import { LANGUAGE_TAGS } from '@abroad/contract';
import { beforeEach, expect, test } from 'vitest';
import { englishIn } from '../../testing/english-in.ts';
import { resetMemory } from '../../testing/memory-calendar.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { sessionScene } from '../../testing/session-scene.ts';
import { MAIL_SETTINGS } from '../../testing/mail-samples.ts';
import { toText } from '../mail/compose.ts';
import { brokenCalendarNotification } from './calendar-broken-notice.ts';

const scene = sessionScene();
beforeEach(() => resetMemory(scene.account));

/** A mentor whose calendar account has just refused us. */
async function broken() {
  const mentor = await scene.mentor();
  const connection = await scene.connect(mentor, 'caldav');
  scene.account.problem = 'signed_out';
  await mentor.client.refreshCalendarConnection({ params: { id: connection.id } });
  return { mentor, connection_id: connection.id };
}

test('the owner of a broken calendar is notified once, with what to do', async () => {
  const { mentor, connection_id } = await broken();
  await scene.runCalendarJobs('tell-calendar-broken');
  await runJob(scene.api.context, 'tell-calendar-broken', { connection_id });
  const mails = await scene.mailsTo(mentor);
  expect(mails.map(({ kind }) => kind)).toEqual(['calendar_broken']);
  const mail = await scene.api.as(null).getMail({ params: { id: mails[0]?.id ?? '' } });
  expect(mail.text).toContain('We no longer have access');
  expect(mail.text).toContain(`/${mentor.slug}/availability-settings#calendars`);
  expect(mail.html).toContain(`/${mentor.slug}/availability-settings#calendars"`);
  expect(mail.headers).not.toHaveProperty('List-Unsubscribe');
});

test('a calendar that works again before the email is sent causes none, and its next failure does', async () => {
  const { mentor, connection_id } = await broken();
  scene.account.problem = null;
  await scene.connect(mentor, 'caldav');
  await scene.runCalendarJobs('tell-calendar-broken');
  expect(await scene.mailsTo(mentor)).toEqual([]);
  scene.account.problem = 'signed_out';
  await mentor.client.refreshCalendarConnection({ params: { id: connection_id } });
  await scene.runCalendarJobs('tell-calendar-broken');
  expect(await scene.mailsTo(mentor)).toHaveLength(1);
});

test('the mail for every problem is only in its reader’s language', () => {
  const broken_calendar = {
    told_at: '2055-01-07T10:00:00Z',
    user_id: 'id',
    first_name: 'ΑΒΓ',
    last_name: 'ΑΒΓ',
    email: 'a@people.test',
    slug: 'abc',
    name: 'ΑΒΓ',
    unreadable: null,
  };
  const leads = new Set<string>();
  for (const language of LANGUAGE_TAGS) {
    for (const reason of ['signed_out', 'gone', 'silent'] as const) {
      const mail = brokenCalendarNotification.content({ ...broken_calendar, language, reason }, MAIL_SETTINGS);
      leads.add(mail.lead);
      expect(mail.subject).toContain('ΑΒΓ');
      expect(language === 'en' ? [] : englishIn(`${mail.subject}\n${toText(mail)}`)).toEqual([]);
    }
  }
  expect(leads.size).toBe(LANGUAGE_TAGS.length * 3);
});

test('[N-21] the mail names the entry that can’t be read, by its title and day, and why', async () => {
  const mentor = await scene.mentor();
  const { id } = await scene.connect(mentor, 'caldav');
  scene.account.problem = 'unreadable';
  scene.account.details = { unreadable: { reason: 'duration', title: 'Dinner with Bố', date: '2055-01-10' } };
  await mentor.client.refreshCalendarConnection({ params: { id } });
  // The mail is sent once the busy times are unknown.
  scene.clock.set('2055-01-07T10:20:00Z');
  await mentor.client.refreshCalendarConnection({ params: { id } });
  await scene.runCalendarJobs('tell-calendar-broken');
  const [summary] = await scene.mailsTo(mentor);
  const mail = await scene.api.as(null).getMail({ params: { id: summary?.id ?? '' } });
  expect(mail.text).toContain(
    '. Its duration isn’t a length of time. Correct or delete it there. Until then, we can’t see when you’re busy',
  );
  expect(mail.text).toContain('We can’t read “Dinner with Bố” on Sun 10 Jan 2055 in ');
  expect(mail.text).not.toContain('hasn’t responded');
});

test('[N-21] the mail about any unreadable entry is only in the reader’s language', () => {
  const broken_calendar = {
    told_at: '2055-01-07T10:00:00Z',
    user_id: 'id',
    first_name: 'ΑΒΓ',
    last_name: 'ΑΒΓ',
    email: 'a@people.test',
    slug: 'abc',
    name: 'ΑΒΓ',
    reason: 'unreadable',
  } as const;
  const calendar = 'ΔΕΖ';
  const unreadables = [
    ...(['not_a_calendar', 'cut_off', 'too_large'] as const).map((reason) => ({ reason, title: null, date: null })),
    ...(['time', 'duration', 'rule', 'too_much'] as const).map((reason) => ({ reason, title: 'ΗΘΙ', date: null })),
    { reason: 'time', title: 'ΗΘΙ', date: '2055-01-10' } as const,
    { reason: 'time', title: null, date: '2055-01-10' } as const,
    { reason: 'time', title: null, date: null } as const,
  ];
  for (const language of LANGUAGE_TAGS) {
    const leads = unreadables.map((unreadable) => {
      const mail = brokenCalendarNotification.content(
        { ...broken_calendar, language, unreadable: { ...unreadable, calendar } },
        MAIL_SETTINGS,
      );
      expect(language === 'en' ? [] : englishIn(toText(mail))).toEqual([]);
      expect(mail.lead.includes('ΗΘΙ')).toBe(unreadable.title !== null);
      expect(mail.lead.includes('10')).toBe(unreadable.date !== null);
      return mail.lead;
    });
    expect(new Set(leads).size).toBe(unreadables.length);
  }
});
