import { auditPage, expectNoSidewaysScroll } from './support/audit.ts';
import { newProspect } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('the pages speak the language of the browser, or the one chosen in the footer, and those for signing in with them', async ({
  anotherBrowser,
}) => {
  const page = await anotherBrowser({ locale: 'fr-FR' });
  await visit(page, '/search');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('link', { name: 'Devenir mentor' }).filter({ visible: true })).toBeVisible();
  await page.getByLabel('Langue', { exact: true }).selectOption({ label: 'Tiếng Việt' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await visit(page, '/sign-in');
  await page.getByRole('button', { name: 'Tiếp tục với email' }).click();
  await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  await auditPage(page);
});

test('[U-21] a signed-in user who changes the language in the footer is offered it for their emails', async ({
  page,
}) => {
  const { client } = await newProspect(page, 'Ines', 'Rocha');
  await visit(page, '/search');
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Français' });
  await expect(page.getByText('Recevoir aussi vos e-mails en français')).toBeVisible();
  expect((await client.getAuthenticatedUser()).language).toBe('en');
  await page.getByRole('button', { name: 'Choisir français' }).click();
  await expect(page.getByText('Vos e-mails seront en français.')).toBeVisible();
  expect((await client.getAuthenticatedUser()).language).toBe('fr');
  await page.reload();
  await expect(page.getByText('Recevoir aussi vos e-mails')).toHaveCount(0);
});

test('in Arabic pages run from right to left, and what people wrote in other letters from left to right', async ({
  anotherBrowser,
}) => {
  const page = await anotherBrowser({ locale: 'ar-EG' });
  await visit(page, '/linh-tran/availability');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle(/\p{Script=Arabic}/u);
  await auditPage(page);
  for (const path of ['/', '/search', '/linh-tran/mentor-profile']) {
    await visit(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  // What a mentor wrote in English ends with its full stop, at its right.
  const ends = await page
    .locator('.profile-prose p')
    .first()
    .evaluate((paragraph) => {
      const text = paragraph.firstChild as Text;
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return { letter: leftOf(text.length - 2), stop: leftOf(text.length - 1) };
    });
  expect(ends.stop).toBeGreaterThan(ends.letter);
});

test('[B-16] countries are named in the language of the page, and found by their names in any', async ({
  anotherBrowser,
}) => {
  const page = await anotherBrowser({ locale: 'fr-FR' });
  await visit(page, '/search?origin_country_codes=VN&destination_country_codes=NL');
  await expect(page).toHaveTitle(/Viêt Nam.*Pays-Bas/);
  await expect(page.getByText('Destination : Pays-Bas', { exact: true })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Origine' });
  for (const [text, name] of [
    ['Allem', 'Allemagne'],
    ['韩国', 'Corée du Sud'],
    ['إسبانيا', 'Espagne'],
  ] as const) {
    await field.fill(text);
    await expect(page.getByRole('option', { name })).toBeVisible();
  }
});

test('topics and degrees are named in the language of the page, where they are chosen and where they stand', async ({
  anotherBrowser,
}) => {
  const page = await anotherBrowser({ locale: 'fr-FR' });
  await visit(page, '/search?topics=scholarships');
  await expect(page.getByRole('link', { name: /Bourses/ })).toBeVisible();
  const filters = page.getByRole('group', { name: 'Sujets' });
  await expect(filters.getByRole('checkbox', { name: /Bourses/ })).toBeChecked();
  await page.getByLabel('Master : chaque diplôme').click();
  await expect(page.getByRole('checkbox', { name: /Master en sciences \(MSc\)/ })).toBeVisible();
  await visit(page, '/linh-tran/mentor-profile');
  await expect(page.getByRole('listitem').filter({ hasText: /^Bourses$/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
