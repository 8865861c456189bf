/** @module-tag full Each of its screens is audited at both sizes; a component test checks their words. */
import { auditAtBothSizes } from './support/audit.ts';
import { FailingApi } from './support/failing-api.ts';
import { signInAsDemo } from './support/people.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

/** As if the mentor had accepted an older version, until they accept the present one. */
async function changeTerms(page: Page): Promise<void> {
  let isDue = true;
  page.on('request', (request) => {
    isDue &&= !(request.method() === 'POST' && request.url().includes('/terms-accept') && request.postData() !== null);
  });
  await page.route('**/api/views/me/resources?**', async (route) => {
    const response = await route.fetch();
    const flags = (await response.json()) as object;
    await route.fulfill({ response, json: isDue ? { ...flags, terms_due: ['mentor'] } : flags });
  });
}

test('[C-48] a mentor whose terms changed is asked on every page, reads them there and accepts them', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/auth\/terms/);
  await signInAsDemo(page, 'mentor');
  await changeTerms(page);
  const terms = await new FailingApi().intercept(page, '**/api/v1/auth/terms*');
  await visit(page, '/bookings');
  const banner = page.getByText('We’ve updated our Mentor Terms of Service.');
  await expect(banner).toBeVisible();
  await auditAtBothSizes(page);

  terms.answer = { status: 400 };
  await page.getByRole('button', { name: 'Read and accept' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mentor Terms of Service' });
  const accept = dialog.getByRole('button', { name: 'I accept' });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(accept).toBeDisabled();
  terms.answer = null;
  await dialog.getByRole('button', { name: /^(Retry|Try again)/ }).click();
  await expect(dialog.getByRole('heading', { name: '10. Changes and the end' })).toBeVisible();
  await auditAtBothSizes(page);

  await accept.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Thanks. You’ve accepted the new version.').first()).toBeVisible();
  await expect(banner).toBeHidden();
  await visit(page, '/search');
  await expect(banner).toBeHidden();
  // Requests still open when the test ends get no answer.
  await page.unrouteAll({ behavior: 'wait' });
});
