import { auditAtBothSizes } from './support/audit.ts';
import { signInAsDemo, signInAsDemoByHand } from './support/people.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

/** What the sign-in provider says of the demonstration's student, in the place of its word. */
async function answerWith(page: Page, email: string | null): Promise<void> {
  await page.route('**/auth/authenticated-users/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), email } });
  });
}

test('[N-16] each sign-in posts the record, so that a changed address is learned of', async ({ page }) => {
  const posted = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/auth/authenticated-users'),
  );
  await signInAsDemoByHand(page, 'prospect');
  expect((await posted).status()).toBe(200);
});

test('[N-15] who has no verified address reads what that means, and others read nothing', async ({ page }) => {
  await signInAsDemo(page, 'both');
  const notice = page.getByText('We don’t have a verified email address for you');
  await visit(page, '/settings');
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(notice).toBeHidden();
  await answerWith(page, null);
  await visit(page, '/settings');
  await expect(notice).toBeVisible();
  await expect(page.getByText(/^We can’t email you about your sessions/)).toBeVisible();
  await auditAtBothSizes(page);
});
