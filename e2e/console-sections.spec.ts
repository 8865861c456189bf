/// <reference lib="dom" />
/// <reference types="vite/client" />

import { SECTIONS } from '../apps/web/app/features/admin/sections.ts';
import { auditAtBothSizes, auditPage } from './support/audit.ts';
import { enterAsStaff } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';

// Each look is at both sizes.
atOneSize();

/** Lists that show nothing before something is looked for. */
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

/** Headings begin with the page's own and leave no level out. */
async function expectHeadings(page: Page): Promise<void> {
  const levels = await main(page)
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  const jumps = levels.filter((level, at) => at > 0 && (level === 1 || level > (levels[at - 1] ?? 0) + 1));
  expect(jumps, `levels ${levels.join(' ')}`).toEqual([]);
}

/** Tab leads through the page in the order in which it is read, and to nothing that isn't seen. */
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

/** Says that it failed, with a way to try again, and is whole once the API answers. */
async function expectFailure(page: Page, address: string): Promise<void> {
  const calls = /\/api\/v1\/admin\/(?!me$)/;
  await page.route(calls, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: '{}',
    }),
  );
  await page.goto(address);
  const alert = main(page)
    .getByRole('alert')
    .filter({ has: page.getByRole('button') });
  await expect(alert.first()).toBeVisible();
  await expectHeadings(page);
  await auditPage(page);
  await page.unroute(calls);
  // Parts of a page fail each for itself.
  for (let left = await alert.count(); left > 0; left -= 1) {
    await alert.first().getByRole('button').first().click();
    await expect(alert).toHaveCount(left - 1);
  }
}

const GROUP = 4;
const groups = Array.from({ length: Math.ceil(SECTIONS.length / GROUP) }, (_, at) =>
  SECTIONS.slice(at * GROUP, (at + 1) * GROUP),
);

for (const locale of ['en-GB', 'ar']) {
  for (const sections of groups) {
    const names = sections.map(({ href }) => href.replace('/admin', '') || '/').join(' ');
    test(`[T-285] sections of the console and their pages hold for everyone, in ${locale}: ${names}`, async ({
      anotherBrowser,
      watch,
    }) => {
      test.slow();
      watch.expectProblem(/status of (404|500)|answer 404: GET .*\/admin|answer 500/);
      const page = await anotherBrowser({
        locale,
        viewport: { width: 1280, height: 800 },
      });
      await enterAsStaff(page, 'admin');
      for (const { href } of sections) {
        await test.step(href, async () => {
          await open(page, addressOf(href));
          await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(await current(page).innerText());
          await expectKeyboardOrder(page);
          await expectGood(page);
          await expectGoodDetail(page, href);
          // What fails says so in the same parts, whichever way they are read.
          if (locale === 'en-GB') await expectFailure(page, addressOf(href));
        });
      }
    });
  }
}
