import { auditAtBothSizes, auditPage, auditPart } from './support/audit.ts';
import { accountMenu, fillSignIn, newPerson, type Person } from './support/people.ts';
import { enter } from './support/quick-session.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page, name: string) => section(page, name).getByRole('button', { name: 'Save' }).click();

/** Opens the settings of a new user. */
async function openSettings(page: Page, path: string, ready: string, { hasPassword = false } = {}): Promise<Person> {
  const person = newPerson('Ada', 'Byron');
  await enter(page, person, { isNew: true, hasPassword });
  await visit(page, path);
  await expect(section(page, ready)).toBeVisible();
  return person;
}

atOneSize();

test('[C-47] [V-01] [V-17] [B-13] names and link are checked while they are typed, and kept', async ({ page }) => {
  const { first_name } = await openSettings(page, '/settings', 'Name and link');
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
  await page.getByRole('link', { name: 'Language and money' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  page.once('dialog', (question) => void question.accept());
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

test('[E-24] deleting the account says what it means, wants the link typed, and signs out with a word', async ({
  page,
  watch,
}) => {
  // A link of an earlier version.
  const person = await openSettings(page, '/settings#delete', 'Delete account', { hasPassword: true });
  await expect(page).toHaveURL('/settings/data#delete');
  // As if a paid session ahead were gone a moment later.
  await page.route('**/me/deletion', async (route) => {
    const answer = await route.fetch();
    const paid = { viewer_role: 'prospect', currency: 'EUR', paid: 33.33, refund: 13.33 };
    await route.fulfill({ json: { ...(await answer.json()), refunds: [paid] } });
  });
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('You have no upcoming sessions.')).toBeVisible();
  const refund = dialog.getByText('You’ll be refunded €13.33 of the €33.33 you paid for these sessions.');
  await expect(refund).toBeVisible();
  await auditPage(page);
  await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await dialog.getByLabel(/^Type “/).fill(`${person.first_name}-byron`);
  watch.expectProblem(/\b409\b/);
  await page.unroute('**/me/deletion');
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

test(
  'axe finds nothing in what few open: the private link, the question before it is replaced, a missing address',
  {
    tag: '@full',
  },
  async ({ page }) => {
    await page.route('**/auth/authenticated-users/me', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), email: null } });
    });
    await openSettings(page, '/settings/advanced', 'Calendar feed');
    await expect(page.getByText('We don’t have a verified email address for you')).toBeVisible();
    const feed = section(page, 'Calendar feed');
    await feed.getByRole('button', { name: 'Show link' }).click();
    await expect(feed.getByLabel('Private link')).toHaveValue(/\/api\/v1\/calendar\/feeds\/[\w-]{43}\.ics$/);
    await auditAtBothSizes(page);
    await feed.getByRole('button', { name: 'Replace link' }).click();
    await auditPart(page);
  },
);
