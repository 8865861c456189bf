import { readFile } from 'node:fs/promises';
import { auditPage } from './support/audit.ts';
import { accountMenu, fillSignIn, newPerson, type Person } from './support/people.ts';
import { enter } from './support/quick-session.ts';
import { suspend } from './support/suspend.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page, name: string) => section(page, name).getByRole('button', { name: 'Save' }).click();

/** Opens the settings of a new user. */
async function openSettings(page: Page): Promise<Person> {
  const person = newPerson('Ada', 'Byron');
  await enter(page, person, { isNew: true, hasPassword: true });
  await visit(page, '/settings');
  await expect(section(page, 'Delete account')).toBeVisible();
  return person;
}

test.describe('at one size', () => {
  atOneSize();

  test('the private address of one’s own sessions is shown, opened, copied and replaced', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openSettings(page);
    const mine = section(page, 'Calendar feed');
    await mine.getByRole('button', { name: 'Show link' }).click();
    const address = mine.getByLabel('Private link');
    await expect(address).toHaveValue(/\/api\/v1\/calendar\/feeds\/[\w-]{43}\.ics$/);
    await expect(mine.getByRole('link', { name: 'Open in calendar' })).toHaveAttribute('href', /^webcal:/);
    const first = await address.inputValue();
    await mine.getByRole('button', { name: 'Copy' }).click();
    await expect(mine.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    const pathOf = (url: string) => new URL(url).pathname;
    expect(await (await page.request.get(pathOf(first))).text()).toContain('BEGIN:VCALENDAR');
    await auditPage(page);
    await mine.getByRole('button', { name: 'Replace link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Replace your private link?' });
    await expect(dialog.getByText('The current link stops working right away', { exact: false })).toBeVisible();
    await auditPage(page);
    await dialog.getByRole('button', { name: 'Replace link' }).click();
    await expect(mine.getByText('This is your new link')).toBeVisible();
    await expect(address).not.toHaveValue(first);
    expect((await page.request.get(pathOf(first))).status()).toBe(404);
  });

  test('[C-47] [V-01] [V-17] [B-13] names and link are checked while they are typed, and kept', async ({ page }) => {
    const { first_name } = await openSettings(page);
    await auditPage(page);
    const mine = section(page, 'Name and link');
    await mine.getByLabel('First name').fill('');
    const complaint = mine.locator('.field-error', { hasText: 'First name is required' });
    await expect(complaint.locator('svg')).toBeVisible();
    await mine.getByLabel('First name').fill(first_name);
    await mine.getByLabel('Link name').fill('no spaces');
    await expect(mine.getByText('Use 3 to 50 letters, digits, underscores or hyphens')).toBeVisible();
    await mine.getByLabel('Link name').fill('linh-tran');
    await expect(mine.getByText('That link is taken. Choose another.')).toBeVisible();
    await expect(mine.getByRole('button', { name: 'Save' })).toBeDisabled();
    const link = `${first_name.toLowerCase()}-2`;
    await mine.getByLabel('Link name').fill(link);
    await expect(mine.getByText('That link is available.')).toBeVisible();
    await mine.getByLabel('Last name').fill('Loveless');
    await page.reload();
    await expect(mine.getByLabel('Last name')).toHaveValue('Loveless');
    await expect(mine.getByText('Unsaved changes')).toBeVisible();
    await mine.getByRole('button', { name: 'Discard' }).click();
    await expect(mine.getByLabel('Last name')).toHaveValue('Byron');
    await mine.getByLabel('Link name').fill(link);
    await mine.getByLabel('Last name').fill('Lovelace');
    await save(page, 'Name and link');
    await expect(mine.getByText('Saved', { exact: true })).toBeVisible();
    await expect(accountMenu(page)).toContainText(`${first_name} Lovelace`);
    await page.reload();
    await expect(mine.getByLabel('Last name')).toHaveValue('Lovelace');
    await expect(accountMenu(page)).toContainText(`${first_name} Lovelace`);
    await expect(mine.getByLabel('Link name')).toHaveValue(link);
  });
});

test.describe('at one size', () => {
  atOneSize();

  test('[C-46] [C-47] mails and zone are kept, each by itself, and what fails keeps what is typed', async ({
    page,
    watch,
  }) => {
    await openSettings(page);
    const emails = section(page, 'Emails');
    await emails.getByRole('checkbox', { name: /^Reminders/ }).uncheck();
    watch.expectProblem(/503/);
    await page.route('**/authenticated-users/me', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: '{}' }) : route.fallback(),
    );
    await save(page, 'Emails');
    await expect(emails.getByText('Service temporarily unavailable. Please try again later.')).toBeVisible();
    await expect(emails.getByRole('checkbox', { name: /^Reminders/ })).not.toBeChecked();
    await page.unroute('**/authenticated-users/me');
    await save(page, 'Emails');
    await expect(emails.getByText('Saved', { exact: true })).toBeVisible();

    const clock = section(page, 'Language and time zone');
    await clock.getByRole('button', { name: /^Time zone/ }).click();
    await page.getByPlaceholder('City, country or time zone').fill('Nairobi');
    await page.getByRole('option', { name: /Nairobi/ }).click();
    await save(page, 'Language and time zone');
    await expect(clock.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(emails.getByRole('checkbox', { name: /^Reminders/ })).not.toBeChecked();
    await expect(clock.getByRole('button', { name: /^Time zone/ })).toContainText('Kenya time');
  });

  test('an export of all personal data can be downloaded', async ({ page }) => {
    const { email } = await openSettings(page);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your data' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^abroad-mentors-.+\.zip$/);
    const { strFromU8, unzipSync } = await import('fflate');
    const files = unzipSync(await readFile(await download.path()));
    expect(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))).toMatchObject({ record: { email } });
    await expect(page.getByText(/^Data downloaded \(.+ kB\)/)).toBeVisible();
  });

  test('[E-24] deleting the account says what it means, wants the link typed, and signs out with a word', async ({
    page,
    watch,
  }) => {
    const person = await openSettings(page);
    // As if a paid session ahead were gone a moment later.
    await page.route(
      '**/me/deletion',
      async (route) => {
        const answer = await route.fetch();
        const paid = { viewer_role: 'prospect', currency: 'EUR', paid: 33.33, refund: 13.33 };
        await route.fulfill({ json: { ...(await answer.json()), refunds: [paid] } });
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText('You have no upcoming sessions.')).toBeVisible();
    const refund = dialog.getByText('You’ll be refunded €13.33 of the €33.33 you paid for these sessions.');
    await expect(refund).toBeVisible();
    await auditPage(page);
    await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
    await dialog.getByLabel(/^Type “/).fill(`${person.first_name}-byron`);
    watch.expectProblem(/\b409\b/);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/^The refund has changed since you opened this\./);
    await expect(refund).toBeHidden();
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText(/^Your account is deleted\./)).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(accountMenu(page)).toBeHidden();

    // The erased account is unknown now, so the same sign-in creates a new user.
    watch.expectProblem(/\b401\b/);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/sign-in/);
    await fillSignIn(page, person);
    await expect(page.getByLabel('Link name')).not.toHaveValue(`${person.first_name.toLowerCase()}-byron`);
  });

  test('[E-24] [N-26] a suspended user reads why, whom to write to, and what they can still do', async ({
    page,
    watch,
  }) => {
    const { email } = await openSettings(page);
    await suspend(email, 'Sessions were not held.');
    watch.expectProblem(/403/);
    await page.goto('/saved-searches');
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByText('Sessions were not held.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      /^mailto:.+@/,
    );
    await expect(page.getByRole('button', { name: 'Download your data' })).toBeVisible();
    await auditPage(page);
    await page.getByRole('link', { name: 'See your sessions' }).click();
    await expect(page).toHaveURL('/bookings');
    await expect(page.getByText(/^You can see, join and cancel your sessions\./)).toBeVisible();
    await auditPage(page);
    await page.getByRole('link', { name: 'Why, and how to contact us' }).click();
    await section(page, 'Devices').getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(accountMenu(page)).toBeHidden();
  });
});
