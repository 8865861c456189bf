import { auditPage, auditPart } from './support/audit.ts';
import { goOn } from './support/booking.ts';
import { chooseInMenu } from './support/menu.ts';
import { offerPaid } from './support/paid-service.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

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
  await goOn(page);
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
  await chooseInMenu(page, 'Cancel session');
  await auditPart(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
});
