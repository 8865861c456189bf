import { formatMoney } from '../apps/web/app/lib/money.ts';
import { auditPart, expectNoSidewaysScroll } from './support/audit.ts';
import { acceptTerms, atStep, fillStudies, goOn } from './support/mentors.ts';
import { signUp, newPerson } from './support/people.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Locator } from './support/test.ts';
import { visit } from './support/visit.ts';

/** Whether two things lie over each other on the screen. */
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

test('[U-21] a month is chosen from a picker by mouse and by keys, and what is typed is understood there', async ({
  page,
}) => {
  const { slug } = await newMentor(page, 'Bao', 'Lam');
  await visit(page, `/${slug}/mentor-profile`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add experience' }).click();
  const start = page.getByLabel('Start month');
  const open = page.getByRole('button', { name: 'Choose a month' }).first();
  const picker = page.getByRole('dialog', { name: 'Choose a month' });
  await start.fill('Oct 2022');
  await open.click();
  await expect(picker.getByRole('button', { name: 'Oct 2022', pressed: true })).toBeFocused();
  await auditPart(page, '[role="dialog"]');
  await picker.getByRole('button', { name: 'Previous year' }).click();
  await picker.getByRole('button', { name: 'Mar 2021' }).click();
  await expect(picker).toBeHidden();
  await expect(start).toHaveValue('2021-03');
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(picker.getByRole('button', { name: 'Mar 2021' })).toBeFocused();
  for (const key of ['ArrowUp', 'ArrowRight', 'PageDown']) {
    await page.keyboard.press(key);
  }
  await expect(picker.getByRole('button', { name: 'Jan 2022' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(start).toHaveValue('2022-01');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(start).toHaveValue('2022-01');
  await expectNoSidewaysScroll(page);
});

test('[U-21] a month chosen before the start is said at once, as one that is typed', async ({ page }) => {
  const { slug } = await newMentor(page, 'Bao', 'Lam');
  await visit(page, `/${slug}/mentor-profile`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add experience' }).click();
  await page.getByLabel('Start month').fill('May 2022');
  await page.getByLabel('End month').fill('Jun 2022');
  await page.getByRole('button', { name: 'Choose a month' }).nth(1).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Feb 2022' }).click();
  await expect(page.getByLabel('End month')).toHaveAccessibleDescription(/End date must be after start date/);
});

test('[U-21] finished steps of onboarding lead back to them, and what is typed stays', async ({ page }) => {
  await signUp(page, 'mentor', newPerson('Lan', 'Ho'));
  await acceptTerms(page);
  await fillStudies(page);
  await goOn(page).click();
  await atStep(page, 'Your work');
  const steps = page.getByRole('list', { name: 'Steps' });
  await expect(steps.getByRole('link')).toHaveCount(2);
  await steps.getByRole('link', { name: 'Where you studied' }).click();
  await atStep(page, 'Where you studied');
  await expect(page.getByLabel('School name')).not.toHaveValue('');
  await expect(steps.getByRole('link')).toHaveCount(1);
  await steps.getByRole('link', { name: 'Your name and terms' }).click();
  await atStep(page, 'Your name and terms');
});

test('[U-21] a toast covers neither the bar at the foot of the page nor the menu of the header', async ({ page }) => {
  const { slug } = await newMentor(page, 'Mai', 'Do');
  await visit(page, `/${slug}/availability-settings`);
  const toast = page.locator('.toasts .toast');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const friday = page.getByRole('switch', { name: 'Friday' });
  await friday.click();
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(toast).toBeVisible();
  // Another change brings the bar back, while the toast still stands.
  await friday.click();
  await expect(bar).toBeVisible();
  await expect(toast).toBeVisible();
  expect(await overlap(toast, bar)).toBe(false);
  const menu = page.locator('.site-header details').filter({ visible: true }).last();
  await menu.locator('summary').click();
  const last = menu.getByRole('link').last();
  await last.click({ trial: true });
});

test('[U-21] a toast doesn’t cover what was pressed', async ({ page }) => {
  await newProspect(page, 'Sefu', 'Dan');
  await visit(page, '/search');
  const language = page.getByLabel('Language', { exact: true });
  await language.focus();
  await language.selectOption({ label: 'Français' });
  const toast = page.locator('.toasts .toast');
  await expect(toast).toBeVisible();
  expect(await overlap(toast, page.getByLabel('Langue', { exact: true }))).toBe(false);
});

test.describe('at one size', () => {
  atOneSize();

  test('[T-470] a language for one’s emails is offered also where the first answer got lost', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/503.*authenticated-users\/me/);
    await newProspect(page, 'Sefu', 'Dan');
    await visit(page, '/search');
    await page.route('**/api/v1/auth/authenticated-users/me', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Français' });
    await expect(page.locator('.toasts .toast')).toBeVisible();
  });

  test('[U-21] a service is priced in currencies that have a name and that cards can pay', async ({ page }) => {
    await newMentor(page, 'Nga', 'Vo');
    await visit(page, '/my-profile/services');
    await page.getByRole('button', { name: 'Add service' }).click();
    const options = page.getByRole('dialog').getByLabel('Currency').getByRole('option');
    await expect(options.first()).toBeAttached();
    const offered = await options.allTextContents();
    expect(offered).toEqual(expect.arrayContaining(['EUR – Euro', 'VND – Vietnamese Dong']));
    expect(offered.filter((words) => !/^[A-Z]{3} – \p{L}/u.test(words))).toEqual([]);
    expect(offered.filter((words) => /^(IRR|KPW|SYP|CUP|XXX|XTS)/.test(words))).toEqual([]);
  });

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
