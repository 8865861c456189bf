import { readFile } from 'node:fs/promises';
import { auditAtBothSizes, auditPage, auditPart, auditPartAtBothSizes } from './support/audit.ts';
import { chooseTime } from './support/booking.ts';
import { enterAsDemo } from './support/people.ts';
import { holdTime, offerPaid, waitForStatus } from './support/paid-service.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { noEarnings, sampleEarnings } from './support/sample-earnings.ts';
import { payWithoutPage } from './support/sandbox.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { addressOf, visit } from './support/visit.ts';

atOneSize();

/** Answers for a mentor's earnings: some in all, none in the present month. */
async function serveEarnings(page: Page): Promise<void> {
  await page.route('**/api/v1/payments/earnings?**', (route) => {
    const isAll = !new URL(route.request().url()).searchParams.has('from');
    return route.fulfill({ json: isAll ? sampleEarnings : noEarnings });
  });
}

test('a mentor sees what was earned by currency, and chooses a period', async ({ page }) => {
  await enterAsDemo(page, 'mentor');
  await serveEarnings(page);
  await visit(page, '/earnings');
  await expect(page.getByRole('heading', { name: 'No paid sessions in this period' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/earnings\?period=all$/);

  const euros = page.getByRole('region', { name: 'Euro (EUR)' });
  await expect(euros.getByText('€67.50')).toBeVisible();
  await expect(euros.getByText('€45.00')).toBeVisible();
  await expect(page.getByRole('region', { name: /JPY/ }).getByText('¥2,700')).toBeVisible();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2)).toContainText('€22.50');
  await expect(page.getByText('Dates are in this time zone: Netherlands time')).toBeVisible();
  await auditAtBothSizes(page);

  await page.getByRole('link', { name: 'Custom dates' }).click();
  await page.getByLabel('From').fill('2026-11-02');
  await page.getByLabel('To').fill('2026-11-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Choose an end date on or after the start date')).toBeVisible();
  expect(addressOf(page)).toBe('/earnings?period=dates&from=2026-11-02&to=2026-11-01');
  await auditPartAtBothSizes(page, '.filter-row');
  await page.getByLabel('To').fill('2026-11-30');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/from=2026-11-02&to=2026-11-30$/);
  await expect(page.getByRole('heading', { name: 'No paid sessions in this period' })).toBeVisible();
});

test('a partly refunded payment is on the receipt and in the earnings, to the minor unit', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/\b404\b.*payments\/earnings/);
  const there = await anotherBrowser();
  const mentor = await newMentor(there, 'Hoa', 'Bui');
  const policy = { free_cancel_min: 30 * 24 * 60, late_refund_pct: 25 };
  const service = await offerPaid(mentor, { price: 49.99, currency: 'EUR', policy });
  const prospect = await newProspect(page, 'Bola', 'Eke');
  const { id } = await holdTime(prospect, mentor, service);
  await visit(page, `/bookings/${id}/receipt`);
  await expect(page.getByRole('heading', { level: 1, name: 'No receipt yet' })).toBeVisible();
  await payWithoutPage(prospect.client, id);
  await waitForStatus(prospect, id, 'confirmed');
  await visit(page, `/bookings/${id}/move`);
  await chooseTime(page, 3);
  await page.getByRole('button', { name: 'Choose this time' }).click();
  await expect(page.getByRole('dialog').getByText('Free cancellation has ended')).toBeVisible();
  await auditPart(page);
  await page.getByRole('button', { name: 'Keep current time' }).click();
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  await expect.poll(async () => (await prospect.client.getBooking({ params: { id } })).payment?.refunded).toBe(12.49);

  await visit(page, `/bookings/${id}`);
  await page.getByRole('link', { name: 'See receipt' }).click();
  const paper = page.getByRole('article', { name: 'Receipt' });
  await expect(paper.getByText(/^AM-\d{4}-\d{6}$/)).toBeVisible();
  await expect(paper.getByText(`Essay review in EUR with ${mentor.person.first_name} Bui`)).toBeVisible();
  for (const sum of ['€49.99', '-€12.49', '€37.50']) {
    await expect(paper.getByText(sum, { exact: true })).toBeVisible();
  }
  await auditPage(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  for (const format of ['A4', 'Letter']) {
    const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets, format).toHaveLength(1);
  }
  await page.emulateMedia({ media: null });
  await visit(page, '/earnings?period=all');
  await expect(page.getByRole('heading', { name: 'Earnings are for mentors' })).toBeVisible();

  // A page that there is no more leads to the last one.
  await visit(there, '/bookings?when=cancelled&page=7');
  await expect(there).toHaveURL(/\/bookings\?when=cancelled$/);
  await expect(there.getByRole('heading', { name: /^Bola/ })).toBeVisible();
  await visit(there, '/earnings?period=all&page=7');
  await expect(there).toHaveURL(/\/earnings\?period=all$/);
  const row = there.getByRole('table').locator('tbody tr');
  await expect(row).toContainText(/€49\.99.*€12\.49.*€0\.00.*€37\.50/);
  const waiting = there.waitForEvent('download');
  await there.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  expect(file).toMatch(/^\uFEFFsession_date,.*\r\n.*,cancelled,earned,EUR,49\.99,12\.49,0\.00,0\.00,37\.50\r\n$/);
});

test('prices are also shown in the user’s own currency, where there is a rate for it', async ({ page }) => {
  await enterAsDemo(page, 'prospect');
  await visit(page, '/linh-tran/mentor-profile');
  const box = page.getByRole('complementary', { name: 'Book a session' });
  await expect(box.getByText('€', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('≈')).toHaveCount(0);

  await visit(page, '/settings#currency');
  await page.getByLabel('Show prices in').selectOption('VND');
  await expect(page.locator('#currency').getByText('Saved', { exact: true })).toBeVisible();
  await auditPart(page, '#currency');
  await visit(page, '/linh-tran/mentor-profile');
  await expect(box.getByText(/^≈ ₫[\d,]+000, approximate, you pay in EUR$/).first()).toBeVisible();
  await visit(page, '/search');
  await expect(page.getByText(/≈ ₫[\d,]+000/).first()).toBeVisible();
});
