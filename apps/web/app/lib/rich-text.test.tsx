import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { splitTags, T } from './rich-text.tsx';

test('a sentence keeps its links inside', () => {
  const html = renderPage(<T id="account.have_account" parts={{ link: <strong /> }} />);
  expect(html).toContain('Already have an account? <strong>Sign in</strong>');
});

test('a tag that is not closed stays text', () => {
  expect(splitTags('1 < 2 <b>and')).toEqual([{ tag: null, words: '1 < 2 <b>and', at: 0 }]);
});
