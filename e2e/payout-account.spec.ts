import { auditPart, auditPartAtBothSizes } from './support/audit.ts';
import { pickCountry } from './support/pick.ts';
import { newMentor } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const COUNTRY = 'Country of your bank account';
const panelOf = (page: Page) => page.getByRole('region', { name: 'How you’re paid' });

/** Answers on the provider's page, which redirects back. */
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
  await auditPart(page, '.payout-account');
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
