/// <reference lib="dom" />

import type { Locator, Page } from '@playwright/test';
import { auditPage, auditPart, expectNoFindings } from './support/audit.ts';
import { foundBy, pick } from './support/pick.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test.describe('at a desk', () => {
  atOneSize();

  test('[B-10] [R-02] filters live in the address, and Back takes them back', async ({ page }) => {
    await visit(page, '/search');
    const all = await countMentors(page);
    await pick(page.getByRole('combobox', { name: 'To', exact: true }), 'Germ', 'Germany');
    await expect(page).toHaveURL('/search?destination_country_codes=DE');
    await expect.poll(() => countMentors(page)).toBeLessThan(all);
    const inGermany = await countMentors(page);
    await pick(page.getByRole('combobox', { name: /^To ?: Germany/ }), 'Nether', 'Netherlands');
    await expect(page).toHaveURL('/search?destination_country_codes=DE&destination_country_codes=NL');
    await expect.poll(() => countMentors(page)).toBeGreaterThan(inGermany);
    const both = await countMentors(page);

    await page.getByRole('button', { name: 'Topics' }).click();
    await page.getByRole('checkbox', { name: /^Motivation letter/ }).check();
    await expect(page).toHaveURL(/&topics=motivation-letter/);
    await expectNoFindings(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Topics' })).toBeFocused();
    await page.getByRole('button', { name: /^Filters/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByLabel('From year').selectOption('2015');
    await drawer.getByRole('button', { name: /^Show \d+ mentor|^No mentors/ }).click();
    await expect(page).toHaveURL(/education_start_year_from=2015/);
    await page.getByLabel('Sort by').selectOption({ label: 'Name, A to Z' });
    await expect(page).toHaveURL(/sort_by=name/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d+ mentor|No mentors/);
    await auditPage(page);

    for (const step of ['sort_by', 'education_start_year_from', 'topics']) {
      await page.goBack();
      await expect(page).not.toHaveURL(new RegExp(step));
    }
    // Other tests may have added mentors meanwhile.
    await expect.poll(() => countMentors(page)).toBeGreaterThanOrEqual(both);
    await expect(page.getByRole('link', { name: 'Remove filter: Motivation letter' })).toHaveCount(0);
  });

  test(
    '[R-02] [E-02] a page about to be opened is fetched once, and Back finds the list where it was',
    {
      tag: '@full',
    },
    async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await visit(page, '/search?sort_by=name');
      const card = page.getByRole('article').nth(8);
      await card.scrollIntoViewIfNeeded();
      const name = card.getByRole('heading').getByRole('link');
      const times = card.getByRole('link', { name: /^See times/ });
      const fetches = async (link: Locator) => {
        const data = `${await link.getAttribute('href')}.data`;
        return fetched.filter((path) => path === data).length;
      };
      for (const link of [name, times]) {
        await link.hover();
        await expect.poll(() => fetches(link)).toBe(1);
        await page.mouse.move(0, 0);
        await link.hover();
        await link.focus();
        expect(await fetches(link)).toBe(1);
      }
      const height = await page.evaluate(() => scrollY);
      await times.click();
      await expect(page).toHaveURL(/availability$/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: /mentors$/ })).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(height);
    },
  );
});

test.describe('on a phone', () => {
  test.skip(({ size }) => size === 'desktop', 'it is the same beside a wide page');

  test('[B-10] [B-17] the drawer says how many mentors a choice would show, and shows them', async ({ page }) => {
    await visit(page, '/search?destination_country_codes=GB');
    const before = `Show ${await countMentors(page)} mentors`;
    await page.getByRole('button', { name: /^Filters/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer.getByRole('button', { name: before })).toBeVisible();
    await auditPart(page);
    const university = drawer.getByRole('combobox', { name: 'University', exact: true });
    await university.pressSequentially('oxf');
    await expect(foundBy(page).getByRole('option').first()).toBeVisible();
    await auditPage(page);
    await university.fill('');
    await pick(drawer.getByRole('combobox', { name: 'From', exact: true }), 'Chi', 'China');
    await expect(drawer.getByRole('button', { name: before })).toBeHidden();
    const show = drawer.getByRole('button', { name: /^Show \d+ mentors?$/ });
    const promised = Number.parseInt(/\d+/.exec((await show.textContent()) ?? '')?.[0] ?? '', 10);
    await expect(page).toHaveURL('/search?destination_country_codes=GB');
    await show.click();
    await expect(page).toHaveURL('/search?origin_country_codes=CN&destination_country_codes=GB');
    await expect.poll(() => countMentors(page)).toBe(promised);
  });

  test('[U-10] two mentors fit a screen, their topics in one line', { tag: '@full' }, async ({ page }) => {
    await visit(page, '/search');
    const boxes = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.slice(0, 6).map((card) => card.getBoundingClientRect().height));
    const screen = page.viewportSize()?.height ?? 0;
    const bars = await page.evaluate(() => document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0);
    for (const height of boxes) {
      expect(height * 2 + 12).toBeLessThanOrEqual(screen - bars);
    }
    const lines = await page
      .locator('.result-topics')
      .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().height));
    expect(Math.max(...lines)).toBeLessThan(32);
  });
});

test('all of a card is a link to the profile', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/search?keyword=Linh&destination_country_codes=NL');
  const card = page.getByRole('article').filter({ hasText: 'Linh Trần' });
  await expect(card.getByRole('link')).toHaveCount(3);
  await card.click({ position: { x: 20, y: 100 } });
  await expect(page).toHaveURL('/linh-tran/mentor-profile');
});

test.describe('without scripts', () => {
  atOneSize();
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ watch }) => watch.expectProblem(/no answer \(csp\).*\.js$/));

  test('[R-02] the search is a form, and its pages are links', async ({ page }) => {
    await page.goto('/search');
    await page.getByLabel('Keyword').fill('scholarship');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/keyword=scholarship/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ mentors?$/);
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Motivation letter/ }).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/topics=motivation-letter/);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.getByText(/^21–40 of/)).toBeVisible();
  });

  test('[R-16] nothing shows that does nothing', { tag: '@full' }, async ({ page }) => {
    await page.goto('/linh-tran/availability?zones=1&time_zone=Nowhere/Else');
    await expect(page.getByRole('combobox', { name: 'Your time zone' })).toBeVisible();
    await expect(page.getByRole('button', { name: '12h' })).toBeHidden();
  });
});

test.describe('of the fields', () => {
  atOneSize();

  test('[U-11] a chosen country stands in its field like what was typed', { tag: '@full' }, async ({ page }) => {
    await visit(page, '/search');
    const colour = () =>
      page
        .locator('.search-form input[role="combobox"]')
        .nth(1)
        .evaluate((field) => getComputedStyle(field, '::placeholder').color);
    const hint = await colour();
    await pick(page.getByRole('combobox', { name: 'To', exact: true }), 'Germ', 'Germany');
    await expect(page).toHaveURL('/search?destination_country_codes=DE');
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(colour).not.toBe(hint);
  });

  test('[U-11] the first press of Tab but one leads to the results', { tag: '@full' }, async ({ page }) => {
    await visit(page, '/search');
    const skip = page.getByRole('link', { name: 'Skip to results' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search#results');
    await page.keyboard.press('Tab');
    await expect(page.locator('#results :focus')).toHaveCount(1);
  });
});

/** Returns the number of mentors in the heading. */
async function countMentors(page: Page): Promise<number> {
  const heading = await page.getByRole('heading', { level: 1, name: /\d+ mentor/ }).textContent();
  return Number.parseInt(heading ?? '', 10);
}
