import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import type { LoadedSearch } from './load-search.ts';
import { SearchCount } from './search-count.tsx';

const found = (changes: Partial<NonNullable<LoadedSearch['found']>>) => ({
  cards: [],
  total_count: 31,
  total_is_exact: true,
  total_pages: 2,
  corrected: [],
  counted_words: null,
  wider: [],
  ...changes,
});
const render = (changes: Parameters<typeof found>[0]) => renderPage(<SearchCount found={found(changes)} />);

test('[E-02] the heading shows an exact count, or says that there are more', () => {
  expect(render({})).toContain('<h1>31 mentors</h1>');
  expect(render({ total_count: 1 })).toContain('<h1>1 mentor</h1>');
  expect(render({ total_count: 1_234_567 })).toContain('<h1>1,234,567 mentors</h1>');
  expect(render({ total_count: 10_000, total_is_exact: false })).toContain('<h1>10,000 mentors or more</h1>');
});

test('a near spelling is shown with the word that was typed, and nothing in it is markup', () => {
  const corrected = [{ asked: 'dleft', used: 'delft' }];
  expect(render({ corrected })).toContain('No mentors match <i>dleft</i>. Showing mentors for <b>delft</b>.');
  const odd = [{ asked: '<img src=x>', used: '&amp;' }];
  const html = render({ corrected: odd });
  expect(html).toContain('<i>&lt;img src=x&gt;</i>');
  expect(html).toContain('<b>&amp;amp;</b>');
});

test('[U-11] where no mentor has all words, the heading says which count', () => {
  const html = render({ counted_words: { used: ['motivation', 'letter'], left_out: ['how', 'to'] } });
  expect(html).toContain('No mentors match every word. Showing mentors for <b>motivation letter</b>.');
});
