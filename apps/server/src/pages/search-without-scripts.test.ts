import { getByLabelText, getByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { servedPages } from '../testing/served-pages.ts';
import { textOf, type PlainPage } from '../testing/plain-page.ts';

const pages = servedPages();
const DUTCH = '/search?destination_country_codes=NL';

const countOf = (page: PlainPage) => Number.parseInt(page.title, 10);
const chipsOf = (page: PlainPage) => [...page.main.querySelectorAll('.filter-chips li')].map(textOf);
const numberIn = (part: Element | null) => Number(/\d+/.exec(textOf(part))?.[0]);

/** The box of a value, and the number beside it. */
function choice(page: PlainPage, label: RegExp): { box: HTMLInputElement; count: number } {
  const box = page.find.getAllByLabelText<HTMLInputElement>(label, { selector: 'input[type=checkbox]' })[0];
  if (box === undefined) throw new Error(`no box ${label.source}`);
  return { box, count: numberIn(box.closest('label')?.querySelector('.checkbox-note') ?? null) };
}

test('[R-02] the search is a form, and its pages are links', async () => {
  const page = await pages.open('/search');
  const keyword = getByRole<HTMLInputElement>(page.document.body, 'searchbox', { name: 'Keyword', hidden: true });
  keyword.value = 'scholarship';
  await page.send('Search');
  expect(page.address).toMatch(/keyword=scholarship/);
  expect(page.title).toMatch(/^\d+ mentors?$/);
  await page.follow('Filters');
  choice(page, /^Motivation letter/).box.checked = true;
  await page.send('Apply filters');
  expect(page.address).toMatch(/topics=motivation-letter/);
  await page.follow('Clear all');
  await page.follow('Page 2');
  expect(textOf(page.main)).toMatch(/21–40 of/);
});

test('a typed country is understood', async () => {
  const page = await pages.open('/search');
  getByLabelText<HTMLInputElement>(page.document.body, 'From', { selector: '[name=from]' }).value = 'Vietnam';
  await page.send('Search');
  expect(page.address).toBe('/search?origin_country_codes=VN');
  expect(chipsOf(page)[0]).toBe('From Vietnam');
});

test('[B-10] [R-02] an address with every filter shows them all in their places', async () => {
  const page = await pages.open(
    '/search?keyword=grid&origin_country_codes=VN&destination_country_codes=NL&topics=scholarships&education_start_year_from=2015&education_start_year_to=2022&sort_by=newest&page=1&page_size=10',
  );
  expect(chipsOf(page)).toEqual([
    'From Vietnam',
    'To the Netherlands',
    '“grid”',
    'Scholarships',
    'Started 2015 or later',
    'Started 2022 or earlier',
  ]);
  expect(page.title).toBe('1 mentor');
  expect([...page.main.querySelectorAll('article h2')].map(textOf)).toEqual(['Linh Trần']);
  expect(page.find.getByLabelText('Sort by')).toHaveProperty('value', 'newest');
});

test('[V-21] [V-22] blank values and invalid numbers are dropped', async () => {
  const page = await pages.open(
    '/search?keyword=&origin_country_codes=%20&education_start_year_from=NaN&education_start_year_to=Infinity&page=zero',
  );
  expect(page.title).toMatch(/^\d+ mentors$/);
  expect(chipsOf(page)).toEqual([]);
});

test('the pages are links and show every mentor once', async () => {
  const page = await pages.open('/search?destination_country_codes=GB&page_size=20&sort_by=name');
  const total = countOf(page);
  expect(total).toBeGreaterThan(20);
  const found: string[] = [];
  for (let first = 1; first <= total; first += 20) {
    expect(textOf(page.main.querySelector('.result-pages'))).toMatch(new RegExp(`^${first}.* of ${total} ·`));
    const links = [...page.main.querySelectorAll('article h2 a')].map((link) => link.getAttribute('href') ?? '');
    expect(links).toHaveLength(Math.min(20, total - first + 1));
    found.push(...links);
    const isLast = first + 20 > total;
    expect(page.find.queryAllByRole('link', { name: 'Next page' })).toHaveLength(isLast ? 0 : 1);
    if (!isLast) await page.follow('Next page');
  }
  expect(new Set(found).size).toBe(total);
});

test('no results lead on', async () => {
  const page = await pages.open(`${DUTCH}&keyword=qqqqqqqqqq`);
  expect(page.title).toBe('No mentors found');
  page.find.getByRole('heading', { level: 2, name: 'No mentors match all your filters' });
  const way = page.find.getByRole('link', { name: /^Remove “qqqqqqqqqq”\s*\d+ mentor/ });
  const promised = numberIn(way.querySelector('.muted'));
  await page.follow(way);
  expect([page.address, countOf(page)]).toEqual([DUTCH, promised]);
});

test('[U-11] few results lead to the nearest wider search, with how many more there are', async () => {
  const page = await pages.open(`${DUTCH}&origin_country_codes=VN`);
  const found = countOf(page);
  expect(found).toBeLessThanOrEqual(5);
  const name = /^\d+ more mentors? who went to the Netherlands from (other countries|another country)$/;
  const link = page.find.getByRole('link', { name });
  const more = numberIn(link);
  await page.follow(link);
  expect(countOf(page)).toBe(found + more);
});

test('[U-11] where no mentor has all words, the page says which count', async () => {
  for (const typed of ['how to write motivation letter', 'oxford law', 'cambridge economics phd']) {
    const page = await pages.open(`/search?${new URLSearchParams({ keyword: typed }).toString()}`);
    expect(countOf(page), typed).toBeGreaterThan(0);
    expect(textOf(page.main), typed).toMatch(/No mentors match every word\. Showing mentors for /);
  }
});

test.each([
  ['[E-13] a topic', '/search?origin_country_codes=VN&show=filters', /^Scholarships/],
  ['[U-10] a language', '/search?destination_country_codes=DE&show=filters', /^Turkish/],
  ['[U-10] a free session', '/search?languages=nl&show=filters', /^Free session/],
  ['[T-58] [T-80] a proof', '/search?show=filters', /^Degree seen/],
])('the number beside %s is what it finds', async (_what, address, label) => {
  const page = await pages.open(address);
  const all = countOf(page);
  const { box, count } = choice(page, label);
  expect(count).toBeGreaterThan(0);
  box.checked = true;
  await page.send('Apply filters');
  expect(countOf(page)).toBe(count);
  expect(count).toBeLessThan(all);
  // Its own number stays as it was.
  await page.follow('Filters');
  expect(choice(page, label)).toMatchObject({ box: { checked: true }, count });
});

test('[U-09] a degree under a country is one that was done there, and studies at home are added on demand', async () => {
  const page = await pages.open('/search?destination_country_codes=DE&show=filters');
  const level = choice(page, /^Bachelor’s: all degrees/);
  const degrees =
    level.box.closest('.filter-level')?.querySelectorAll<HTMLInputElement>('input[name=degree_ids]') ?? [];
  for (const degree of degrees) degree.checked = true;
  await page.send('Apply filters');
  expect(countOf(page)).toBe(level.count);
  // The line under each name is the study that brought them there.
  const studies = [...page.main.querySelectorAll('.result-study')].map(textOf);
  expect(studies).toHaveLength(Math.min(20, level.count));
  expect(studies.filter((study) => !/^B(Sc|A|Eng|BA|Des|Ed|Arch|M)|^LLB|^Bachelor/.test(study))).toEqual([]);
  await page.follow('Filters');
  choice(page, /^Include studies in their home country/).box.checked = true;
  await page.send('Apply filters');
  expect(page.address).toMatch(/studies=all/);
  expect(countOf(page)).toBeGreaterThan(level.count);
  await page.follow('Remove filter: Including studies at home');
  expect(countOf(page)).toBe(level.count);
});

test('[U-09] under a country only its universities are offered', async () => {
  const page = await pages.open('/search?destination_country_codes=DE&show=filters');
  const offered = [...page.main.querySelectorAll<HTMLInputElement>('input[name=university_ids]')].map(
    (box) => box.value,
  );
  expect(offered.length).toBeGreaterThan(5);
  const { universities } = await pages.api.lookupReference({ query: { university_ids: offered } });
  expect(new Set(universities.map(({ country_code }) => country_code))).toEqual(new Set(['DE']));
});

test('[T-101] [U-12] sorted by rating, the highest comes first, and what it says of reviews is what the profile lists', async () => {
  const page = await pages.open('/search?sort_by=rating');
  const shown = [...page.main.querySelectorAll('.result-rating')].map(textOf);
  const ratings = shown.map(Number.parseFloat);
  expect(ratings.length).toBeGreaterThan(1);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  const [first] = page.main.querySelectorAll('article');
  expect(first?.querySelector('.result-rating')).not.toBeNull();
  const [, slug = ''] = first?.querySelector('h2 a')?.getAttribute('href')?.split('/') ?? [];
  const { summary, total } = await pages.api.listReviewsBySlug({ params: { slug }, query: {} });
  expect(total).toBeGreaterThan(2);
  expect(summary.distribution.reduce((sum, count) => sum + count, 0)).toBe(total);
  expect(shown[0]).toMatch(new RegExp(`^[1-5](\\.\\d+)? \\(${total}\\)$`));
});
