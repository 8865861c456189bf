import { auditAtBothSizes, auditPart, auditPartAtBothSizes } from './support/audit.ts';
import { FailingApi } from './support/failing-api.ts';
import { pickCountry } from './support/pick.ts';
import { newMentor } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const COUNTRY = 'Country of your bank account';
const panelOf = (page: Page) => page.getByRole('region', { name: 'How you’re paid' });

/** Answers on the provider's page, which leads back. */
async function answerProvider(page: Page, outcome: RegExp): Promise<void> {
  await page.getByRole('radio', { name: outcome }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/earnings\?payouts=returned$/);
}

test('[T-141] a mentor chooses a country, gives the provider what it asks for, and mends what it finds missing', async ({
  page,
}) => {
  await newMentor(page, 'Mai', 'Vo');
  await visit(page, '/earnings');
  const panel = panelOf(page);
  await pickCountry(page, COUNTRY, 'Netherlands', 'Netherlands');
  await expect(panel.getByText('None: we pay it')).toBeVisible();
  await expect(panel.getByText('2–4 working days')).toBeVisible();
  await auditPartAtBothSizes(page, '.payout-account');
  await panel.getByRole('button', { name: 'Continue with Stripe' }).click();
  await answerProvider(page, /^Restricted/);

  await expect(panel.getByText('An identity document')).toBeVisible();
  await auditPartAtBothSizes(page, '.payout-account');
  await panel.getByRole('button', { name: /^(Give what’s missing|Continue with Stripe)$/ }).click();
  await answerProvider(page, /^Complete/);
  await expect(panel.getByText('Ready')).toBeVisible();
  await expect(panel.getByText(/account ending in \d{4}/)).toBeVisible();
  await panel.getByLabel('Pay me').selectOption('On the 1st of each month');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(panel.getByLabel('Pay me')).toHaveValue('monthly');
  await auditPartAtBothSizes(page, '.payout-account');
});

test('[T-146] where mentors are paid by hand, the bank account is checked, and shown by its end', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/\b400\b.*payouts\/account/);
  await newMentor(page, 'Huy', 'Le');
  await visit(page, '/earnings');
  const panel = panelOf(page);
  await pickCountry(page, COUNTRY, 'India', 'India');
  await panel.getByLabel('US Dollar (USD)').check();
  await expect(panel.getByText('By hand through Wise')).toBeVisible();
  await panel.getByLabel('Name on the bank account').fill('Le Huy');
  await panel.getByRole('textbox', { name: /^IBAN/ }).fill('NL91 ABNA 0417 1643 01');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Check the IBAN: a character is wrong or missing')).toBeVisible();
  await auditPartAtBothSizes(page, '.payout-account');
  await panel.getByLabel('My bank account has no IBAN').check();
  await panel.getByLabel('Account number').fill('5010 0012 3456 78');
  await panel.getByLabel('SWIFT code').fill('HDFCINBB');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('We pay you to the account ending in 5678.')).toBeVisible();

  await panel.getByRole('button', { name: 'Change bank account' }).click();
  await panel.getByLabel('Name on the bank account').fill('Le Huy');
  await panel.getByRole('textbox', { name: /^IBAN/ }).fill('NL91 ABNA 0417 1643 00');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText(/we’ll check each payout until/)).toBeVisible();
  await auditPartAtBothSizes(page, '.payout-account');
});

test('[T-141] signed out, everyone sees how mentors in a country are paid, or that they can’t be yet', async ({
  page,
}) => {
  await visit(page, '/mentor/signup');
  await pickCountry(page, COUNTRY, 'Vietnam', 'Vietnam');
  await expect(page.getByText('₫1,100,000')).toBeVisible();
  await expect(page.getByText('About €4')).toBeVisible();
  await expect(page.getByText('On the 1st of each month, or when you ask')).toBeVisible();
  await auditAtBothSizes(page);
  await page.getByRole('combobox', { name: COUNTRY }).fill('');
  await pickCountry(page, COUNTRY, 'Cuba', 'Cuba');
  await expect(page.getByText('We can’t pay mentors in this country yet.')).toBeVisible();
});

test('[T-141] an account that can’t be loaded is asked for again', async ({ page, watch }) => {
  watch.expectProblem(/\b503\b.*payouts\/account/);
  const failing = await new FailingApi().intercept(page, '**/api/v1/payouts/account');
  failing.answer = { status: 503, code: 'UNAVAILABLE' };
  await newMentor(page, 'Thu', 'Do');
  await visit(page, '/earnings');
  const again = page.getByRole('button', { name: 'Try again' }).first();
  await expect(again).toBeVisible({ timeout: 30_000 });
  await auditPart(page, '#main');
  failing.answer = null;
  await again.click();
  await expect(panelOf(page).getByLabel(COUNTRY)).toBeVisible();
});
