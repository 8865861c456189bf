import { LADDERS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { RulesPage } from './rules-page.tsx';

/** The rows of a table as they are read. */
function rowsOf(html: string, title: string): string[][] {
  const table = new RegExp(`<table[^>]*aria-label="${title}".*?</table>`, 's').exec(html)?.[0] ?? '';
  const body = table.split('<tbody>')[1] ?? '';
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell),
  );
}
const numbersIn = (rows: string[][]) => rows.map(([, words = '']) => Number(/\d+/.exec(words)?.[0] ?? 0));
const daysOf = (steps: readonly object[]) => steps.map((step) => ('days' in step ? step.days : 0));

test('[T-77] the page of rules has each step of each ladder of the code, and its numbers', () => {
  const html = renderPage(<RulesPage />);
  const noShows = rowsOf(html, 'A mentor misses a session');
  expect(noShows).toEqual([
    ['1', 'The profile is hidden until the mentor has read the checklist again'],
    ['2', 'The profile is hidden for 7 days'],
    ['3', 'The profile is hidden for 14 days'],
    ['4', 'The profile is hidden for 30 days'],
    ['5', 'The account is closed once a person has confirmed it'],
  ]);
  const outside = rowsOf(html, 'Payment outside Abroad Mentors');
  expect(numbersIn(noShows)).toEqual(daysOf(LADDERS.no_show));
  expect(numbersIn(outside)).toEqual(daysOf(LADDERS.paying_outside));
  for (const words of [
    'Strikes count for 12 months',
    'less than 24 hours before the start. Every 3 late cancellations count as one missed session',
    'What 3 independent people report within 24 hours is hidden',
    'appeal each decision once within 6 months',
    'close a mentor’s account 30 days after telling them why',
  ]) {
    expect(html).toContain(words);
  }
});
