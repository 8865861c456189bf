import { readFile } from 'node:fs/promises';
import type { BookingPayment } from '@abroad/contract/payments';
import { auditPage, auditPart } from './support/audit.ts';
import { enterAsDemo } from './support/people.ts';
import { sampleBooking, serveBooking } from './support/sample-booking.ts';
import { noEarnings, sampleEarnings, sampleReceipt } from './support/sample-earnings.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { addressOf, visit } from './support/visit.ts';

/** Answers for a mentor's earnings: some in all, none in the present month. */
async function serveEarnings(page: Page): Promise<void> {
  await page.route('**/api/v1/payments/earnings?**', (route) => {
    const isAll = !new URL(route.request().url()).searchParams.has('from');
    return route.fulfill({ json: isAll ? sampleEarnings : noEarnings });
  });
}

test('a mentor sees what was earned by currency, chooses a period, and takes it along as a file', async ({ page }) => {
  await enterAsDemo(page, 'mentor');
  await serveEarnings(page);
  await visit(page, '/earnings');
  await expect(page.getByRole('heading', { name: 'Nothing was paid for in this period' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/earnings\?period=all$/);

  const euros = page.getByRole('region', { name: 'Euro (EUR)' });
  await expect(euros.getByText('€67.50')).toBeVisible();
  await expect(euros.getByText('€45.00')).toBeVisible();
  await expect(page.getByRole('region', { name: /JPY/ }).getByText('¥2,700')).toBeVisible();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2)).toContainText('€22.50');
  await expect(page.getByText('Days are those of Amsterdam')).toBeVisible();
  await auditPage(page);

  await page.route('**/api/v1/payments/earnings.csv', (route) =>
    route.fulfill({ contentType: 'text/csv; charset=utf-8', body: '\uFEFFsession_date\r\n2026-11-20\r\n' }),
  );
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('earnings.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe('\uFEFFsession_date\r\n2026-11-20\r\n');

  await page.getByRole('link', { name: 'Other dates' }).click();
  await page.getByLabel('From').fill('2026-11-02');
  await page.getByLabel('To').fill('2026-11-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Choose a day that is not before the first')).toBeVisible();
  expect(addressOf(page)).toBe('/earnings?period=dates&from=2026-11-02&to=2026-11-01');
  await auditPart(page, '.earnings-dates');
  await page.getByLabel('To').fill('2026-11-30');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/from=2026-11-02&to=2026-11-30$/);
  await expect(page.getByRole('heading', { name: 'Nothing was paid for in this period' })).toBeVisible();
});

test.describe('at one size', () => {
  atOneSize();

  const paid: BookingPayment = {
    id: sampleReceipt.payment_id,
    provider: 'sandbox',
    status: 'paid',
    amount: 50,
    currency: 'EUR',
    captured: 50,
    refunded: 12.5,
    refund_pending: 2.5,
    is_capturing: false,
    card: { brand: 'visa', last4: '4242' },
    failure: null,
    paid_at: sampleReceipt.paid_at,
  };

  test('whoever paid has a receipt that fits a sheet of paper, and whoever didn’t has none', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/\b404\b.*payments\/earnings/);
    await enterAsDemo(page, 'prospect');
    const { id } = sampleBooking();
    const change = await serveBooking(page, sampleBooking({ price: 50, payment: paid }));
    await page.route(`**/api/v1/payments/${id}/receipt`, (route) => route.fulfill({ json: sampleReceipt }));
    await visit(page, `/bookings/${id}`);
    await page.getByRole('link', { name: 'See the receipt' }).click();
    const paper = page.getByRole('article', { name: 'Receipt' });
    await expect(paper.getByText('AM-2026-000123')).toBeVisible();
    await expect(paper.getByText('-€12.50')).toBeVisible();
    await expect(paper.getByText('€37.50')).toBeVisible();
    await expect(paper.getByText('€2.50 more are on their way back.')).toBeVisible();
    await auditPage(page);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
    for (const format of ['A4', 'Letter']) {
      const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets, format).toHaveLength(1);
    }
    await page.emulateMedia({ media: null });
    change({ payment: null });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'There is no receipt' })).toBeVisible();
    await visit(page, '/earnings?period=all');
    await expect(page.getByRole('heading', { name: 'Earnings are for mentors' })).toBeVisible();
  });

  test('prices are told in one’s own currency too, where it is another one that has a rate', async ({ page }) => {
    await enterAsDemo(page, 'prospect');
    await visit(page, '/linh-tran/mentor-profile');
    const box = page.getByRole('complementary', { name: 'Book a session' });
    await expect(box.getByText('€', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('≈')).toHaveCount(0);

    await visit(page, '/settings#currency');
    await page.getByLabel('Show prices in').selectOption('VND');
    await expect(page.locator('#currency').getByText('Saved')).toBeVisible();
    await auditPart(page, '#currency');
    await visit(page, '/linh-tran/mentor-profile');
    await expect(box.getByText(/^≈ ₫[\d,]+000, approximate; you pay in EUR$/).first()).toBeVisible();
    await visit(page, '/search');
    await expect(page.getByText(/≈ ₫[\d,]+000/).first()).toBeVisible();
  });
});
