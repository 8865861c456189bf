import { auditAtBothSizes } from './support/audit.ts';
import { accountMenu, backFromProvider, newPerson, signOut } from './support/people.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { addressOf, scriptsReady, visit } from './support/visit.ts';

atOneSize();

test('[R-03] [R-08] [R-10] [B-04] [B-05] [B-06] [B-07] [S-17] a prospect signs up with Google without a failed call, stays signed in through a reload, signs out in all tabs, and signs in again to the page that asked for it', async ({
  page,
}) => {
  const person = newPerson('Noor', 'Haddad');

  await test.step('signs up', async () => {
    const discovery = Promise.withResolvers<void>();
    await page.route(/openid-configuration/, async (route) => {
      await discovery.promise;
      await route.continue();
    });
    await visit(page, '/prospect/signup');
    await expectCardInTheMiddle(page);
    await auditAtBothSizes(page);
    await page.getByRole('button', { name: 'Sign up with Google' }).click();
    await expect(page.getByText('Connecting to Google...')).toBeVisible();
    discovery.resolve();

    await expectDevelopmentAccounts(page);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('First name').fill(person.first_name);
    await page.getByLabel('Last name').fill(person.last_name);
    const callback = page.waitForURL('**/prospect/signup/sso-callback**');
    await page.getByRole('button', { name: 'Continue' }).click();
    await callback;
    await backFromProvider(page);
    expect(addressOf(page)).toBe('/prospect/onboarding');
  });

  await test.step('is still signed in after a reload, and in another tab', async () => {
    await page.reload();
    await expect(accountMenu(page)).toContainText(person.first_name);
  });

  await test.step('signs out in both tabs', async () => {
    const tab = await page.context().newPage();
    await visit(tab, '/search');
    await expect(accountMenu(tab)).toContainText(person.first_name);
    await scriptsReady(page);
    await signOut(page);
    await expect(page).toHaveURL('/');
    await expect(accountMenu(tab)).toBeHidden();
  });

  await test.step('signs in again, which the provider asks for, and gets to the page with its query and fragment', async () => {
    const target = '/bookings?when=cancelled&role=prospect#list';
    await page.goto(target);
    await expect(page).toHaveURL(`/sign-in?redirect_url=${encodeURIComponent(target)}`);
    await scriptsReady(page);
    await auditAtBothSizes(page);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expectDevelopmentAccounts(page);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(target);
    await expect(accountMenu(page)).toContainText(person.first_name);
  });
});

async function expectCardInTheMiddle(page: Page): Promise<void> {
  const box = await page.locator('.auth-card').boundingBox();
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(10);
}

/** The stand-in of Google that every development instance has. */
async function expectDevelopmentAccounts(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Development accounts for Google' })).toBeVisible();
  await expect(page.getByText('not Google itself')).toBeVisible();
}
