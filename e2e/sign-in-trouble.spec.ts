/** @module-tag full It needs the provider's own pages, storage that outlives a reload, and a second device. */
import { auditAtBothSizes, auditPage } from './support/audit.ts';
import { acceptTerms } from './support/mentors.ts';
import { accountMenu, fillSignIn, signUpByHand, newPerson } from './support/people.ts';
import { endAccessToken, endSession } from './support/session.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { addressOf, scriptsReady, visit } from './support/visit.ts';

atOneSize();

test('[X-14] an answer of the provider without a sign-in is an error on a card that axe finds nothing in', async ({
  page,
}) => {
  await page.goto('/sign-in/sso-callback?code=made-up&state=made-up');
  await expect(page.getByText('Authentication failed. Please try signing in again.')).toBeVisible();
  await auditPage(page);
});

test('[B-04] [X-13] a session that ends in the middle of a form comes back to it, and nothing typed is lost', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/\/token|Failed to load resource/);
  const person = newPerson('Ngoc', 'Dang');
  await signUpByHand(page, 'mentor', person);
  await acceptTerms(page);
  await page.getByLabel('School name').fill('Delft University of Technology');
  const pageAddress = addressOf(page);

  await endSession(page);
  await page.reload();
  await expect(page).toHaveURL(/\/sign-in\?redirect_url=/);
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  // The provider still knows the person, and redirects back at once.
  await scriptsReady(page);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page).toHaveURL(pageAddress);
  await expect(page.getByLabel('School name')).toHaveValue('Delft University of Technology');
});

test('signing out everywhere ends the session of another device', async ({ page, anotherBrowser, watch }) => {
  watch.expectProblem(/\/token|Failed to load resource/);
  const person = newPerson('Tariq', 'Said');
  await signUpByHand(page, 'prospect', person);
  const phone = await anotherBrowser();
  await visit(phone, '/sign-in?redirect_url=/settings');
  await fillSignIn(phone, person);

  await visit(page, '/settings/data');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/');
  // Tokens live for five minutes; the next one is refused.
  await endAccessToken(phone);
  await phone.goto('/settings');
  await expect(phone).toHaveURL(/\/sign-in\?redirect_url=%2Fsettings/);
  await scriptsReady(phone);
  await phone.getByRole('button', { name: 'Continue with email' }).click();
  await expect(phone.getByLabel('Password')).toBeVisible();
});

test('[N-06] a new user with a reserved name is asked for another, and goes on', async ({ page, watch }) => {
  watch.expectProblem(/\b400\b/);
  const person = { ...newPerson('Support', 'Team'), first_name: 'Support' };
  await visit(page, '/sign-up');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await page.getByLabel('First name').fill(person.first_name);
  await page.getByLabel('Last name').fill(person.last_name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'What’s your name?' })).toBeVisible();
  const first = page.getByLabel('First name');
  await expect(first).toHaveValue('Support');
  await expect(first).toHaveAccessibleDescription('Use your own name, not our service’s or our team’s');
  await auditAtBothSizes(page);
  await first.fill('Amina');
  await page.getByLabel('Last name').fill('Diallo');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(accountMenu(page)).toBeVisible();
  await visit(page, '/settings');
  await expect(page.getByLabel('First name')).toHaveValue('Amina');
});
