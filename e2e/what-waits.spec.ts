import { auditPage } from './support/audit.ts';
import { takeClock } from './support/clock.ts';
import { holdTime, offerPaid } from './support/paid-service.ts';
import { newMentor, newProspect, type WithProfile } from './support/profiles.ts';
import { expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

const day = 24 * 60 * 60_000;
/** The bar at the foot of the header; home and the list have a part of the same name in their content. */
const bar = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Waiting for you' });
const list = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Waiting for you' });
const account = (page: Page) => page.getByRole('banner').locator('.drop-account summary');

async function ask(student: WithProfile, mentor: WithProfile): Promise<string> {
  const { available_slots } = await student.client.getAvailabilityBySlug({ params: { slug: mentor.slug } });
  const start = available_slots[0]?.start ?? 'no time is offered';
  const { id } = await student.client.createBooking({
    body: { mentor_slug: mentor.slug, event_type_slug: 'intro-call', start, time_zone: 'Africa/Lagos' },
    idempotency_key: crypto.randomUUID(),
  });
  return id;
}

test('[U-03] a session to pay is said with its minutes on every page, and first at home and in the bookings', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = await newMentor(await anotherBrowser(), 'Kim', 'Ho');
  const service = await offerPaid(mentor, { price: 28, currency: 'EUR' });
  const prospect = await newProspect(page, 'Ife', 'Ade');
  await visit(page, '/search');
  await expect(account(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  const { id } = await holdTime(prospect, mentor, service);

  await visit(page, '/search');
  await expect(bar(page)).toContainText(/^Finish paying for your session with Kim.*: 1[34] min left/);
  await expect(account(page)).toHaveAccessibleName(/1 booking is waiting for you/);
  const [above, said, main] = await Promise.all(
    [account(page), bar(page), page.getByRole('main')].map((part) => part.boundingBox()),
  );
  expect(said?.y, 'it covers nothing above it').toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
  expect(main?.y, 'and nothing below it').toBeGreaterThanOrEqual((said?.y ?? 0) + (said?.height ?? 0) - 1);
  await auditPage(page);

  await visit(page, '/bookings');
  await expect(page).toHaveURL('/bookings?when=waiting');
  await expect(list(page).getByRole('listitem')).toContainText(/1[34] minutes left to pay, until/);
  await expect(bar(page), 'the page says it itself').toHaveCount(0);
  await auditPage(page);
  await page.getByRole('link', { name: 'Upcoming' }).click();
  await expect(page).toHaveURL('/bookings?when=upcoming');
  await expect(page.getByRole('heading', { name: 'No upcoming sessions' })).toBeVisible();
  await expect(bar(page)).toBeVisible();

  await visit(page, '/');
  await expect(list(page)).toContainText(/Finish paying for your session with Kim.*: 1[34] min left/);
  const next = page.getByRole('region', { name: 'Your next session' });
  const [waiting, after] = [await list(page).boundingBox(), await next.boundingBox()];
  expect(waiting?.y).toBeLessThan(after?.y ?? 0);
  await expect(bar(page)).toHaveCount(0);
  await auditPage(page);
  const prepared = page.waitForResponse('**/payments/create-payment-intent');
  await list(page)
    .getByRole('link', { name: /^Pay for the session with Kim/ })
    .click();
  await expect(page).toHaveURL(`/bookings/${id}/pay`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your session' })).toBeVisible();
  await expect(account(page)).toHaveAccessibleName(/waiting for you/);
  await expect(bar(page)).toHaveCount(0);
  await prepared;

  await prospect.client.cancelBooking({ params: { id }, body: {} });
  await visit(page, '/bookings');
  await expect(page.getByRole('heading', { name: 'No upcoming sessions' })).toBeVisible();
  await expect(page).toHaveURL('/bookings');
  await expect(account(page)).not.toHaveAccessibleName(/waiting/);
});

test('[U-03] the minutes to pay count down, and the bar goes when they are over', async ({ page }) => {
  await newProspect(page, 'Sade', 'Eze');
  const turn = {
    booking_id: '0199c0de-0000-7000-8000-000000000001',
    kind: 'pay',
    viewer_role: 'prospect',
    name: 'Linh Trần',
    first_name: 'Linh',
    service: 'Essay review',
    start: new Date(Date.now() + day).toISOString(),
  };
  // Two whole minutes for as long as the page may take to open.
  let items = [{ ...turn, hold_expires_at: new Date(Date.now() + 175_000).toISOString() }];
  await page.route('**/calendar/turns', (route) => route.fulfill({ json: { items, total: items.length } }));
  await takeClock(page);
  await visit(page, '/search');
  await expect(bar(page)).toContainText('2 min left');
  await page.clock.fastForward(60_000);
  await expect(bar(page)).toContainText('1 min left');
  items = [];
  await page.clock.fastForward(120_000);
  await expect(bar(page)).toHaveCount(0);
  await expect(account(page)).not.toHaveAccessibleName(/waiting/);
});

test('[U-03] a request and a proposal are listed for the person who has to answer, until they answer', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = await newMentor(page, 'Trang', 'Ngo');
  const { booking_policy } = await mentor.client.getAvailabilitySettings();
  await mentor.client.patchBookingPolicy({ params: { id: booking_policy.id }, body: { requires_approval: true } });
  const other = await anotherBrowser({ timezoneId: 'Africa/Lagos' });
  const student = await newProspect(other, 'Bola', 'Ade');
  const id = await ask(student, mentor);

  await visit(page, '/');
  await expect(list(page)).toContainText(/New request from Bola.* Ade: Intro call, /);
  await expect(list(page).getByRole('link', { name: /^Answer Bola/ })).toHaveAttribute('href', `/bookings/${id}`);
  await expect(bar(page), 'an answer has days').toHaveCount(0);
  await auditPage(page);
  await visit(page, '/bookings');
  await expect(page).toHaveURL('/bookings?when=waiting');
  await list(page)
    .getByRole('button', { name: /^Accept Bola/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Nothing pending' })).toBeVisible();
  await expect(account(page)).not.toHaveAccessibleName(/waiting/);

  await mentor.client.createProposal({
    params: { id },
    body: { starts: [new Date(Date.now() + 12 * day).toISOString()] },
    idempotency_key: crypto.randomUUID(),
  });
  await visit(other, '/bookings');
  await expect(other).toHaveURL('/bookings?when=waiting');
  await expect(list(other).getByRole('link', { name: /^Choose a time for the session with Trang/ })).toBeVisible();
  await visit(other, '/');
  await expect(list(other).getByRole('link', { name: /^Choose a time for the session with Trang/ })).toBeVisible();
});
