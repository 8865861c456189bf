import { auditPage, expectNoSidewaysScroll } from './support/audit.ts';
import { openChoices } from './support/people.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test(
  'the pages speak the language of the browser, or the one chosen in the header, and those for signing in with them',
  { tag: '@full' },
  async ({ anotherBrowser }) => {
    const page = await anotherBrowser({ locale: 'fr-FR' });
    await visit(page, '/search');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('link', { name: 'Devenir mentor' }).filter({ visible: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await visit(page, '/linh-tran/mentor-profile');
    await expectNoSidewaysScroll(page);
    await openChoices(page, 'Langue et devise');
    await page.getByRole('button', { name: 'Tiếng Việt' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await visit(page, '/sign-in');
    await page.getByRole('button', { name: 'Tiếp tục với email' }).click();
    await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    await auditPage(page);
  },
);

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
  // A mentor's English text ends with its full stop, at its right.
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
