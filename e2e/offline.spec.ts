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

  await page.addInitScript(() => {
    addEventListener('online', (event) => sessionStorage.getItem('audited') && event.stopImmediatePropagation());
  });
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
  // The audit's own session of the debugger makes the browser believe for a moment that it is online, which reloads the page.
  await page.evaluate(() => sessionStorage.setItem('audited', '1'));
  await auditAtBothSizes(page);
  await page.evaluate(() => sessionStorage.removeItem('audited'));

  // Moved from another device meanwhile.
  const before = await timeOf(page).textContent();
  const { available_slots: slots } = await student.client.getAvailabilityBySlug({
    params: { slug: booking.mentor.slug },
    query: {
      start: booking.end,
      end: new Date(Date.parse(booking.end) + 5 * 24 * 60 * 60_000).toISOString(),
      event_type_slug: 'intro-call',
    },
  });
  const start = slots.at(-1)?.start ?? '';
  await student.client.rescheduleBooking({ params: { id: booking.id }, body: { start } });
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(timeOf(page)).toHaveText(before ?? '');
  await context.setOffline(false);
  // It goes to the page itself by itself.
  const account = page.getByRole('banner').locator('summary').filter({ hasText: 'Account' });
  await expect(account).toBeVisible();
  await expect(page).toHaveURL('/search');
  await expect.poll(async () => (await keptBy(page)).text).toContain(start.slice(0, 16));
  await context.setOffline(true);
  await page.goto(`/bookings/${booking.id}`);
  await expect(heading(page)).toBeVisible();
  expect(await timeOf(page).textContent()).not.toBe(before);
  await context.setOffline(false);

  await expect(page.getByRole('heading', { name: booking.mentor.name }).first()).toBeVisible();
  await account.click();
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

/** The milliseconds from the navigation to the first paint of text. */
async function paintTime(page: Page): Promise<number> {
  await page.goto('/bookings');
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await expect.poll(painted).toBeGreaterThan(0);
  return painted();
}

/** Puts another script into the page of the worker. @returns the script before */
const swapScript = (page: Page, text: string) =>
  page.evaluate(async (content) => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const script = (await cache.keys()).find(({ url }) => url.endsWith('.js')) ?? '';
    const before = (await (await cache.match(script))?.text()) ?? '';
    await cache.put(script, new Response(content));
    return before;
  }, text);

const medianOf = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test(
  '[T-328] the page without a network is painted within 1.5 times a bare one with the same words',
  { tag: '@full' },
  async ({ page, context, watch }) => {
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    const { booking } = await studentWithSession(page);
    await visit(page, `/bookings/${booking.id}`);
    await expect.poll(async () => (await keptBy(page)).people).toHaveLength(1);
    await context.setOffline(true);
    await paintTime(page);
    const words = await page.evaluate(() =>
      ['header', 'main'].map((part) => document.querySelector(part)?.outerHTML).join(''),
    );
    const bareScript = `document.body.innerHTML = ${JSON.stringify(words)}`;
    const own: number[] = [];
    const bare: number[] = [];
    // By turns, so that both meet the same other work of the machine.
    /* oxlint-disable no-await-in-loop */
    for (let visits = 0; visits < 15; visits += 1) {
      own.push(await paintTime(page));
      const script = await swapScript(page, bareScript);
      bare.push(await paintTime(page));
      await swapScript(page, script);
    }
    /* oxlint-enable no-await-in-loop */
    expect(medianOf(own)).toBeLessThan(medianOf(bare) * 1.5);
  },
);
