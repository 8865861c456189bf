import { readFile } from 'node:fs/promises';
import { auditAtBothSizes, auditPage, auditPart } from './support/audit.ts';
import { offerForFifty, payableSession, runJob } from './support/payable.ts';
import { FailingApi } from './support/failing-api.ts';
import { pickCountry } from './support/pick.ts';
import { newMentor, newProspect, type WithProfile } from './support/profiles.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';
import type { Watch } from './support/watch.ts';

/** Gives the sandbox what it asks for, on its own page, and comes back. */
async function openAccount(page: Page, bank: RegExp): Promise<void> {
  await visit(page, '/earnings');
  await pickCountry(page, 'Country of your bank account', 'Netherlands', 'Netherlands');
  await page.getByRole('button', { name: 'Continue with Stripe' }).click();
  await answerProvider(page, bank);
  const panel = page.getByRole('region', { name: 'How you’re paid' });
  await expect(panel.getByText('Ready')).toBeVisible();
  await panel.getByLabel('Pay me').selectOption('When I ask');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function answerProvider(page: Page, bank: RegExp): Promise<void> {
  await page.getByRole('radio', { name: /^Complete/ }).check();
  await page.getByRole('radio', { name: bank }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/earnings\?payouts=returned$/);
}

/** The mentor asks for a payout of what is payable. */
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

test('[T-120] [T-123] [T-128] [T-370] a first payout is held, released by staff and paid, its statement read, and a later refund is taken from the next', async ({
  page,
  anotherBrowser,
  viewport,
  watch,
}) => {
  test.slow();
  const mentor = await newMentor(page, 'Linh', 'Vu');
  const student = await newProspect(await anotherBrowser({ viewport }), 'Amara', 'Obi');
  const staff = await anotherBrowser({ viewport });
  const service = await offerForFifty(mentor);
  await openAccount(page, /Takes payouts$/);
  await expect(page.getByText('What students pay for your sessions will appear here')).toBeVisible();
  const first = await payableSession(student, mentor, service);

  await askForPayout(page);
  await expect(page.getByText('Being checked, usually two days.').first()).toBeVisible();
  await auditPage(page);

  const { client: finance } = await enterAsStaff(staff, 'finance');
  await openConsole(staff, watch, '/admin', 'Today');
  await expect(staff.getByRole('link', { name: /Payouts to look at/ })).toBeVisible();
  await openConsole(staff, watch, '/admin/payouts?status=held', 'Payouts');
  await auditPage(staff);
  await openHeld(staff, watch, mentor);
  await expect(staff.getByText('First payout')).toBeVisible();
  await auditPage(staff);
  await staff.keyboard.press('r');
  await staff.getByRole('dialog').getByLabel('Reason').fill('Looked at the sessions.');
  await auditPart(staff);
  await staff.reload();
  await expect(staff.getByRole('heading', { level: 1, name: /for Linh/ })).toBeVisible();
  await staff.keyboard.press('r');
  await expect(staff.getByRole('dialog').getByLabel('Reason')).toHaveValue('Looked at the sessions.');
  await staff.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(staff.getByText('Payout released')).toBeVisible();
  await expect.poll(() => statusOf(mentor), { timeout: 30_000 }).toEqual(['paid']);

  await visit(page, '/earnings');
  const balance = page.getByRole('region', { name: 'Balance in EUR' });
  await expect(balance.getByText('Paid out')).toBeVisible();
  await auditPage(page);
  await page.getByRole('link', { name: /^Payout on/ }).click();
  const statement = page.getByRole('article', { name: 'Payout statement' });
  await expect(statement.getByText('€50.00').first()).toBeVisible();
  await expect(statement.getByRole('row', { name: /Essay review in EUR/ })).toContainText('€50.00');
  await auditPage(page);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(await readFile(await (await waiting).path(), 'utf8')).toContain(first);

  const { payment } = await finance.getStaffBooking({ params: { id: first } });
  const refund = { amount_minor: 5000, expected_refundable_minor: payment?.refundable_minor ?? 0, reason: 'Cut off' };
  await finance.refundBooking({ params: { id: first }, body: refund, idempotency_key: crypto.randomUUID() });
  await expect.poll(async () => (await mentor.client.getPayoutBalance()).items[0]?.debt, { timeout: 30_000 }).toBe(50);
  await payableSession(student, mentor, service);
  await payableSession(student, mentor, service);
  await visit(page, '/earnings');
  await expect(balance.getByText(/€50.00 was refunded after we paid you/)).toBeVisible();
  await auditPage(page);
  await askForPayout(page);
  await expect.poll(() => statusOf(mentor), { timeout: 30_000 }).toEqual(['paid', 'paid']);
  await visit(page, '/earnings');
  await page
    .getByRole('link', { name: /^Payout on/ })
    .first()
    .click();
  await expect(statement.getByText('-€50.00').first()).toBeVisible();
  await auditPage(page);

  await visit(page, '/earnings');
  await page
    .getByRole('link', { name: /^Payout on/ })
    .last()
    .click();
  await expect(statement.getByText('Refunded after this payout: €50.00')).toBeVisible();
  await expect(statement.getByText('Amount sent').locator('..')).toContainText('€50.00');
  await auditPage(page);
});

test('[T-127] a payout that the bank sent back is sent again once the account is mended', async ({
  page,
  anotherBrowser,
  viewport,
  watch,
}) => {
  watch.expectProblem(/localhost:\d+\/connect/);
  const mentor = await newMentor(page, 'Hoa', 'Bui');
  const student = await newProspect(await anotherBrowser({ viewport }), 'Bola', 'Eke');
  const staff = await anotherBrowser({ viewport });
  await openAccount(page, /account closed/);
  await payableSession(student, mentor, await offerForFifty(mentor));
  await askForPayout(page);
  await enterAsStaff(staff, 'finance');
  await openHeld(staff, watch, mentor);
  await release(staff);
  await expect.poll(() => statusOf(mentor), { timeout: 30_000 }).toEqual(['failed']);

  await visit(page, '/earnings');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Payout on/ }) });
  await expect(row).toContainText('Your bank sent it back: account closed. Nothing is lost.');
  await auditPage(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('article', { name: 'Payout statement' })).toBeVisible();
  await expect(page.getByText('Your bank sent it back: account closed. Nothing is lost.')).toBeVisible();
  await auditPage(page);
  await page.getByRole('button', { name: /^(See your account at Stripe|Give what’s missing)$/ }).click();
  await answerProvider(page, /another bank account/);

  await page.getByRole('link', { name: /^Payout on/ }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Payout started. We’ll check it first.')).toBeVisible();
  await expect(page.getByText('Your bank account changed less than 7 days ago.')).toBeVisible();
  await openHeld(staff, watch, mentor);
  await expect(staff.getByText('Bank account changed in the last 7 days')).toBeVisible();
  await release(staff);
  await runJob('reconcile-payouts');
  await expect.poll(() => statusOf(mentor), { timeout: 30_000 }).toEqual(['paid']);
  await page.reload();
  await expect(
    page.getByRole('article', { name: 'Payout statement' }).getByText('Paid', { exact: true }).first(),
  ).toBeVisible();
});

test.describe('at one size', () => {
  atOneSize();

  test('[T-122] the money of a mentor holds in Arabic, and one that can’t be loaded is asked for again', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/\b503\b.*payouts\/balance/);
    await newMentor(page, 'Thu', 'Do');
    const none = { pending: 20, earned: 0, held: 0, in_transit: 0, failed: 0, paid: 120, debt: 5, payable_from: null };
    const short = {
      currency: 'EUR',
      payable: 11,
      next_payout: 6,
      next_payout_at: null,
      short_of_minimum: 7,
      minimum: 13,
      ...none,
    };
    const failing = await new FailingApi().intercept(page, '**/api/v1/payouts/balance');
    failing.answer = { status: 503, code: 'UNAVAILABLE' };
    await visit(page, '/earnings');
    const again = page.getByRole('button', { name: 'Try again' }).first();
    await expect(again).toBeVisible({ timeout: 30_000 });
    await page.route('**/api/v1/payouts/balance', (route) => route.fulfill({ json: { items: [short] } }));
    await again.click();
    await expect(page.getByText('€7 short of the least that your bank takes')).toBeVisible();
    await page.context().addCookies([{ name: 'am_lang', value: 'ar', url: new URL('/', page.url()).href }]);
    await visit(page, '/earnings');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('.money-card')).toBeVisible();
    await auditAtBothSizes(page);
  });
});
