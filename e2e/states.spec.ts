/** @module-tag full The layout of loading content; page tests check the states and their words */

import { auditPage, auditPart } from './support/audit.ts';
import { takeClock } from './support/clock.ts';
import { afterRetries, FailingApi } from './support/failing-api.ts';
import { layoutShift } from './support/layout-shift.ts';
import { signInAsDemo, signUp, newPerson } from './support/people.ts';
import { sampleBooking, serveBooking } from './support/sample-booking.ts';
import { atOneSize, expect, test, type Page, type Route } from './support/test.ts';
import { visit } from './support/visit.ts';

interface Screen {
  path: string;
  /** The call without which there is nothing to show. */
  call: string;
  /** The heading that is there once everything is. */
  ready: string;
}

const { id } = sampleBooking();
const bookings = '**/api/v1/calendar/bookings?when=**';
const booking = `**/api/v1/calendar/bookings/${id}`;
const record = '**/api/v1/auth/authenticated-users/me';
const ownProspect = '**/api/v1/prospect-profile/profiles/me';

atOneSize();

test('[R-18] [R-19] [R-20] bookings and payments keep places for what is on its way', async ({ page, watch }) => {
  watch.expectProblem(/calendar\/bookings/);
  await signInAsDemo(page, 'prospect');
  await serveBooking(page, sampleBooking());
  await expectPlaces(page, [
    { path: '/bookings?when=past&role=prospect', call: bookings, ready: 'Linh Trần' },
    { path: `/bookings/${id}`, call: booking, ready: 'Session with Linh Trần' },
    { path: `/success?booking_id=${id}`, call: booking, ready: 'Your session is confirmed' },
    { path: `/fail?booking_id=${id}`, call: booking, ready: 'Your session is confirmed' },
  ]);
});

test('[R-12] [R-15] the pages of a student and the settings keep places for what is on its way', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/prospect-profile\/profiles|authenticated-users\/me/);
  await signInAsDemo(page, 'prospect');
  await expectPlaces(page, [
    { path: '/my-prospect-profile', call: ownProspect, ready: 'Amara Okafor' },
    { path: '/my-prospect-profile?edit=1', call: ownProspect, ready: 'Your plan' },
    { path: '/amara-okafor/prospect-profile', call: '**/prospect-profile/profiles/by-slug/*', ready: 'Amara Okafor' },
    { path: '/settings', call: record, ready: 'Name and link' },
  ]);
});

test('[R-06] [R-09] the first steps keep places for what is on its way', async ({ page, watch }) => {
  watch.expectProblem(/authenticated-users\/me/);
  await signUp(page, 'neither', newPerson('Petra', 'Vogel'));
  await expectPlaces(page, [
    { path: '/mentor/onboarding', call: record, ready: 'Your name and terms' },
    { path: '/prospect/onboarding', call: record, ready: 'Your plan' },
  ]);
});

test('[R-13] [R-17] the settings of one’s hours keep places for what is on its way', async ({ page, watch }) => {
  watch.expectProblem(/availability-settings/);
  await signInAsDemo(page, 'mentor');
  const call = '**/api/v1/calendar/availability-settings';
  await expectPlaces(page, [{ path: '/linh-tran/availability-settings', call, ready: 'Booking rules' }]);
});

test('[R-02] the places of mentors that are on their way are as high as their cards', async ({ page }) => {
  // A mentor with everything that a card shows.
  await visit(page, '/search?keyword=Linh+Tr%E1%BA%A7n');
  const linh = page.getByRole('article').filter({ hasText: 'Linh Trần' });
  const usual = (await linh.boundingBox())?.height ?? 0;
  await visit(page, '/search?destination_country_codes=NL&sort_by=name');
  const list = page.getByRole('list', { name: 'Mentors' });
  let release = await holdBack(page, '**/api/views/search/profiles?**');
  await page.getByLabel('Sort by').selectOption({ label: 'Soonest available' });
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(list).toHaveCSS('opacity', /^0\./);
  release();
  await expect(list).toHaveAttribute('aria-busy', 'false');

  await visit(page, '/search?keyword=qqqqqqqq&destination_country_codes=NL');
  release = await holdBack(page, '**/api/views/search/profiles?**');
  await page.getByRole('link', { name: 'Remove filter: “qqqqqqqq”' }).click();
  const place = page.locator('.result-waiting').first();
  await expect(place).toBeVisible();
  const held = await place.boundingBox();
  expect(Math.abs((held?.height ?? 0) - usual)).toBeLessThan(48);
  release();
  await expect(list.getByRole('article').first()).toBeVisible();
});

/** Each screen keeps a place for its loading content, and moves nothing when it arrives; the first one is audited, also when it fails. */
async function expectPlaces(page: Page, screens: readonly [Screen, ...Screen[]]): Promise<void> {
  for (const [index, { path, call, ready }] of screens.entries()) {
    await test.step(path, async () => {
      const heading = page.getByRole('heading', { name: ready }).first();
      const release = await holdBack(page, call);
      await page.goto(path);
      await expect(page.getByRole('main').locator('[aria-busy=true] .skeleton').first()).toBeVisible();
      await expect(heading).toBeHidden();
      if (index === 0) {
        await auditPart(page, '#main');
      }
      release();
      await expect(heading).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true] .skeleton')).toHaveCount(0);
      const { value, moved } = await layoutShift(page);
      expect(value, moved.join('\n')).toBeLessThan(0.02);
    });
  }
  const [{ path, call }] = screens;
  await takeClock(page);
  const api = await new FailingApi().intercept(page, call);
  api.answer = { status: 500, code: 'INTERNAL' };
  await page.goto(path);
  await afterRetries(page);
  await auditPage(page);
}

/** Holds the answers to a call until the returned function is called. */
async function holdBack(page: Page, call: string): Promise<() => void> {
  const waiting = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await waiting.promise;
    await route.fallback();
  };
  await page.route(call, hold);
  // It stays: to end it while scripts are on their way loses them.
  return () => waiting.resolve();
}
