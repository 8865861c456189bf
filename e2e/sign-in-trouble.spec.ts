import { auditAtBothSizes, auditPage } from './support/audit.ts';
import { errorCard, FailingApi } from './support/failing-api.ts';
import { acceptTerms } from './support/mentors.ts';
import { accountMenu, enterAsDemo, fillSignIn, signInAsDemo, signUpByHand, newPerson } from './support/people.ts';
import { endAccessToken, endSession } from './support/session.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { addressOf, scriptsReady, visit } from './support/visit.ts';

atOneSize();

const card = (page: Page) => page.locator('.auth-card');
const demo = { email: 'prospect@demo.test', password: 'study-abroad' };

/** Answers the provider's page, which leads to our callback. */
async function answerAsDemo(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('[X-15] [B-04] who goes back from the provider reads so on the card, and keeps the page that they wanted', async ({
  page,
}) => {
  await visit(page, '/sign-in?redirect_url=%2Fbookings%3Fwhen%3Dpast');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await expect(card(page).getByText('Access denied. Please check your permissions.')).toBeVisible();
  await card(page).getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/sign-in?redirect_url=%2Fbookings%3Fwhen%3Dpast');
  await fillSignIn(page, demo);
  expect(addressOf(page)).toBe('/bookings?when=past');
});

test('[X-14] an answer of the provider without a sign-in shows an error on the card', async ({ page }) => {
  await page.goto('/sign-in/sso-callback?code=made-up&state=made-up');
  await expect(card(page).getByText('Authentication failed. Please try signing in again.')).toBeVisible();
  await auditPage(page);
});

test('[X-13] [X-16] [X-17] each error of the provider is shown on the card in its own words', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/\/token|Failed to load resource/);
  const outcomes = [
    [{ status: 400, json: { error: 'invalid_grant' } }, 'Your session has expired. Please sign in again.'],
    [
      { status: 500, json: { error: 'server_error' } },
      'There was an issue with the authentication provider. Please try again.',
    ],
    [null, 'Network connection issue during authentication. Please check your internet connection.'],
  ] as const;
  for (const [answer, words] of outcomes) {
    await page.route('**/token', (route) =>
      answer === null
        ? route.abort('connectionfailed')
        : route.fulfill({ ...answer, headers: cors(route.request().headers()) }),
    );
    await visit(page, '/sign-in');
    await page.getByRole('button', { name: 'Continue with email' }).click();
    if (answer?.status === 400) {
      // From then on the provider knows who it is.
      await answerAsDemo(page);
    }
    await expect(card(page).getByText(words)).toBeVisible();
    await page.unroute('**/token');
  }
});

const cors = ({ origin }: Record<string, string>) => ({ 'access-control-allow-origin': origin ?? '*' });

const providerSentence = 'There was an issue with the authentication provider. Please try again.';
const page503 = { status: 503, contentType: 'text/html', body: '<h1>Down for a moment</h1>' };

const troubles = [
  ['a token endpoint with 503 and a page', '**/token', page503],
  ['a token endpoint with a page', '**/token', { ...page503, status: 200 }],
  ['a token endpoint with JSON without error', '**/token', { status: 400, json: { message: 'No.' } }],
  ['a discovery document with 503', /openid-configuration/, page503],
] as const;

for (const [trouble, address, answer] of troubles) {
  test(`[X-16] ${trouble} does not sign the user out, and the provider's message is shown`, async ({ page, watch }) => {
    // Where the flags can't be had the profiles tell of the roles.
    watch.expectProblem(/\/token|openid-configuration|profiles\/me|Failed to load resource/);
    await enterAsDemo(page, 'prospect');
    await endAccessToken(page);
    await page.route(address, (route) => route.fulfill({ ...answer, headers: cors(route.request().headers()) }));
    await visit(page, '/saved-searches');
    await expect(errorCard(page).getByText(providerSentence)).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL('/saved-searches');
    await page.unroute(address);
    await errorCard(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(errorCard(page)).toBeHidden();
    await expect(accountMenu(page)).toBeVisible();
  });
}

test('[X-16] [X-17] a token renewal that fails during a call is shown as what it is, not as a lost connection', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/\/token|saved-searches|profiles\/me|Failed to load resource/);
  await enterAsDemo(page, 'prospect');
  const api = await new FailingApi().intercept(page, '**/api/v1/**/saved-searches');
  api.answer = { status: 401, code: 'TOKEN_EXPIRED' };
  await page.route('**/token', (route) => route.abort('connectionfailed'));
  await visit(page, '/saved-searches');
  const words = 'Network connection issue during authentication. Please check your internet connection.';
  await expect(errorCard(page).getByText(words)).toBeVisible();
  await page.unroute('**/token');
  await page.route('**/token', (route) => route.fulfill({ ...page503, headers: cors(route.request().headers()) }));
  await errorCard(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(errorCard(page).getByText(providerSentence)).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
});

test('[X-11] [X-18] a record that can’t be fetched is shown as an error on the card, with a retry', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/authenticated-users|Failed to load resource/);
  let answer = { status: 403, code: 'AUTH_OF_ANOTHER_KIND' };
  await page.route('**/auth/authenticated-users', (route) =>
    route.fulfill({
      status: answer.status,
      json: {
        type: 'urn:abroad-mentors:problem:played',
        code: answer.code,
        detail: 'Another one.',
        request_id: '1',
      },
    }),
  );
  await visit(page, '/sign-in');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await answerAsDemo(page);
  await expect(card(page).getByText('Authentication error occurred. Please try again.')).toBeVisible();
  answer = { status: 401, code: 'UNAUTHENTICATED' };
  await card(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(card(page).getByText('Please sign in to continue.')).toBeVisible();
  await page.unroute('**/auth/authenticated-users');
  await card(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/');
});

test('[X-17] an unreachable provider is shown as an error on the card, and the page stays', async ({ page, watch }) => {
  watch.expectProblem(/openid-configuration|Failed to load resource/);
  await page.route(/openid-configuration/, (route) => route.abort('connectionfailed'));
  await visit(page, '/sign-in');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(card(page).getByText(/^Network connection issue during authentication/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

test('[B-04] no redirect_url leads out of the site', async ({ page }) => {
  await signInAsDemo(page, 'prospect');
  // The whole list is tried where the rule is (`safe-redirect.test.ts`).
  const hostile = ['//evil.example', '/\\evil.example', '/%09/evil.example', '/\0', 'javascript:alert(1)'];
  for (const address of hostile) {
    await page.goto(`/sign-in?redirect_url=${encodeURIComponent(address)}`);
    await expect(page.getByRole('link', { name: 'Continue' }), address).toHaveAttribute('href', '/');
  }
  await page.goto('/sign-in?redirect_url=%2Fbookings%3Fwhen%3Dpast%23b');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/bookings?when=past#b');
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
  await expect(card(page).getByText('Your session has expired. Please sign in again.')).toBeVisible();
  // The provider still knows the person, and leads back at once.
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

  await visit(page, '/settings');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/');
  // Tokens live for five minutes; the next one is refused.
  await endAccessToken(phone);
  await phone.goto('/settings');
  await expect(phone).toHaveURL(/\/sign-in\?redirect_url=%2Fsettings/);
  await phone.getByRole('button', { name: 'Continue with email' }).click();
  await expect(phone.getByLabel('Password')).toBeVisible();
});

test('[S-17] a new user signs up without a failed call', async ({ page, watch }) => {
  await signUpByHand(page, 'prospect', newPerson('Mai', 'Phan'));
  expect(watch.problems()).toEqual([]);
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
  await first.fill('Help');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(first).toHaveAccessibleDescription('Use your own name, not our service’s or our team’s');
  await first.fill('Amina');
  await page.getByLabel('Last name').fill('Diallo');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(accountMenu(page)).toBeVisible();
  await visit(page, '/settings');
  await expect(page.getByLabel('First name')).toHaveValue('Amina');
});
