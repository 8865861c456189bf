import { auditAtBothSizes, auditPage, auditPartAtBothSizes } from './support/audit.ts';
import { offerForFifty, payableSession } from './support/payable.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[T-371] [T-372] [T-442] a mentor leaves with money and reads what becomes of it; staff pay the claim by bank transfer', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const mentor = await newMentor(page, 'Quyen', 'Dinh');
  const { slug } = mentor;
  const { id: user_id } = await mentor.client.getAuthenticatedUser();
  const student = await newProspect(null, 'Ife', 'Ade');
  await payableSession(student, mentor, await offerForFifty(mentor));

  await visit(page, '/settings/data');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const leaving = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(leaving.getByText(/^You’re owed €50.00. Get it paid out before you delete your account/)).toBeVisible();
  await auditPartAtBothSizes(page);
  await leaving.getByLabel(/^Type “/).fill(slug);
  await leaving.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText(/^Your account is deleted\./)).toBeVisible();

  const fay = await anotherBrowser();
  await enterAsStaff(fay, 'finance', ['Fay', 'Finance']);
  await openConsole(fay, watch, '/admin/payouts', 'Payouts');
  const claims = fay.getByRole('region', { name: 'Owed to mentors who have left' });
  const claim = claims.getByRole('listitem').filter({ has: fay.locator(`a[href$="${user_id}"]`) });
  await expect(claim).toContainText('€50.00');
  await expect(claim).toContainText('check that it’s them, and pay by bank transfer');
  await auditAtBothSizes(fay);
  await claim.getByRole('button', { name: 'Pay by bank transfer' }).click();
  const dialog = fay.getByRole('dialog', { name: 'Pay €50.00 by bank transfer?' });
  await dialog.getByRole('button', { name: 'Pay by bank transfer' }).click();
  await expect(dialog.getByText('Say why')).toBeVisible();
  await auditPartAtBothSizes(fay);
  await dialog.getByLabel('Reason').fill('Wrote from the address of the account');
  await dialog.getByRole('button', { name: 'Pay by bank transfer' }).click();
  await expect(fay.getByRole('heading', { level: 1, name: /^€50.00 for/ })).toBeVisible();
  await auditPage(fay);

  const main = fay.getByRole('main');
  await main.getByRole('button', { name: 'Release', exact: true }).click();
  const release = fay.getByRole('dialog', { name: 'Release this payout?' });
  await expect(release).toContainText('Send €50.00 to Deleted account at the bank');
  await release.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(release).toBeHidden();
  await main.getByRole('button', { name: 'Mark as paid', exact: true }).click();
  const marking = fay.getByRole('dialog', { name: 'Mark as paid?' });
  await expect(marking).toContainText('The mentor has left, so we don’t email them.');
  await marking.getByLabel('Transfer number').fill('TRF-90');
  await marking.getByRole('button', { name: 'Mark as paid', exact: true }).click();
  await expect(marking).toBeHidden();
  await expect(main.getByRole('button', { name: 'Mark as paid', exact: true })).toHaveCount(0);
  await openConsole(fay, watch, '/admin/payouts', 'Payouts');
  await expect(claims).toBeVisible();
  await expect(claim).toHaveCount(0);
});
