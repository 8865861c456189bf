import { auditPage, auditPart } from './support/audit.ts';
import { takeClock } from './support/clock.ts';
import { afterRetries, errorCard, FailingApi } from './support/failing-api.ts';
import { layoutShift } from './support/layout-shift.ts';
import { signInAsDemo, signUp, newPerson } from './support/people.ts';
import { newMentor } from './support/profiles.ts';
import { sampleBooking, serveBooking } from './support/sample-booking.ts';
import { atOneSize, expect, test, type Page, type Route } from './support/test.ts';
import { addressOf, visit } from './support/visit.ts';

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
const availability = '**/api/v1/calendar/availability/by-slug/*?**';

atOneSize();

test('[R-18] [R-19] [R-20] bookings and payments have loading and error states', async ({ page, watch }) => {
  watch.expectProblem(/calendar\/bookings/);
  await signInAsDemo(page, 'prospect');
  await serveBooking(page, sampleBooking());
  await expectStates(page, [
    { path: '/bookings?when=past&role=prospect', call: bookings, ready: 'Linh Trần' },
    { path: `/bookings/${id}`, call: booking, ready: 'Session with Linh Trần' },
    { path: `/success?booking_id=${id}`, call: booking, ready: 'Your session is confirmed' },
    { path: `/fail?booking_id=${id}`, call: booking, ready: 'Your session is confirmed' },
  ]);
});

test('[R-12] [R-15] the pages of a student and the settings have loading and error states', async ({ page, watch }) => {
  watch.expectProblem(/prospect-profile\/profiles|authenticated-users\/me/);
  await signInAsDemo(page, 'prospect');
  await expectStates(page, [
    { path: '/my-prospect-profile', call: ownProspect, ready: 'Amara Okafor' },
    { path: '/my-prospect-profile?edit=1', call: ownProspect, ready: 'Your student profile' },
    { path: '/amara-okafor/prospect-profile', call: '**/prospect-profile/profiles/by-slug/*', ready: 'Amara Okafor' },
    { path: '/settings', call: record, ready: 'Name and link' },
  ]);
});

test('[R-06] [R-09] the first steps have loading and error states', async ({ page, watch }) => {
  watch.expectProblem(/authenticated-users\/me/);
  await signUp(page, 'neither', newPerson('Petra', 'Vogel'));
  await expectStates(page, [
    { path: '/mentor/onboarding', call: record, ready: 'Your name and terms' },
    { path: '/prospect/onboarding', call: record, ready: 'Your plan' },
  ]);
});

test('[R-13] [R-17] the settings of one’s hours have loading and error states', async ({ page, watch }) => {
  watch.expectProblem(/availability-settings/);
  await signInAsDemo(page, 'mentor');
  const call = '**/api/v1/calendar/availability-settings';
  await expectStates(page, [{ path: '/linh-tran/availability-settings', call, ready: 'Booking rules' }]);
});

test('[R-16] free times load in their places, and fail beside the calendar', async ({ page, watch }) => {
  watch.expectProblem(/availability\/by-slug/);
  await visit(page, '/linh-tran/availability');
  const api = await new FailingApi().intercept(page, availability);
  const release = await holdBack(page, availability);
  await page.getByRole('link', { name: 'Later weeks' }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('region', { name: 'Loading available times' }).locator('.slot-waiting')).toHaveCount(6);
  const address = addressOf(page);
  await takeClock(page);
  api.answer = { status: 500, code: 'INTERNAL' };
  await release();
  await afterRetries(page);
  await auditPage(page);
  api.answer = null;
  await errorCard(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(errorCard(page)).toBeHidden();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  expect(addressOf(page)).toBe(address);
});

test('[R-02] search results load as empty cards, and dim while others load', async ({ page }) => {
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
  await release();
  await expect(list).toHaveAttribute('aria-busy', 'false');

  await visit(page, '/search?keyword=qqqqqqqq&destination_country_codes=NL');
  release = await holdBack(page, '**/api/views/search/profiles?**');
  await page.getByRole('link', { name: 'Remove filter: “qqqqqqqq”' }).click();
  const place = page.locator('.result-waiting').first();
  await expect(place).toBeVisible();
  const held = await place.boundingBox();
  expect(Math.abs((held?.height ?? 0) - usual)).toBeLessThan(48);
  await release();
  await expect(list.getByRole('article').first()).toBeVisible();
});

test('[R-20] each list without bookings says which, and leads on', async ({ page }) => {
  await signInAsDemo(page, 'both');
  await page.route(bookings, (route) =>
    route.fulfill({ json: { items: [], total: 0, page: 1, page_size: 20, total_pages: 0 } }),
  );
  await visit(page, '/bookings?role=prospect');
  for (const [tab, title] of [
    ['Pending', 'Nothing pending'],
    ['Past', 'No past sessions'],
    ['Cancelled', 'No cancelled bookings'],
    ['Upcoming', 'No upcoming sessions'],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Find a mentor' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'As mentor' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'See your profile' })).toBeVisible();
  await auditPage(page);
});

test('[R-16] weeks without times lead to the next free day, to the first weeks or to others', async ({ page }) => {
  const next = new Date(Date.now() + 90 * 86_400_000).toISOString();
  let changes: object = { next_available_at: next };
  await page.route(availability, async (route) => {
    const answer = await route.fetch();
    const json = { ...((await answer.json()) as object), available_slots: [], ...changes };
    await route.fulfill({ response: answer, json });
  });
  const later = async () => {
    await visit(page, '/linh-tran/availability');
    await page.getByRole('link', { name: 'Later weeks' }).click();
  };
  await later();
  await expect(page.getByText(/^Linh has no available times from/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next available: / })).toHaveAttribute('href', /date=/);
  await auditPage(page);

  changes = { next_available_at: null, withheld: true };
  await later();
  await expect(page.getByText(/^We can’t reach this mentor’s calendar/)).toBeVisible();
  await auditPage(page);
  changes = { next_available_at: null, stale: true };
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/^Linh has no available times from/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Some times may already be taken.' })).toBeVisible();
  await page.getByRole('link', { name: 'See first available times' }).click();
  await expect(page).toHaveURL('/linh-tran/availability');
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('[R-16] a day without times leads to the next, and a mentor without hours or services to others', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  // The page that is still open may hear of the change, and asks for the service that is gone.
  watch.expectProblem(/404.*availability\/by-slug/);
  const { slug, client } = await newMentor(await anotherBrowser(), 'Giang', 'Do');
  const { schedules, event_types } = await client.getAvailabilitySettings();
  const others = page.getByRole('main').getByRole('link', { name: 'Find another mentor' });
  const today = Temporal.Now.plainDateISO('Asia/Ho_Chi_Minh');
  const sunday = today.add({ days: 7 - today.dayOfWeek });
  await page.goto(`/${slug}/availability?date=${sunday.toString()}`);
  await expect(page.getByText('No available times on this day.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next available: / })).toHaveAttribute('href', /date=/);

  const params = { id: schedules[0]?.id ?? '' };
  await client.patchAvailabilitySchedule({ params, body: { rules: [] } });
  await page.goto(`/${slug}/availability`);
  await expect(page.getByText(/is fully booked for now/)).toBeVisible();
  await expect(others).toBeVisible();
  await auditPage(page);

  await client.patchEventType({ params: { id: event_types[0]?.id ?? '' }, body: { is_active: false } });
  await page.goto(`/${slug}/availability`);
  await expect(page.getByRole('heading', { name: /^Giang.* isn’t taking bookings right now$/ })).toBeVisible();
  await expect(others).toBeVisible();
});

test('an empty mailbox leads on', async ({ page }) => {
  await visit(page, '/dev/mailbox?recipient=no-one@example.com');
  await expect(page.getByRole('main').getByRole('link', { name: 'Find a mentor' })).toBeVisible();
  await auditPage(page);
});

/** Each screen shows a place for what is on its way, moves nothing when it comes, says when it fails, and tries again. */
async function expectStates(page: Page, screens: readonly Screen[]): Promise<void> {
  const failing = new Map<string, FailingApi>();
  for (const [index, { path, call, ready }] of screens.entries()) {
    await test.step(path, async () => {
      const heading = page.getByRole('heading', { name: ready }).first();
      const api = failing.get(call) ?? (await new FailingApi().intercept(page, call));
      failing.set(call, api);
      const release = await holdBack(page, call);
      await page.goto(path);
      await expect(page.getByRole('main').locator('[aria-busy=true] .skeleton').first()).toBeVisible();
      await expect(heading).toBeHidden();
      if (index === 0) {
        await auditPart(page, '#main');
      }
      await release();
      await expect(heading).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true] .skeleton')).toHaveCount(0);
      const { value, moved } = await layoutShift(page);
      expect(value, moved.join('\n')).toBeLessThan(0.02);
    });
  }
  await takeClock(page);
  for (const { path, call, ready } of screens) {
    await test.step(`${path} after a failure`, async () => {
      const api = failing.get(call);
      if (api === undefined) {
        throw new Error(`nothing stands between the page and ${call}`);
      }
      api.answer = { status: 500, code: 'INTERNAL' };
      await page.goto(path);
      await afterRetries(page);
      await auditPage(page);
      api.answer = null;
      await errorCard(page).getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
      await expect(errorCard(page)).toBeHidden();
      expect(addressOf(page)).toBe(path);
    });
  }
}

/** Holds the answers to a call until the returned function is called. */
async function holdBack(page: Page, call: string): Promise<() => Promise<void>> {
  const waiting = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await waiting.promise;
    await route.fallback();
  };
  await page.route(call, hold);
  return async () => {
    waiting.resolve();
    await page.unroute(call, hold);
  };
}
