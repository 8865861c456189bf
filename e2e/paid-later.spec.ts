import { auditPage, auditPart } from './support/audit.ts';
import { offerPaid } from './support/paid-service.ts';
import { signInAsDemo } from './support/people.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { sampleBooking, serveBooking } from './support/sample-booking.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test('[T-161] a session far ahead is booked without paying, seen by both as booked, and cancelled at no cost', async ({
  page,
  anotherBrowser,
}) => {
  const mentorPage = await anotherBrowser();
  const mentor = await newMentor(mentorPage, 'Linh', 'Dang');
  const service = await offerPaid(mentor, { price: 28, currency: 'EUR', policy: { window_days: 365 } });
  const prospect = await newProspect(page, 'Amara', 'Obi');
  const { available_slots: slots } = await prospect.client.getAvailabilityBySlug({
    params: { slug: mentor.slug },
    query: { event_type_slug: service, start: inDays(120), end: inDays(135) },
  });
  const start = slots[3]?.start ?? '';
  await visit(
    page,
    `/${mentor.slug}/availability?event_type_slug=${service}&from=${start.slice(0, 10)}&date=${start.slice(0, 10)}&start=${encodeURIComponent(start)}`,
  );
  await expect(
    page.getByText(/^You pay nothing today\. Pay between \w+ \d+ \w+( \d+)? and \w+ \d+ \w+( \d+)?\./),
  ).toBeVisible();
  await auditPage(page);
  await page.getByRole('button', { name: 'Book now, pay later' }).click();

  await page.waitForURL(/\/bookings\/[^/]+$/);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await expect(page.getByRole('heading', { level: 1, name: 'We’re holding your time with Linh' })).toBeVisible();
  await expect(page.getByText('Booked, paid later')).toBeVisible();
  await expect(page.getByText(/Pay between /)).toBeVisible();
  await expect(
    page.getByText(/^Nothing has been paid yet, so cancelling costs nothing. To change the time, /),
  ).toBeVisible();
  await expect(page.getByText(/minute|request/i)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Pay for the session/ })).toHaveCount(0);
  await auditPage(page);

  await page.goto(`/bookings/${id}/pay`);
  await page.waitForURL(`**/bookings/${id}`);

  await visit(mentorPage, '/bookings');
  await expect(mentorPage.getByText('Booked, paid later')).toBeVisible();
  await expect(mentorPage.getByText(/Amara\S* pays between /)).toBeVisible();
  await auditPage(mentorPage);

  await visit(page, `/bookings/${id}`);
  await page.getByRole('button', { name: /^Cancel the session with / }).click();
  await auditPart(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('[T-161] once its payment has opened, days are left to pay, and no minutes run', async ({ page }) => {
  await signInAsDemo(page, 'prospect');
  const due = sampleBooking({
    status: 'pending_payment',
    start: inDays(88),
    end: inDays(88.02),
    payment_opens_at: inDays(-2),
    hold_expires_at: inDays(5.01),
    allowed_actions: ['pay', 'cancel'],
    payment: null,
  });
  await serveBooking(page, due);
  await visit(page, `/bookings/${due.id}`);
  await expect(page.getByText(/^5 days left to pay, until /)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay for the session with / })).toBeVisible();
  await auditPage(page);
  await page.route('**/create-payment-intent', () => undefined);
  await visit(page, `/bookings/${due.id}/pay`);
  await expect(page.getByText(/^Pay by .+ Until then, we’re holding this time\./)).toBeVisible();
  await expect(page.getByText(/\d+:\d\d left/)).toHaveCount(0);
});
