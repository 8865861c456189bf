import { auditPage, auditPart } from './support/audit.ts';
import { offerPaid } from './support/paid-service.ts';
import { inDatabase } from './support/past-session.ts';
import { payableSession } from './support/payable.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test('[T-371] [T-372] [T-442] a mentor leaves with money and reads what becomes of it; staff pay the claim by bank transfer, two of them what is large', async ({
  page,
  anotherBrowser,
  viewport,
  watch,
}) => {
  test.slow();
  const mentor = await newMentor(page, 'Quyen', 'Dinh');
  const { slug } = mentor;
  const { id: user_id } = await mentor.client.getAuthenticatedUser();
  const student = await newProspect(await anotherBrowser({ viewport }), 'Ife', 'Ade');
  await payableSession(student, mentor, await offerPaid(mentor, { price: 640, currency: 'EUR' }));
  const staff = [await anotherBrowser({ viewport }), await anotherBrowser({ viewport })] as const;
  const [fay, gus] = staff;
  await enterAsStaff(fay, 'finance', ['Fay', 'Finance']);
  await enterAsStaff(gus, 'finance', ['Gus', 'Geld']);

  await visit(page, '/settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const leaving = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(
    leaving.getByText(/^You’re owed €640.00\. Get it paid out before you delete your account/),
  ).toBeVisible();
  await auditPart(page);
  await leaving.getByLabel(/^Type “/).fill(slug);
  await leaving.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText(/^Your account is deleted\./)).toBeVisible();

  await openConsole(fay, watch, '/admin/payouts', 'Payouts');
  const claims = fay.getByRole('region', { name: 'Owed to mentors who have left' });
  const claim = claims.getByRole('listitem').filter({ has: fay.locator(`a[href$="${user_id}"]`) });
  await expect(claim).toContainText('€640.00');
  await expect(claim).toContainText('check that it’s them, and pay by bank transfer');
  await auditPage(fay);
  await claim.getByRole('button', { name: 'Pay by bank transfer' }).click();
  const dialog = fay.getByRole('dialog', { name: 'Pay €640.00 by bank transfer?' });
  await auditPart(fay);
  await dialog.getByRole('button', { name: 'Pay by bank transfer' }).click();
  await expect(dialog.getByText('Say why')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Wrote from the address of the account');
  await dialog.getByRole('button', { name: 'Pay by bank transfer' }).click();
  await expect(fay.getByRole('heading', { name: 'Payout started' })).toBeVisible();
  await expect(fay.getByRole('heading', { level: 1, name: /^€640.00 for/ })).toBeVisible();
  await auditPage(fay);

  const payout = fay.url();
  await gus.goto(payout);
  for (const one of staff) {
    await one.getByRole('main').getByRole('button', { name: 'Release', exact: true }).click();
    const release = one.getByRole('dialog', { name: 'Release this payout?' });
    await expect(release).toContainText('Send €640.00 to Deleted account at the bank');
    await release.getByRole('button', { name: 'Release', exact: true }).click();
    await expect(one.getByText(one === fay ? 'A second person has to confirm it' : 'Payout released')).toBeVisible();
    await gus.reload();
  }
  await fay.reload();
  for (const one of staff) {
    await one.getByRole('main').getByRole('button', { name: 'Mark as paid', exact: true }).click();
    const marking = one.getByRole('dialog', { name: 'Mark as paid?' });
    await expect(marking).toContainText('The mentor has left, so we don’t email them.');
    await marking.getByLabel('Transfer number').fill('TRF-90');
    await marking.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    await expect(
      one.getByText(one === fay ? 'A second person has to confirm it' : 'Payout marked as paid'),
    ).toBeVisible();
    await gus.reload();
  }
  await openConsole(gus, watch, '/admin/payouts', 'Payouts');
  await expect(gus.getByRole('heading', { name: 'Owed to mentors who have left' })).toBeVisible();
  await expect(gus.getByText(user_id)).toBeHidden();
});

test('[T-440] a claim whose 24 months are over is ended in the console, with a reason', async ({
  page,
  anotherBrowser,
  viewport,
  watch,
}) => {
  const mentor = await newMentor(page, 'Hien', 'Mai');
  const { id: user_id } = await mentor.client.getAuthenticatedUser();
  const student = await newProspect(await anotherBrowser({ viewport }), 'Ada', 'Eze');
  await payableSession(student, mentor, await offerPaid(mentor, { price: 40, currency: 'EUR' }));
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  await inDatabase((database) =>
    database.query(`update erasure set erased_at = now() - interval '25 months' where user_id = $1`, [user_id]),
  );
  const staff = await anotherBrowser({ viewport });
  await enterAsStaff(staff, 'finance');
  await openConsole(staff, watch, '/admin/payouts', 'Payouts');
  const claim = staff.getByRole('listitem').filter({ has: staff.locator(`a[href$="${user_id}"]`) });
  await expect(claim).toContainText('The claim is over.');
  await claim.getByRole('button', { name: 'End claim' }).click();
  const dialog = staff.getByRole('dialog', { name: 'End this claim of €40.00?' });
  await auditPart(staff);
  await dialog.getByRole('button', { name: 'End claim' }).click();
  await expect(dialog.getByText('Say why')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Not claimed in 24 months');
  await dialog.getByRole('button', { name: 'End claim' }).click();
  await expect(staff.getByText('Claim ended')).toBeVisible();
  await expect(claim).toBeHidden();
});
