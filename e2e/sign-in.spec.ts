import {
  backFromProvider,
  fillSignIn,
  fillSignUp,
  signInAsDemoByHand,
  signOut,
  signUpByHand,
  newPerson,
} from './support/people.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { addressOf, visit } from './support/visit.ts';

test('[R-03] [B-05] the sign-in page has its card in the middle, with logo, title and subtitle', async ({ page }) => {
  await visit(page, '/sign-in');
  const card = page.locator('.auth-card');
  await expect(card.getByRole('link', { name: 'Abroad Mentors' })).toBeVisible();
  await expect(card.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(card.getByText('Sign in to book, reschedule or join a session.')).toBeVisible();
  const box = await card.boundingBox();
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(10);
});

test.describe('at one size', () => {
  atOneSize();

  test('[R-04] [B-06] [B-08] the sign-up page offers three providers and an e-mail address', async ({ page }) => {
    await expectWaysIn(page, '/sign-up');
  });

  test('[R-05] [B-06] [B-08] so does the sign-up page of mentors', async ({ page }) => {
    await expectWaysIn(page, '/mentor/signup');
  });

  test('[R-08] [B-06] [B-08] so does the sign-up page of prospects', async ({ page }) => {
    await expectWaysIn(page, '/prospect/signup');
  });

  test('[R-10] [B-06] [B-07] Google leads to its development accounts and back', async ({ page }) => {
    await signUpWith(page, 'Google', '/prospect/signup', '/prospect/onboarding');
  });

  test('[R-07] [B-06] [B-07] GitHub leads to its development accounts and back', async ({ page }) => {
    await signUpWith(page, 'GitHub', '/mentor/signup', '/mentor/onboarding');
  });

  test('[R-10] [B-06] [B-07] Microsoft leads to its development accounts and back', async ({ page }) => {
    await signUpWith(page, 'Microsoft', '/prospect/signup', '/prospect/onboarding');
  });

  test('a demonstration account is a press and a password away', async ({ page }) => {
    await visit(page, '/sign-in');
    await page.getByRole('button', { name: 'both@demo.test' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('both@demo.test');
    await page.getByLabel('Password').fill('study-abroad');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await backFromProvider(page);
    expect(addressOf(page)).toBe('/');
  });

  test('[B-04] a page that needs signing in comes back with its query and fragment', async ({ page }) => {
    const target = '/bookings?when=cancelled&role=prospect#list';
    await page.goto(target);
    await expect(page).toHaveURL(`/sign-in?redirect_url=${encodeURIComponent(target)}`);
    await fillSignIn(page, { email: 'prospect@demo.test', password: 'study-abroad' });
    await expect(page).toHaveURL(target);
  });

  test('[B-04] a new user returns to the page that asked for signing in', async ({ page }) => {
    const target = '/bookings?when=waiting';
    await page.goto(target);
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await fillSignUp(page, newPerson('Ines', 'Duarte'));
    expect(addressOf(page)).toBe(target);
  });

  test('a foreign address in redirect_url leads nowhere', async ({ page }) => {
    await visit(page, '/sign-in?redirect_url=//example.com/steal');
    await fillSignIn(page, { email: 'prospect@demo.test', password: 'study-abroad' });
    expect(addressOf(page)).toBe('/');
  });

  test('signing out ends the session here, in other tabs and at the provider', async ({ page }) => {
    await signUpByHand(page, 'neither', newPerson('Amara', 'Okafor'));
    const tab = await page.context().newPage();
    await visit(tab, '/search');
    await expect(tab.locator('summary', { hasText: 'Your account' })).toBeVisible();

    await signOut(page);
    await expect(page).toHaveURL('/');
    await expect(tab.locator('summary', { hasText: 'Your account' })).toBeHidden();
    await visit(page, '/sign-in');
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
  });

  test('a wrong password shows an error, and the email address stays', async ({ page, watch }) => {
    watch.expectProblem(/\/interaction\//);
    await visit(page, '/sign-in');
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await page.getByLabel('Email').fill('prospect@demo.test');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('That email and password don’t match an account.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('prospect@demo.test');
  });

  test('a session survives a reload', async ({ page }) => {
    await signInAsDemoByHand(page, 'mentor');
    await page.reload();
    await expect(page.locator('summary', { hasText: 'Your account' })).toBeVisible();
  });
});

async function expectWaysIn(page: Page, path: string): Promise<void> {
  await visit(page, path);
  for (const provider of ['Google', 'GitHub', 'Microsoft']) {
    const button = page.getByRole('button', { name: `Sign up with ${provider}`, exact: true });
    await expect(button).toHaveText(`Continue with ${provider}`);
  }
  await expect(page.getByRole('button', { name: 'Continue with email' })).toBeEnabled();
}

/** Signs a new person up from a page of ours with a provider's stand-in, and returns to where the sign-up leads. */
async function signUpWith(page: Page, provider: string, start: string, end: string): Promise<void> {
  const waiting = Promise.withResolvers<void>();
  await page.route(/openid-configuration/, async (route) => {
    await waiting.promise;
    await route.continue();
  });
  await visit(page, start);
  await page.getByRole('button', { name: `Sign up with ${provider}` }).click();
  await expect(page.getByText(`Connecting to ${provider}...`)).toBeVisible();
  waiting.resolve();

  await expect(page.getByRole('heading', { name: `Development accounts for ${provider}` })).toBeVisible();
  await expect(page.getByText(`not ${provider} itself`)).toBeVisible();
  const person = newPerson('Noor', 'Haddad');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('First name').fill(person.first_name);
  await page.getByLabel('Last name').fill(person.last_name);
  const callback = page.waitForURL(`**${start}/sso-callback**`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await callback;
  await backFromProvider(page);
  expect(addressOf(page)).toBe(end);
}
