/** @module-tag full The page of the payments sandbox, which replaces the provider’s in development */
import { auditAtBothSizes } from './support/audit.ts';
import { newPayee, payeeStatus, payoutAccountPage } from './support/sandbox.ts';
import { atOneSize, expect, test } from './support/test.ts';

atOneSize();

test('[T-112] at the sandbox a mentor chooses a bank account and what the provider decides, and comes back', async ({
  page,
  baseURL,
}) => {
  const account = await newPayee('ch');
  const wayBack = `${baseURL}/rules`;
  await page.goto(await payoutAccountPage(account, wayBack));
  await expect(page.getByRole('heading', { level: 1, name: 'Set up payouts' })).toBeVisible();
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: 'Leave for now' }).click();
  await expect(page).toHaveURL(wayBack);
  expect(await payeeStatus(account)).toBe('restricted');

  const first = await payoutAccountPage(account, wayBack);
  await page.goto(first);
  await page.getByRole('group', { name: 'Bank account', exact: true }).getByLabel('account closed').check();
  await page.getByRole('group', { name: 'Currency of a new bank account' }).getByLabel('EUR').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(wayBack);
  expect(await payeeStatus(account)).toBe('active');
  // The link is over.
  await page.goto(first);
  await expect(page).toHaveURL(wayBack);

  await page.goto(await payoutAccountPage(account, wayBack));
  await expect(page.getByLabel('Keep the account ending in 1113')).toBeChecked();
  await page.getByLabel('Rejected').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(wayBack);
  expect(await payeeStatus(account)).toBe('rejected');
});
