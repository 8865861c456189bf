/// <reference lib="dom" />

import type { Booking } from '@abroad/contract/bookings';
import { auditAtBothSizes } from './support/audit.ts';
import { keptBy } from './support/kept-offline.ts';
import { bookSession } from './support/past-session.ts';
import { newPerson } from './support/people.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { workersOf } from './support/push-browser.ts';
import { enter } from './support/quick-session.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();
test.use({ serviceWorkers: 'allow' });

const ROOM = 'https://meet.example.com/delft-lagos';
const NOTHING = { people: [], text: '[]', caches: 0 };

/** A student's session with Linh in a known room. */
async function studentWithSession(page: Page) {
  const mentor = await newMentor(null, 'Linh', 'Vu');
  const student = await newProspect(page, 'Amara', 'Obi');
  const booking = await bookSession(student, mentor);
  await mentor.client.setMeetingPlace({ params: { id: booking.id }, body: { place: ROOM } });
  return { student, booking };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your next sessions' });
const timeOf = (page: Page) => page.getByRole('listitem').locator('p').first();

test('[T-328] the next sessions can be read without a network, as of when they were kept, until the person signs out', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const { student, booking } = await studentWithSession(page);
  await visit(page, '/settings');
  expect(await workersOf(page)).toEqual([]);

  await visit(page, `/bookings/${booking.id}`);
  await expect.poll(async () => (await keptBy(page)).people).toHaveLength(1);
  expect(await workersOf(page)).toEqual(['/']);
  const { text } = await keptBy(page);
  expect(text).toContain('BEGIN:VCALENDAR');
  const isToken = await page.evaluate(() =>
    Object.values(localStorage).flatMap((kept) => /"access_token":"([^"]+)"/.exec(String(kept))?.[1] ?? []),
  );
  expect(isToken).toHaveLength(1);
  for (const secret of [...isToken, student.person.email]) {
    expect(text).not.toContain(secret);
  }

  await context.setOffline(true);
  await page.goto('/search');
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle('Your next sessions · Abroad Mentors');
  await expect(page.getByText(/^You’re offline\. As of \w{3} \d+ \w{3}, \d\d:\d\d\.$/)).toBeVisible();
  const session = page.getByRole('listitem');
  const { name } = booking.mentor;
  await expect(session.getByRole('heading', { name: `Session with ${name}` })).toBeVisible();
  await expect(session.getByRole('link', { name: `Join the session with ${name}` })).toHaveAttribute('href', ROOM);
  const saved = page.waitForEvent('download');
  await session.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^session-\d{4}-\d\d-\d\d\.ics$/);
  await auditAtBothSizes(page);

  // Moved from another device meanwhile.
  const before = await timeOf(page).textContent();
  const start = new Date(Date.parse(booking.start) + 24 * 60 * 60_000).toISOString();
  await student.client.rescheduleBooking({ params: { id: booking.id }, body: { start } });
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(timeOf(page)).toHaveText(before ?? '');
  await context.setOffline(false);
  // It goes to the page itself by itself.
  await expect(page.getByRole('banner')).toContainText('Account');
  await expect(page).toHaveURL('/search');
  await expect.poll(async () => (await keptBy(page)).text).toContain(start.slice(0, 16));
  await context.setOffline(true);
  await page.goto(`/bookings/${booking.id}`);
  await expect(heading(page)).toBeVisible();
  expect(await timeOf(page).textContent()).not.toBe(before);
  await context.setOffline(false);

  await expect(page.getByRole('heading', { name: booking.mentor.name }).first()).toBeVisible();
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => workersOf(page)).toEqual([]);
  await expect.poll(() => keptBy(page)).toEqual(NOTHING);
  await context.setOffline(true);
  await expect(page.goto(`/bookings/${booking.id}`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('[T-328] the next person on a phone sees nothing of the one before, and nor does an ended session or another tab', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { booking } = await studentWithSession(page);
  const keepAgain = async ({ id }: Booking) => {
    await visit(page, `/bookings/${id}`);
    await expect.poll(async () => (await keptBy(page)).people).toHaveLength(1);
  };
  const endSession = () =>
    page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((name) => name.startsWith('am_oidc.user:'))) {
        localStorage.removeItem(key);
      }
    });

  // Another tab shows them while they are hidden in this one, as at every end of a session.
  await keepAgain(booking);
  const tab = await context.newPage();
  await context.setOffline(true);
  await tab.goto('/bookings');
  await expect(heading(tab)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('am_offline', ''));
  await expect(heading(tab)).toBeHidden();
  await context.setOffline(false);
  await tab.close();

  // Another person, without signing out.
  await visit(page, '/search');
  await keepAgain(booking);
  await enter(page, newPerson('Chidi', 'Eze'), { isNew: true });
  await visit(page, '/search');
  await expect.poll(() => keptBy(page)).toEqual(NOTHING);
  expect(await workersOf(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/bookings')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);

  // A session that ended, as by a 401.
  const { booking: second } = await studentWithSession(page);
  await keepAgain(second);
  await endSession();
  await visit(page, '/search');
  await expect.poll(() => keptBy(page)).toEqual(NOTHING);
  expect(await workersOf(page)).toEqual([]);
});

/** The milliseconds from the navigation to the first paint of text, at the median of some visits without a network. */
async function paintTime(page: Page): Promise<number> {
  const times: number[] = [];
  for (let visits = 0; visits < 9; visits += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto('/bookings');
    const painted = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(painted).toBeGreaterThan(0);
    // oxlint-disable-next-line no-await-in-loop
    times.push(await painted());
  }
  return times.toSorted((a, b) => a - b)[4] ?? 0;
}

test(
  '[T-328] the page without a network is painted within 1.5 times a bare one of the same worker',
  { tag: '@full' },
  async ({ page, context, watch }) => {
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    const { booking } = await studentWithSession(page);
    await visit(page, `/bookings/${booking.id}`);
    await expect.poll(async () => (await keptBy(page)).people).toHaveLength(1);
    await context.setOffline(true);
    const own = await paintTime(page);
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const cache = await caches.open(name);
      const script = (await cache.keys()).find(({ url }) => url.endsWith('.js'));
      await cache.put(script ?? '', new Response("document.querySelector('main').append('Bare')"));
    });
    const bare = await paintTime(page);
    expect(own).toBeLessThan(bare * 1.5);
  },
);
