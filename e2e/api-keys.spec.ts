import { auditAtBothSizes, auditPartAtBothSizes } from './support/audit.ts';
import { newMentor } from './support/profiles.ts';
import { apiOf } from './support/quick-session.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[T-309] a user makes an API key, keeps it, uses it for what it may do, and revokes it', async ({ page }) => {
  await newMentor(page, 'Linh', 'Vu');
  await visit(page, '/settings#api-keys');
  const section = page.getByRole('region', { name: 'API keys' });
  await expect(section.getByText('No API keys yet.')).toBeVisible();
  await section.getByRole('button', { name: 'Create API key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('Give the key a name')).toBeVisible();
  await expect(dialog.getByText('Choose at least one')).toBeVisible();
  await auditPartAtBothSizes(page);
  await dialog.getByLabel('Name').fill('Nightly copy');
  await dialog.getByRole('checkbox', { name: /^See your bookings/ }).check();
  await dialog.getByLabel('Expires after').selectOption('30 days');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your API key' })).toBeVisible();
  const secret = await dialog.getByLabel('API key').inputValue();
  expect(secret).toMatch(/^amk_[\w-]{43}$/);
  await auditPartAtBothSizes(page);
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click();

  const row = section.getByRole('listitem');
  await expect(row).toContainText('Nightly copy');
  await expect(row).toContainText('Never used.');
  await expect(page.getByText(secret)).toHaveCount(0);
  await auditAtBothSizes(page);
  const program = apiOf(new URL(page.url()).origin, secret);
  expect((await program.listBookings()).items).toEqual([]);
  await expect(program.getMyMentorProfile()).rejects.toMatchObject({ code: 'API_KEY_SCOPE' });
  await page.reload();
  await expect(row).toContainText(/Last used /);

  await row.getByRole('button', { name: 'Revoke “Nightly copy”' }).click();
  await auditPartAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('API key revoked.')).toBeVisible();
  await expect(section.getByText('No API keys yet.')).toBeVisible();
  await expect(program.listBookings()).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
});
