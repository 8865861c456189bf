/// <reference lib="dom" />
/// <reference types="vite/client" />

import { SECTIONS } from '../apps/web/app/features/admin/sections.ts';
import { auditAtBothSizes, auditPage } from './support/audit.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';

// Each audit is at both sizes.
atOneSize();

/** Lists that show nothing before a search. */
const SEARCHED: Readonly<Record<string, string>> = {
  '/admin/people': '?q=linh',
};
const addressOf = (href: string) => `${href}${SEARCHED[href] ?? ''}`;

const main = (page: Page) => page.getByRole('main');
const current = (page: Page) => page.locator('.console-nav [aria-current="page"]');

/** Opens an address of the console, and waits until it has loaded. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(current(page)).toHaveCount(1);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
}

/** Headings begin with the page's own and skip no level. */
async function expectHeadings(page: Page): Promise<void> {
  const levels = await main(page)
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  const jumps = levels.filter((level, at) => at > 0 && (level === 1 || level > (levels[at - 1] ?? 0) + 1));
  expect(jumps, `levels ${levels.join(' ')}`).toEqual([]);
}

/** Tab moves through the page in reading order, and only to visible elements. */
async function expectKeyboardOrder(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const places: number[] = [];
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) {
        return null;
      }
      const { width, height } = element.getBoundingClientRect();
      return {
        place: [...document.querySelectorAll('*')].indexOf(element),
        is_seen: width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }),
        what: element.outerHTML.slice(0, 120),
      };
    });
    if (found === null) {
      break;
    }
    expect(found.is_seen, found.what).toBe(true);
    places.push(found.place);
  }
  expect(places.length).toBeGreaterThan(10);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}

async function expectGood(page: Page): Promise<void> {
  await expectHeadings(page);
  await auditAtBothSizes(page);
}

/** A list leads to the page of its first row, if it has one. */
async function expectGoodDetail(page: Page, section: string): Promise<void> {
  const row = main(page).locator('tbody a[data-row]').first();
  if ((await row.count()) === 0) {
    return;
  }
  await row.click();
  await expect(page).not.toHaveURL(new RegExp(`${section}([?#]|$)`));
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  await expect(main(page).getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expectGood(page);
}

test('[T-285] an admin goes through all sections of the console, and each can be used by everyone', async ({
  page,
  watch,
}) => {
  await enterAsStaff(page, 'admin');
  await openConsole(page, watch, '/admin', 'Today');
  const links = page.getByRole('navigation', { name: 'Staff console' }).getByRole('link');
  await expect(links).toHaveCount(SECTIONS.length);
  for (const { href } of SECTIONS) {
    await test.step(href, async () => {
      const link = links.and(page.locator(`[href="${href}"]`));
      await link.click();
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(await link.innerText());
      await expect(current(page)).toHaveAttribute('href', href);
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
      await expectHeadings(page);
      await auditPage(page);
    });
  }
});

const GROUP = 4;
const groups = Array.from({ length: Math.ceil(SECTIONS.length / GROUP) }, (_, at) =>
  SECTIONS.slice(at * GROUP, (at + 1) * GROUP),
);

for (const locale of ['en-GB', 'ar']) {
  for (const sections of groups) {
    const names = sections.map(({ href }) => href.replace('/admin', '') || '/').join(' ');
    const title = `[T-285] sections of the console and their pages hold for everyone, in ${locale}: ${names}`;
    test(title, { tag: '@full' }, async ({ anotherBrowser, watch }) => {
      test.slow();
      watch.expectProblem(/status of 404|answer 404: GET .*\/admin/);
      const page = await anotherBrowser({ locale, viewport: { width: 1280, height: 800 } });
      await enterAsStaff(page, 'admin');
      for (const { href } of sections) {
        await test.step(href, async () => {
          await open(page, addressOf(href));
          await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(await current(page).innerText());
          await expectKeyboardOrder(page);
          await expectGood(page);
          await expectGoodDetail(page, href);
        });
      }
    });
  }
}
