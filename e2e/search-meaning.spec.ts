/// <reference lib="dom" />

import type { APIRequestContext } from '@playwright/test';
import { countMentors } from './support/count-mentors.ts';
import { pick } from './support/pick.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

/** The number beside a value that can be ticked. */
async function noteOf(page: Page, name: RegExp): Promise<number> {
  const label = page.locator('label').filter({ has: page.getByRole('checkbox', { name }) });
  return Number.parseInt((await label.locator('.checkbox-note').first().textContent()) ?? '', 10);
}

test.describe('at a desk', () => {
  atOneSize();

  test('[U-09] a degree under a country is one that was done there, as the number beside it says', async ({ page }) => {
    await visit(page, '/search?destination_country_codes=DE');
    const promised = await noteOf(page, /^Bachelor’s: all degrees/);
    await page.getByRole('checkbox', { name: 'Bachelor’s: all degrees' }).check();
    await expect(page).toHaveURL(/degree_ids=/);
    await expect.poll(() => countMentors(page)).toBe(promised);
    // The line under each name is the study that brought them there.
    const studies = await page
      .getByRole('article')
      .locator('p', { has: page.locator('.result-school') })
      .allTextContents();
    expect(studies.filter((study) => !/^B(Sc|A|Eng|BA|Des|Ed|Arch|M)|^LLB|^Bachelor/.test(study))).toEqual([]);
    await page.getByRole('checkbox', { name: 'Include studies in their home country' }).check();
    await expect(page).toHaveURL(/studies=all/);
    await expect.poll(() => countMentors(page)).toBeGreaterThan(promised);
    await page.getByRole('link', { name: 'Remove filter: Including studies at home' }).click();
    await expect.poll(() => countMentors(page)).toBe(promised);
  });

  test('[U-09] under a country only its universities are offered', async ({ page }) => {
    await visit(page, '/search?destination_country_codes=DE');
    const group = page.locator('.filter-group', { has: page.getByRole('combobox', { name: 'University' }) });
    await group.getByRole('button', { name: /more universit/ }).click();
    const named = await group
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    expect(named.length).toBeGreaterThan(5);
    const countries = await page.evaluate(async (ids) => {
      const query = new URLSearchParams(ids.map((id) => ['university_ids', id]));
      const answer = await fetch(`/api/v1/reference/lookup?${query.toString()}`);
      const { universities } = (await answer.json()) as { universities: { country_code: string }[] };
      return [...new Set(universities.map(({ country_code }) => country_code))];
    }, named);
    expect(countries).toEqual(['DE']);
  });

  test('[U-11] a chosen country stands in its field like what was typed', async ({ page }) => {
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
    expect(await colour()).not.toBe(hint);
  });

  test('[U-11] the first press of Tab but one leads to the results', async ({ page }) => {
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

test('[U-11] where no mentor has all words, the page says which count', async ({ page }) => {
  for (const typed of ['how to write motivation letter', 'oxford law', 'cambridge economics phd']) {
    await visit(page, `/search?${new URLSearchParams({ keyword: typed }).toString()}`);
    expect(await countMentors(page), typed).toBeGreaterThan(0);
    await expect(page.getByText(/^No mentors match every word\. Showing mentors for /), typed).toBeVisible();
  }
});

/** The search for a route to the Netherlands that few have gone, whatever mentors other tests have made. */
async function fewOnTheirWay(request: APIRequestContext): Promise<string> {
  for (const origin of ['KE', 'GH', 'PE', 'NP', 'EG', 'UA', 'TR', 'NG', 'ID', 'CO', 'MX', 'PK', 'BD', 'BR', 'IN']) {
    const query = `origin_country_codes=${origin}&destination_country_codes=NL`;
    const answer = await request.get(`/api/views/search/profiles?${query}`);
    const { total_count: total } = (await answer.json()) as { total_count: number };
    if (total > 0 && total <= 5) {
      return `/search?${query}`;
    }
  }
  throw new Error('every route to the Netherlands has been gone by many');
}

test('[U-11] few results lead to the nearest wider search, with how many more there are', async ({ page }) => {
  const address = await fewOnTheirWay(page.request);
  await visit(page, address);
  const found = await countMentors(page);
  const link = page.getByRole('link', {
    name: /^\d+ more mentors? who went to the Netherlands from (other countries|another country)$/,
  });
  const more = Number.parseInt((await link.textContent()) ?? '', 10);
  await link.click();
  await expect.poll(() => countMentors(page)).toBe(found + more);
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a wide screen has room');

  test('[U-10] two mentors fit a screen, their topics in one line', async ({ page }) => {
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

test('[U-10] cards say languages, and filters find a language and a free session', async ({ page }) => {
  await visit(page, '/search?languages=nl&offers=free_session');
  const total = await countMentors(page);
  expect(total).toBeGreaterThan(0);
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('Languages: ');
  await expect(cards.first()).toContainText(/Free/);
  await visit(page, '/search');
  expect(await countMentors(page)).toBeGreaterThan(total);
});

test.describe('at one size', () => {
  atOneSize();

  test('[U-10] up to a price and within a week: the number beside a choice is what it finds', async ({ page }) => {
    await visit(page, '/search?destination_country_codes=DE');
    const prices = page.getByLabel('Highest price, in EUR');
    const [, choice = ''] = await prices.getByRole('option').allTextContents();
    const promised = Number.parseInt(/\((\d+)\)/.exec(choice)?.[1] ?? '', 10);
    await prices.selectOption({ index: 1 });
    await expect.poll(() => countMentors(page)).toBe(promised);
    await expect(page.getByRole('link', { name: /^Remove filter: Up to €\d+$/ })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Available within 7 days' }).check();
    await expect(page).toHaveURL(/when=week/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/mentor/);
    expect(await countMentors(page)).toBeLessThanOrEqual(promised);
  });
});
