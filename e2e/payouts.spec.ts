import { readFile } from 'node:fs/promises';
import { auditAtBothSizes, auditPage, auditPartAtBothSizes } from './support/audit.ts';
import { offerForFifty, openPayoutAccount, payableSession, runJob, TEST_BANK } from './support/payable.ts';
import { newMentor, newProspect, type WithProfile } from './support/profiles.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';
import type { Watch } from './support/watch.ts';

atOneSize();

/** The mentor asks for a payout of the payable balance. */
async function askForPayout(page: Page): Promise<void> {
  await visit(page, '/earnings');
  await page.getByRole('button', { name: 'Pay out now' }).click();
  await expect(page.getByText(/^Payout started/)).toBeVisible();
}

/** A member of the staff finds the held payout of a mentor in the queue. */
async function openHeld(page: Page, watch: Watch, { person }: WithProfile): Promise<void> {
  await openConsole(page, watch, '/admin/payouts?status=held', 'Payouts');
  await page.getByRole('link', { name: person.first_name }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`for ${person.first_name}`) })).toBeVisible();
}

async function release(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Release' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('Payout released')).toBeVisible();
}

const statusOf = async ({ client }: WithProfile) =>
  (await client.listPayouts({ query: {} })).items.map(({ status }) => status);

test('[T-120] [T-123] [T-370] a first payout is held, released by staff and paid, its statement read, and a later refund is told beside it', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const mentor = await newMentor(page, 'Linh', 'Vu');
  const student = await newProspect(null, 'Amara', 'Obi');
  const staff = await anotherBrowser();
  const service = await offerForFifty(mentor);
  await openPayoutAccount(mentor);
  const first = await payableSession(student, mentor, service);

  await askForPayout(page);
  const payout = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Payout on/ }) });
  await expect(payout).toContainText('Being checked: we’ll send it by');
  await auditAtBothSizes(page);

  const { client: finance } = await enterAsStaff(staff, 'finance');
  await openConsole(staff, watch, '/admin', 'Today');
  await staff.getByRole('link', { name: /Payouts to look at/ }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await openHeld(staff, watch, mentor);
  await expect(staff.getByText('First payout')).toBeVisible();
  await auditAtBothSizes(staff);
  await staff.keyboard.press('r');
  await staff.getByRole('dialog').getByLabel('Reason').fill('Looked at the sessions.');
  await staff.reload();
  await expect(staff.getByRole('heading', { level: 1, name: /for Linh/ })).toBeVisible();
  await staff.keyboard.press('r');
  await expect(staff.getByRole('dialog').getByLabel('Reason')).toHaveValue('Looked at the sessions.');
  await auditPartAtBothSizes(staff);
  await staff.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(staff.getByText('Payout released')).toBeVisible();
  await expect.poll(() => statusOf(mentor)).toEqual(['paid']);

  await visit(page, '/earnings');
  const balance = page.getByRole('region', { name: 'Balance in EUR' });
  await expect(balance.getByText('Paid', { exact: true })).toBeVisible();
  await payout.getByRole('link').click();
  const statement = page.getByRole('article', { name: 'Payout statement' });
  await expect(statement.getByRole('row', { name: /Essay review in EUR/ })).toContainText('€50.00');
  await auditAtBothSizes(page);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(await readFile(await (await waiting).path(), 'utf8')).toContain(first);

  const { payment } = await finance.getStaffBooking({ params: { id: first } });
  const refund = { amount_minor: 5000, expected_refundable_minor: payment?.refundable_minor ?? 0, reason: 'Cut off' };
  await finance.refundBooking({ params: { id: first }, body: refund, idempotency_key: crypto.randomUUID() });
  await expect.poll(async () => (await mentor.client.getPayoutBalance()).items[0]?.debt).toBe(50);
  await visit(page, '/earnings');
  await expect(balance.getByText(/€50.00 was refunded after we paid you/)).toBeVisible();
  await auditPage(page);
  await payout.getByRole('link').click();
  await expect(statement.getByText('Refunded after this payout: €50.00')).toBeVisible();
  await expect(statement.getByText('Amount sent').locator('..')).toContainText('€50.00');
  await auditPage(page);
});

test(
  '[T-127] a payout that the bank sent back is sent again once the account is mended',
  { tag: '@full' },
  async ({ page, anotherBrowser, watch }) => {
    watch.expectProblem(/localhost:\d+\/connect/);
    const mentor = await newMentor(page, 'Hoa', 'Bui');
    const student = await newProspect(null, 'Bola', 'Eke');
    const staff = await anotherBrowser();
    await openPayoutAccount(mentor, TEST_BANK.account_closed);
    await payableSession(student, mentor, await offerForFifty(mentor));
    await askForPayout(page);
    await enterAsStaff(staff, 'finance');
    await openHeld(staff, watch, mentor);
    await release(staff);
    await expect.poll(() => statusOf(mentor)).toEqual(['failed']);

    await visit(page, '/earnings');
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Payout on/ }) });
    await expect(row).toContainText('Your bank sent it back: account closed. Nothing is lost.');
    await auditAtBothSizes(page);
    await row.getByRole('link').click();
    await expect(page.getByRole('article', { name: 'Payout statement' })).toBeVisible();
    await expect(page.getByText('Your bank sent it back: account closed. Nothing is lost.')).toBeVisible();
    await auditAtBothSizes(page);
    await page.getByRole('button', { name: /^(See your account at Stripe|Give what’s missing)$/ }).click();
    await page.getByRole('radio', { name: /^Complete/ }).check();
    await page.getByRole('radio', { name: /another bank account/ }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/earnings\?payouts=returned$/);

    await page.getByRole('link', { name: /^Payout on/ }).click();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Payout started. We’ll check it first.')).toBeVisible();
    await expect(page.getByText('Your bank account changed less than 7 days ago.')).toBeVisible();
    await openHeld(staff, watch, mentor);
    await expect(staff.getByText('Bank account changed in the last 7 days')).toBeVisible();
    await release(staff);
    await runJob('reconcile-payouts');
    await expect.poll(() => statusOf(mentor)).toEqual(['paid']);
    await page.reload();
    await expect(
      page.getByRole('article', { name: 'Payout statement' }).getByText('Paid', { exact: true }).first(),
    ).toBeVisible();
  },
);

test('[T-122] the money of a mentor holds in Arabic', { tag: '@full' }, async ({ page }) => {
  const mentor = await newMentor(page, 'Thu', 'Do');
  await openPayoutAccount(mentor);
  const student = await newProspect(null, 'Ada', 'Eze');
  await payableSession(student, mentor, await offerForFifty(mentor));
  await page.context().addCookies([{ name: 'am_lang', value: 'ar', url: new URL('/', page.url()).href }]);
  await visit(page, '/earnings');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.money-card')).toBeVisible();
  await auditAtBothSizes(page);
});
