/// <reference lib="dom" />

import type { Locator, Page } from '@playwright/test';
import { countMentors } from './support/count-mentors.ts';
import { pick } from './support/pick.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const phone = ({ isMobile }: { isMobile: boolean }) => !isMobile;

test.describe('at a desk', () => {
  atOneSize();

  test('[B-10] filters live in the address, and Back takes them back', async ({ page }) => {
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

    await page.getByRole('checkbox', { name: /^Motivation letter/ }).check();
    await expect(page).toHaveURL(/&topics=motivation-letter/);
    await page.getByLabel('From year').selectOption('2015');
    await expect(page).toHaveURL(/education_start_year_from=2015/);
    await page.getByLabel('Sort by').selectOption({ label: 'Name, A to Z' });
    await expect(page).toHaveURL(/sort_by=name/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d+ mentor|No mentors/);

    for (const step of ['sort_by', 'education_start_year_from', 'topics']) {
      await page.goBack();
      await expect(page).not.toHaveURL(new RegExp(step));
    }
    await expect.poll(() => countMentors(page)).toBe(both);
    await expect(page.getByRole('checkbox', { name: /^Motivation letter/ })).not.toBeChecked();
  });

  test('typed keywords become filters, one after the other', async ({ page }) => {
    await visit(page, '/search');
    const field = page.getByLabel('Keyword');
    await field.fill('msc');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?keyword=msc');
    await field.fill('energy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?keyword=msc&keyword=energy');
    await expect(chips(page)).toHaveText([/msc/, /energy/, 'Clear all']);
  });
});

test.describe('the map', () => {
  atOneSize();

  test('[B-10] shows where they studied, narrows by a click and widens by the next', async ({ page }) => {
    await visit(page, '/search?topics=motivation-letter');
    const all = await countMentors(page);
    const netherlands = page.getByRole('link', { name: /^Netherlands, \d+ mentors?/ });
    const promised = Number.parseInt(/\d+/.exec((await netherlands.getAttribute('aria-label')) ?? '')?.[0] ?? '', 10);
    const shape = page.locator('.study-map svg a').filter({ has: page.locator('use[href$="#NL"]') });
    await page.getByRole('button', { name: 'Europe', exact: true }).click();
    await shape.hover();
    await expect(page.locator('.study-map-words')).toHaveText(`Netherlands, ${promised} mentors`);
    await shape.click();
    await expect(page).toHaveURL('/search?destination_country_codes=NL&topics=motivation-letter');
    await expect.poll(() => countMentors(page)).toBe(promised);
    // The other countries keep their numbers, so that one more of them can be chosen.
    await expect(netherlands).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.study-map-routes .study-map-destination')).toHaveCount(1);
    await netherlands.press('Enter');
    await expect(page).toHaveURL('/search?topics=motivation-letter');
    await expect.poll(() => countMentors(page)).toBe(all);
    await page.getByText('Where they studied').click();
    await expect(netherlands).toBeHidden();
    await page.reload();
    await expect(netherlands).toBeHidden();
  });

  test('[R-02] a word that no profile has is read as its nearest spelling, and the page says so', async ({ page }) => {
    // The index that knows spellings may still be building.
    await expect(async () => {
      await page.goto('/search?keyword=energgy');
      const said = page.getByText('No mentors match energgy. Showing mentors for energy.');
      await expect(said).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await countMentors(page)).toBeGreaterThan(0);
  });

  test('[E-13] every filter counts its values under the others', async ({ page }) => {
    await visit(page, '/search?origin_country_codes=VN');
    const vietnam = page.getByRole('checkbox', { name: /^Vietnam \d+$/ });
    await expect(vietnam).toBeChecked();
    const before = await noteOf(page, /^Master’s/);
    const university = page.getByRole('group', { name: 'Home country' });
    await expect(university.getByRole('checkbox', { name: /^China/ })).not.toBeChecked();
    const topic = page.getByRole('checkbox', { name: /^Scholarships/ });
    const promised = await noteOf(page, /^Scholarships/);
    await topic.check();
    await expect.poll(() => countMentors(page)).toBe(promised);
    expect(await noteOf(page, /^Master’s/)).toBeLessThan(before);
    // Its own numbers stay as they were.
    expect(await noteOf(page, /^Scholarships/)).toBe(promised);
    expect(await page.locator('.filter-bars rect').count()).toBeGreaterThan(2);
    await vietnam.uncheck();
    await expect(page).toHaveURL('/search?topics=scholarships');
  });

  test('[R-02] [E-02] a page about to be opened is fetched once, and Back finds the list where it was', async ({
    page,
  }) => {
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
  });
});

test.describe('on a phone', () => {
  test.skip(phone, 'a wide screen has the filters beside the list');

  test('[B-10] the drawer says how many mentors a choice would show, and shows them', async ({ page }) => {
    await visit(page, '/search?destination_country_codes=GB');
    const before = `Show ${await countMentors(page)} mentors`;
    await page.getByRole('button', { name: /^Filters/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer.getByRole('button', { name: before })).toBeVisible();
    await pick(drawer.getByRole('combobox', { name: 'From', exact: true }), 'Chi', 'China');
    await expect(drawer.getByRole('button', { name: before })).toBeHidden();
    const show = drawer.getByRole('button', { name: /^Show \d+ mentors?$/ });
    const promised = Number.parseInt(/\d+/.exec((await show.textContent()) ?? '')?.[0] ?? '', 10);
    await expect(page).toHaveURL('/search?destination_country_codes=GB');
    await show.click();
    await expect(page).toHaveURL('/search?origin_country_codes=CN&destination_country_codes=GB');
    await expect.poll(() => countMentors(page)).toBe(promised);
  });
});

test('[B-10] [R-02] an address with every filter shows them all in their places', async ({ page }) => {
  await visit(
    page,
    '/search?keyword=grid&origin_country_codes=VN&destination_country_codes=NL&topics=scholarships&education_start_year_from=2015&education_start_year_to=2022&sort_by=newest&page=1&page_size=10',
  );
  await expect(chips(page)).toHaveText([
    'From Vietnam',
    'To the Netherlands',
    '“grid”',
    'Scholarships',
    'Started 2015 or later',
    'Started 2022 or earlier',
    'Clear all',
  ]);
  await expect(page.getByRole('heading', { level: 1, name: '1 mentor' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: 'Linh Trần', exact: true })).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');
});

test.describe('the list', () => {
  atOneSize();

  test('[V-21] [V-22] blank values and invalid numbers are dropped', async ({ page }) => {
    await visit(
      page,
      '/search?keyword=&origin_country_codes=%20&education_start_year_from=NaN&education_start_year_to=Infinity&page=zero',
    );
    await expect(page.getByRole('heading', { level: 1, name: /^\d+ mentors$/ })).toBeVisible();
    await expect(chips(page)).toHaveCount(0);
  });

  test('chips take one filter away, and Clear all takes all', async ({ page }) => {
    await visit(page, '/search?origin_country_codes=VN&destination_country_codes=NL&sort_by=name');
    await page.getByRole('link', { name: 'Remove filter: From Vietnam' }).click();
    await expect(page).toHaveURL('/search?destination_country_codes=NL&sort_by=name');
    await expect(chips(page)).toHaveText(['To the Netherlands', 'Clear all']);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/search?sort_by=name');
    await expect(chips(page)).toHaveCount(0);
  });

  test('the pages are links and show every mentor once', async ({ page }) => {
    await visit(page, '/search?destination_country_codes=GB&page_size=20&sort_by=name');
    const total = await countMentors(page);
    const found = new Set<string>();
    for (let number = 1; found.size < total; number += 1) {
      const first = (number - 1) * 20 + 1;
      await expect(page.getByText(new RegExp(`^${first}–?.* of ${total} ·`))).toBeVisible();
      const links = page.getByRole('article').locator('a[href$="/mentor-profile"]');
      const addresses = await links.evaluateAll((each) => each.map((link) => link.getAttribute('href') ?? ''));
      expect(addresses).toHaveLength(Math.min(20, total - first + 1));
      addresses.forEach((address) => found.add(address));
      const next = page.getByRole('link', { name: 'Next page' });
      if (first + 20 > total) {
        await expect(next).toHaveCount(0);
        break;
      }
      await next.click();
      await expect(page).toHaveURL(new RegExp(`page=${number + 1}`));
    }
    expect(found.size).toBe(total);
  });

  test('no results lead on', async ({ page }) => {
    await visit(page, '/search?keyword=qqqqqqqqqq&destination_country_codes=NL');
    await expect(page.getByRole('heading', { level: 1, name: 'No mentors found' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'No mentors match all your filters' })).toBeVisible();
    const way = page.getByRole('main').getByRole('link', { name: /^Remove “qqqqqqqqqq” \d+ mentor/ });
    const promised = Number.parseInt(/\d+ mentor/.exec((await way.textContent()) ?? '')?.[0] ?? '', 10);
    await way.click();
    await expect(page).toHaveURL('/search?destination_country_codes=NL');
    await expect.poll(() => countMentors(page)).toBe(promised);
  });
});

test('a card is one link to the profile, and a button to the times', async ({ page }) => {
  await visit(page, '/search?keyword=Linh&destination_country_codes=NL');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('link')).toHaveCount(2);
  await card.click({ position: { x: 20, y: 200 } });
  await expect(page).toHaveURL(/\/mentor-profile$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ watch }) => watch.expectProblem(/no answer \(csp\).*\.js$/));

  test('[R-02] the search is a form, and its pages are links', async ({ page }) => {
    await page.goto('/search');
    await page.getByLabel('Keyword').fill('scholarship');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/keyword=scholarship/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ mentors?$/);
    await page.getByRole('checkbox', { name: /^Motivation letter/ }).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/topics=motivation-letter/);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.getByText(/^21–40 of/)).toBeVisible();
  });

  test.describe('at one size', () => {
    atOneSize();

    test('a typed country is understood', async ({ page }) => {
      await page.goto('/search');
      await page.getByLabel('From', { exact: true }).first().fill('Vietnam');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/origin_country_codes=VN/);
      await expect(chips(page).first()).toHaveText('From Vietnam');
    });
  });
});

/** The number beside a value that can be ticked. */
async function noteOf(page: Page, name: RegExp): Promise<number> {
  const label = page.locator('label').filter({ has: page.getByRole('checkbox', { name }) });
  return Number.parseInt((await label.locator('.checkbox-note').first().textContent()) ?? '', 10);
}

/** The number in the heading. */
function chips(page: Page) {
  return page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
}
