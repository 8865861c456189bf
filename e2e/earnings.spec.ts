import { readFile } from 'node:fs/promises';
import { auditAtBothSizes, auditPart } from './support/audit.ts';
import { enterAsDemo } from './support/people.ts';
import { holdTime, offerPaid, waitForStatus } from './support/paid-service.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { payWithoutPage } from './support/sandbox.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('a partly refunded payment is on the receipt and in the earnings, to the minor unit', async ({
  page,
  anotherBrowser,
}) => {
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
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  await expect.poll(async () => (await prospect.client.getBooking({ params: { id } })).payment?.refunded).toBe(12.49);

  await visit(page, `/bookings/${id}`);
  await page.getByRole('heading', { name: 'Payment' }).click();
  await page.getByRole('link', { name: 'See receipt' }).click();
  const paper = page.getByRole('article', { name: 'Receipt' });
  await expect(paper.getByText(/^AM-\d{4}-\d{6}$/)).toBeVisible();
  await expect(paper.getByText(`Essay review in EUR with ${mentor.person.first_name} Bui`)).toBeVisible();
  for (const sum of ['€49.99', '-€12.49', '€37.50']) {
    await expect(paper.getByText(sum, { exact: true })).toBeVisible();
  }
  await auditAtBothSizes(page);
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

  // A page beyond the last one redirects to the last one.
  await visit(there, '/bookings?when=cancelled&page=7');
  await expect(there).toHaveURL(/\/bookings\?when=cancelled$/);
  await expect(there.getByRole('heading', { name: /^Bola/ })).toBeVisible();
  await visit(there, '/earnings?period=all&page=7');
  await expect(there).toHaveURL(/\/earnings\?period=all$/);
  const row = there.getByRole('table').locator('tbody tr');
  await expect(row).toContainText(/€37\.50.*of €49\.99.*€12\.49 refunded/);
  await auditAtBothSizes(there);
  const waiting = there.waitForEvent('download');
  await there.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  expect(file).toMatch(/^\uFEFFsession_date,.*\r\n.*,cancelled,earned,EUR,49\.99,12\.49,0\.00,0\.00,37\.50\r\n$/);
});

test(
  'prices are also shown in the user’s own currency, where there is a rate for it',
  { tag: '@full' },
  async ({ page }) => {
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
  },
);
