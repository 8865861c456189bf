import { expect, test } from 'vitest';
import { toInstant } from '../../core/clock.ts';
import type { Made } from '../../testing/make.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { savedSearchScene } from '../../testing/search-scene.ts';
import { suspend } from '../moderation/decide-on-account.ts';

const scene = savedSearchScene();
const MORNING = '2055-01-08T07:30:00Z';

/** Mentors of a topic that no other test has. */
const come = (topic: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      scene.mentor({
        topics: [topic],
        first_name: `Mentor${at}`,
        origin_country_code: 'VN',
        headline: `About ${topic}`,
      }),
    ),
  );
const mailOf = async (who: Made, at = 0) => {
  const mails = (await scene.mailsTo(who)).filter(({ kind }) => kind === 'saved_searches');
  return scene.api.as(null).getMail({ params: { id: mails[at]?.id ?? '' } });
};
const mailCount = async (who: Made) =>
  (await scene.mailsTo(who)).filter(({ kind }) => kind === 'saved_searches').length;
const tellAt = async (instant: string) => {
  scene.clock.set(instant);
  await scene.tell();
};
const open = (link: string, init: RequestInit = {}) => {
  const { pathname, search } = new URL(link);
  return fetch(`${scene.api.base_url}${pathname}${search}`, init);
};
const headerLink = (headers: Readonly<Record<string, string>>) =>
  /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';

test('[U-10] a search for weekends leaves out mentors without weekend times, until they have one', async () => {
  const person = await scene.prospect();
  const topics = ['language-tests'];
  await scene.save(person, { topics, available_times: ['weekends'] }, { name: 'Weekends' });
  const mentor = await scene.mentor({ topics, open: ['Tue 09:00-12:00'] });
  await runJobs(scene.api.context, 'refresh-next-available');
  await scene.match();
  await tellAt(MORNING);
  expect(await mailCount(person)).toBe(0);
  expect(await scene.countsOf(person)).toEqual({ Weekends: 0 });
  const { schedules } = await mentor.client.getAvailabilitySettings();
  await mentor.client.addAvailabilityRule({
    params: { id: schedules[0]?.id ?? '' },
    body: { date: '2055-01-10', start_time: '09:00', end_time: '12:00' },
  });
  await runJobs(scene.api.context, 'refresh-next-available', 'match-saved-searches');
  expect(await scene.countsOf(person)).toEqual({ Weekends: 1 });
  await scene.tell();
  expect(await mailCount(person)).toBe(1);
  expect((await mailOf(person)).html).toContain('available_times=weekends');
});

test('one email in the user’s morning lists all new mentors of all their searches, each once', async () => {
  const person = await scene.prospect();
  await scene.save(person, { topics: ['bank-account'], education_start_year_to: 2200 }, { name: 'none' });
  const many = await scene.save(person, { topics: ['budgeting'] }, { name: 'For <b>my</b> budget' });
  await scene.save(person, { topics: ['part-time-work', 'budgeting'] }, { name: 'Work' });
  const mentors = await come('budgeting', 4);
  await scene.match();
  await tellAt('2055-01-08T06:30:00Z');
  expect(await mailCount(person)).toBe(0);
  await tellAt(MORNING);
  await tellAt('2055-01-08T08:00:00Z');
  expect(await mailCount(person)).toBe(1);
  const { subject, text, html, headers } = await mailOf(person);
  expect(subject).toBe('8 new mentors for your saved searches');
  expect(text).toContain('and 1 more');
  expect(text).toContain('About budgeting\nVietnam → Netherlands');
  const { slug = '' } = mentors.find((mentor) => text.includes(`/${mentor.slug}/mentor-profile`)) ?? {};
  expect(html).toContain(`/${slug}/mentor-profile"`);
  expect(html).toContain('/search?topics=budgeting&amp;sort_by=newest');
  expect(html).toContain('○──●');
  expect(html).not.toContain('<b>my</b>');
  expect(text).toContain(`&saved_search_id=${many.id}`);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(headerLink(headers)).not.toContain('saved_search_id');

  await tellAt('2055-01-09T08:00:00Z');
  expect(await mailCount(person)).toBe(1);
  await come('part-time-work', 1);
  await scene.match();
  await tellAt('2055-01-09T09:00:00Z');
  expect((await mailOf(person)).subject).toBe('A new mentor for “Work”');
});

test('mentors who were seen, left, don’t fit any more or are of a search without emails are left out', async () => {
  const [seen, left, off] = [await scene.prospect(), await scene.prospect(), await scene.prospect()];
  const search = await scene.save(seen, { topics: ['student-housing'] });
  await scene.save(left, { topics: ['student-housing'] });
  await scene.save(off, { topics: ['student-housing'] }, { mail: false });
  const [mentor] = await come('student-housing', 1);
  await scene.match();
  scene.clock.set('2055-01-08T05:00:00Z');
  await seen.client.patchSavedSearch({ params: { saved_search_id: search.id }, body: { seen: true } });
  await mentor?.client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
  await tellAt(MORNING);
  expect(await Promise.all([seen, left, off].map(mailCount))).toEqual([0, 0, 0]);
  await mentor?.client.patchMyMentorProfile({ body: { profile_status: 'active' } });
  await scene.match();
  await tellAt('2055-01-08T09:30:00Z');
  expect(await Promise.all([seen, left, off].map(mailCount))).toEqual([0, 1, 0]);
});

test('with more searches than fit into one email, each gets its turn, even with daily news of all', async () => {
  const person = await scene.prospect();
  const names = ['DE', 'FR', 'SE', 'IT', 'ES', 'PL'];
  for (const name of names) {
    await scene.save(person, { topics: ['thesis'], destination_country_codes: ['NL', name] }, { name });
  }
  const comeAndTell = async (instant: string) => {
    await come('thesis', 1);
    await scene.match();
    await tellAt(instant);
    const { text } = await mailOf(person);
    return names.filter((name) => text.includes(`\n${name}: `));
  };
  expect(await comeAndTell(MORNING)).toEqual(names.slice(0, 5));
  expect(await comeAndTell('2055-01-09T07:30:00Z')).toEqual([...names.slice(0, 4), 'PL']);
});

test('a weekly search is in an email once in seven days, and its news wait until then', async () => {
  const person = await scene.prospect();
  const { id } = await scene.save(person, { topics: ['language-tests'] });
  await person.client.patchSavedSearch({ params: { saved_search_id: id }, body: { mail_frequency: 'weekly' } });
  await come('language-tests', 1);
  await scene.match();
  await tellAt(MORNING);
  await come('language-tests', 2);
  await scene.match();
  await tellAt('2055-01-14T08:00:00Z');
  expect(await mailCount(person)).toBe(1);
  await tellAt('2055-01-15T08:00:00Z');
  expect((await mailOf(person)).subject).toBe('2 new mentors for “Mine”');
});

test('users who are suspended, don’t want such emails, or whose address bounces get none', async () => {
  const people = [await scene.prospect(), await scene.prospect(), await scene.prospect(), await scene.prospect()];
  const [suspended, unwilling, bouncing, waiting] = people as [Made, Made, Made, Made];
  for (const person of people) {
    await scene.save(person, { topics: ['portfolio'] });
  }
  await come('portfolio', 1);
  await scene.match();
  await suspend(scene.api.context, suspended.person.email, 'Asked for cash');
  await unwilling.client.patchAuthenticatedUser({ body: { email_preferences: { saved_searches: false } } });
  await scene.api.context.db
    .updateTable('authenticated_user')
    .set({ bounced_email: bouncing.person.email.toLowerCase(), bounced_at: new Date() })
    .where('id', '=', bouncing.user_id)
    .execute();
  await scene.run('tell-saved-searches');
  await suspend(scene.api.context, waiting.person.email, 'Between the job and the mail');
  await runJobs(scene.api.context, 'send-search-news');
  expect(await Promise.all(people.map(mailCount))).toEqual([0, 0, 0, 0]);
});

test('killed between any two steps, the mail is sent once', async () => {
  const person = await scene.prospect();
  await scene.save(person, { topics: ['interview-practice'] });
  await come('interview-practice', 1);
  await scene.match();
  const { context } = scene.api;
  const payload = { user_id: person.user_id, day: '2055-01-07' };
  let tries = 0;
  const failing = {
    ...context,
    mail: {
      ...context.mail,
      send: async (mail: Parameters<typeof context.mail.send>[0]) => {
        tries += 1;
        if (tries === 1) {
          throw new Error('killed');
        }
        return context.mail.send(mail);
      },
    },
  };
  const { sendSearchNews } = await import('./send-search-news.ts');
  await expect(sendSearchNews(failing, payload)).rejects.toThrow('killed');
  await Promise.allSettled([1, 2, 3].map(() => sendSearchNews(failing, payload)));
  await sendSearchNews(failing, payload);
  await scene.tell();
  expect(tries).toBe(2);
  expect(await mailCount(person)).toBe(1);
});

test('a mail about one search ends with one click, for that search; another link ends all, after it asks', async () => {
  const person = await scene.prospect();
  const search = await scene.save(person, { topics: ['motivation-letter'] }, { name: 'A & <i>B</i>' });
  await scene.save(person, { topics: ['research-proposal'] }, { name: 'Another' });
  await come('motivation-letter', 1);
  await scene.match();
  await tellAt(MORNING);
  const { headers, text } = await mailOf(person);
  const link = headerLink(headers);
  expect(link).toContain(`saved_search_id=${search.id}`);
  const page = await open(link);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const asked = await page.text();
  expect(asked).toContain('Stop emails about “A &amp; &lt;i&gt;B&lt;/i&gt;”?');
  const mails = async () =>
    Object.fromEntries((await person.client.listSavedSearches()).items.map(({ name, mail }) => [name, mail]));
  expect(await mails()).toEqual({ 'A & <i>B</i>': true, Another: true });
  const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await open(link, click)).status).toBe(200);
  expect((await open(link, click)).status).toBe(200);
  expect(await mails()).toEqual({ 'A & <i>B</i>': false, Another: true });
  const changed = (await person.client.listSavedSearches()).items.find(({ id }) => id === search.id);
  expect(changed?.updated_at).toBe(toInstant(scene.clock.now()));

  const other = await scene.prospect();
  const theirs = await scene.save(other, { topics: ['motivation-letter'] }, { name: 'Theirs' });
  await open(link.replace(search.id, theirs.id), click);
  expect((await other.client.listSavedSearches()).items).toMatchObject([{ name: 'Theirs', mail: true }]);

  const all = /Stop emails about saved searches: (\S+)/.exec(text)?.[1] ?? '';
  expect(await (await open(all)).text()).toContain('<form method="post">');
  expect(await (await open(all, click)).text()).toContain('These emails are off');
  expect((await person.client.getAuthenticatedUser()).email_preferences.saved_searches).toBe(false);
  expect((await open(link.replace(/token=\w{4}/, 'token=0000'))).status).toBe(404);
});
