import { LIMITS } from '@abroad/contract/limits';
import { MATCH_POINTS, QUALITY_BOUNDS, QUALITY_POINTS, type Steps } from '@abroad/contract/ranking';
import { sorts } from '@abroad/contract/search-filters';
import { expect, test } from 'vitest';
import { paths } from '../../lib/paths.ts';
import en from '../../locales/en.json';
import { loadMessages } from '../../locales/index.ts';
import { localeNames, type Locale } from '../../locales/pick-locale.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { HowRankingWorks } from './how-ranking-works.tsx';

const number = (value: number) => value.toLocaleString('en');
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const most = (steps: Steps) => Math.max(...steps.map(([, points]) => points));

test('[T-83] the page on ranking shows each point of the ranking code, and says that no one can pay to be higher', () => {
  const html = renderPage(<HowRankingWorks />);
  const rows = html.split('<tr>').map(textOf);
  const { star, least_stars, most_stars, complete_part, complete_parts, most_for_sessions } = QUALITY_POINTS;
  const factors: [name: string, least: number, most: number, steps?: Steps][] = [
    ['Reviews', least_stars * star, most_stars * star],
    ['A complete profile', 0, complete_part * complete_parts],
    ['Proof of a study abroad', 0, Math.max(...Object.values(QUALITY_POINTS.proof))],
    ['Experience', 0, most_for_sessions],
    ['Recent activity', 0, most(QUALITY_POINTS.active), QUALITY_POINTS.active],
    ['Available soon', 0, most(QUALITY_POINTS.soon), QUALITY_POINTS.soon],
    ['New mentors', 0, most(QUALITY_POINTS.new), QUALITY_POINTS.new],
  ];
  for (const [name, least, highest, steps = []] of factors) {
    const row = rows.find((text) => text.startsWith(name));
    expect(row, name).toContain(`${number(least)}–${number(highest)}`);
    steps.forEach(([days, points]) => expect(row).toContain(`${days} days: ${points}`));
  }
  // The heads of both tables, and their rows.
  const places = Object.values(MATCH_POINTS);
  expect(rows).toHaveLength(1 + 2 + factors.length + places.length);
  for (const { whole, beginning } of places) {
    expect(rows.some((text) => text.includes(`${number(whole)} ${number(beginning)}`))).toBe(true);
  }
  expect(html).toContain(`between ${number(QUALITY_BOUNDS.least)} and ${number(QUALITY_BOUNDS.most)} points`);
  expect(html).toContain('No one can pay to be higher');
});

test('[T-101] the page on ranking names each order that a search knows, and from how many reviews a rating counts', () => {
  const items = renderPage(<HowRankingWorks />)
    .split('<li>')
    .map(textOf);
  for (const sort of sorts) {
    expect(items.some((text) => text.startsWith(`${en[`search.sort_${sort}`]}: by the `))).toBe(true);
  }
  expect(items.find((text) => text.startsWith('Highest rating'))).toContain(
    `from ${LIMITS.rating_from_reviews} reviews on`,
  );
});

test.each(Object.keys(localeNames) as Locale[])(
  '[T-83] in %s the page links to orders that use no data about mentors’ reviews and activity',
  async (locale) => {
    await loadMessages(locale);
    const html = renderPage(<HowRankingWorks />, '/', locale);
    for (const sort_by of ['price', 'newest', 'name']) {
      expect(html).toContain(`href="${paths.search({ sort_by })}"`);
    }
    expect(html).not.toContain('ranking.');
  },
);
