import { readFile } from 'node:fs/promises';
import { auditAtBothSizes, auditPage, auditPart, auditPartAtBothSizes } from './support/audit.ts';
import { offerPaid } from './support/paid-service.ts';
import { payableSession } from './support/payable.ts';
import { newMentor, newProspect, type WithProfile } from './support/profiles.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';

atOneSize();

const BANK = {
  holder: 'Minh Ngo',
  account_number: '501000123456',
  swift: 'HDFCINBB',
};

/** A mentor whom staff pay by hand, with a payout that is held because it is their first. */
async function heldByHand(price: number) {
  const mentor = await newMentor(null, 'Minh', 'Ngo');
  const student = await newProspect(null, 'Ada', 'Quast');
  await mentor.client.choosePayoutAccount({
    body: { country: 'IN', currency: 'USD', bank: BANK },
  });
  await mentor.client.patchPayoutSettings({ body: { schedule: 'by_hand' } });
  await payableSession(student, mentor, await offerPaid(mentor, { price, currency: 'EUR' }));
  const { id } = await mentor.client.createPayout({
    body: { currency: 'EUR' },
    idempotency_key: crypto.randomUUID(),
  });
  return { mentor, id, heading: new RegExp(`for ${mentor.person.first_name}`) };
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const statusOf = async ({ client }: WithProfile) =>
  (await client.listPayouts({ query: {} })).items.map(({ status }) => status);

/** Enters a payment that was made at the bank. */
async function markPaid(page: Page, reference: string): Promise<void> {
  await press(page, 'Mark as paid');
  await dialog(page).getByLabel('Transfer number').fill(reference);
  await dialog(page).getByLabel('Bank fee in EUR').fill('3.50');
  await confirm(page, 'Mark as paid');
}

test('[T-197] two people release a large payout by hand, have it in a file, and mark it as paid with the same reference', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const { mentor, id, heading } = await heldByHand(600);
  const [fay, gus] = [page, await anotherBrowser()];
  const { person: first } = await enterAsStaff(fay, 'finance', ['Fay', 'Finance']);
  const { person: second } = await enterAsStaff(gus, 'finance', ['Gus', 'Geld']);
  const byFirst = (where: Page, what: string) =>
    where.getByText(`${first.first_name} Finance ${what}`, { exact: false });

  await openConsole(fay, watch, '/admin/payouts?status=held', 'Payouts');
  await openConsole(
    fay,
    watch,
    `/admin/payouts/${id}`,
    `€600.00 for ${mentor.person.first_name} ${mentor.person.last_name}`,
  );
  await expect(main(fay).getByText('First payout')).toBeVisible();
  const account = fay.getByRole('region', { name: 'Account' });
  for (const fact of ['Ready', 'Bank transfer', 'India', '•••• 3456', 'Never']) {
    await expect(account.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(fay.getByRole('table', { name: 'Ledger' }).getByRole('row', { name: /^Sum/ })).toContainText('€0.00');
  await press(fay, 'Release');
  await auditPartAtBothSizes(fay);
  await confirm(fay, 'Release');
  await expect(fay.getByText('A second person has to confirm it')).toBeVisible();
  await expect(byFirst(fay, 'asked to release this payout')).toBeVisible();
  expect(await statusOf(mentor)).toEqual(['held']);

  await openConsole(gus, watch, `/admin/payouts/${id}`, heading);
  await expect(byFirst(gus, 'asked to release this payout')).toBeVisible();
  await auditAtBothSizes(gus);
  await press(gus, 'Release');
  await confirm(gus, 'Release');
  await expect(gus.getByText('Payout released')).toBeVisible();

  await openConsole(gus, watch, '/admin/payouts', 'Payouts');
  await gus.getByRole('button', { name: 'Make a Wise batch' }).click();
  await expect(gus.getByText('Batch made')).toBeVisible();
  const waiting = gus.waitForEvent('download');
  await gus.getByRole('region', { name: 'Batches still to be paid' }).getByRole('button').first().click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  expect(file).toContain(BANK.account_number);
  expect(file).toContain('600');

  await fay.reload();
  await expect(fay.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await markPaid(fay, 'TRF-77');
  await expect(byFirst(fay, 'marked this payout as paid')).toBeVisible();
  await gus.goto(`/admin/payouts/${id}`);
  await expect(byFirst(gus, 'marked this payout as paid')).toBeVisible();
  await markPaid(gus, 'TRF-78');
  await expect(gus.getByText('A second person has to confirm it')).toBeVisible();
  expect(await statusOf(mentor)).toEqual(['pending']);
  await press(gus, 'Mark as paid');
  await auditPart(gus);
  await dialog(gus).getByLabel('Transfer number').fill('TRF-77');
  await dialog(gus).getByLabel('Bank fee in EUR').fill('3.50');
  await confirm(gus, 'Mark as paid');
  await expect(gus.getByText('Payout marked as paid')).toBeVisible();
  await expect(gus.getByRole('region', { name: 'History' })).toContainText(second.first_name);
  await expect(gus.getByRole('table', { name: 'Ledger' }).getByRole('row', { name: /^Sum/ })).toContainText('€0.00');
  await auditPage(gus);
  expect(await mentor.client.getPayout({ params: { id } })).toMatchObject({
    status: 'paid',
    reference: 'TRF-77',
    fee: 3.5,
  });
});

test(
  '[T-197] payouts of the console and their dialogs hold in Arabic',
  { tag: '@full' },
  async ({ anotherBrowser, watch }) => {
    const { id } = await heldByHand(50);
    const staff = await anotherBrowser({ locale: 'ar' });
    await enterAsStaff(staff, 'finance');
    await openConsole(staff, watch, '/admin/payouts?status=held', 'التحويلات');
    await expect(staff.locator('html')).toHaveAttribute('dir', 'rtl');
    await auditAtBothSizes(staff);
    await staff.goto(`/admin/payouts/${id}`);
    await expect(staff.locator('.console-ledger')).toBeVisible();
    await auditAtBothSizes(staff);
    for (const key of ['r', 'c']) {
      await staff.keyboard.press(key);
      await auditPartAtBothSizes(staff);
      await staff.keyboard.press('Escape');
      await expect(staff.getByRole('dialog')).toHaveCount(0);
    }
  },
);
