/** @module-tag full Overlaps, and the order of a price's parts: only the layout shows them */

import { formatMoney } from '../apps/web/app/lib/money.ts';
import { accountMenu, openChoices } from './support/people.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Locator } from './support/test.ts';
import { visit } from './support/visit.ts';

/** Whether two elements overlap on the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return (
    a !== null &&
    b !== null &&
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.y < b.y + b.height &&
    b.y < a.y + a.height
  );
}

test('[U-21] a toast covers neither the bar at the foot of the page nor the menu of the account', async ({ page }) => {
  const { slug } = await newMentor(page, 'Mai', 'Do');
  await visit(page, `/${slug}/availability-settings`);
  const toast = page.locator('.toasts .toast');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const friday = page.getByRole('switch', { name: 'Friday' });
  await friday.click();
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(toast).toBeVisible();
  // Another change brings the bar back, while the toast is still shown.
  await friday.click();
  await expect(bar).toBeVisible();
  await expect(toast).toBeVisible();
  expect(await overlap(toast, bar)).toBe(false);
  await accountMenu(page).click();
  const last = page.locator('.drop-account').getByRole('link').last();
  await last.click({ trial: true });
});

test('[U-21] a toast doesn’t cover what was pressed', async ({ page }) => {
  await newProspect(page, 'Sefu', 'Dan');
  await visit(page, '/search');
  await openChoices(page);
  await page.getByRole('button', { name: 'Français' }).click();
  const toast = page.locator('.toasts .toast');
  await expect(toast).toBeVisible();
  expect(await overlap(toast, page.locator('summary', { hasText: 'Langue et devise' }))).toBe(false);
});

test.describe('at one size', () => {
  atOneSize();

  test('[U-21] in Arabic the parts of a price stand in the right order', async ({ page }) => {
    for (const [currency, amount, shown] of [
      ['USD', 28, 'US$ 28'],
      ['USD', -5.25, 'US$ -5.25'],
      ['CAD', 1228.5, 'CA$ 1,228.50'],
      ['EUR', 28, '€ 28'],
    ] as const) {
      const price = formatMoney(amount, currency, 'ar');
      for (const around of [price, `السعر ${price} · 30 دقيقة`, `\u2068${price}\u2069`]) {
        await page.setContent(`<p dir="rtl" lang="ar"><span>${around}</span></p>`);
        const seen = await page.locator('span').evaluate((span) => {
          const text = span.firstChild as Text;
          return Array.from(text.data, (letter, at) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return { letter, left: range.getBoundingClientRect().left };
          })
            .filter(({ letter }) => !/[\u200E\u200F\u2066-\u2069]/u.test(letter))
            .toSorted((one, other) => one.left - other.left)
            .map(({ letter }) => (letter === '\u00A0' ? ' ' : letter))
            .join('');
        });
        expect(seen).toContain(shown);
      }
    }
  });
});
