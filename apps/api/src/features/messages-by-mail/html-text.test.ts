import { expect, test } from 'vitest';
import { textOfHtml } from './html-text.ts';

test.each([
  ['blocks on lines', '<div>Yes.</div><div>And no.</div>', 'Yes.\nAnd no.'],
  ['paragraphs apart', '<p>Yes.</p><p>And  no.\n Really.</p>', 'Yes.\n\nAnd no. Really.'],
  ['breaks', 'One<br>two<br/><br>three', 'One\ntwo\n\nthree'],
  [
    'quotes marked',
    'Yes.<blockquote>Old<blockquote>Older</blockquote></blockquote>No.',
    'Yes.\n\n> Old\n>\n> > Older\n> >\nNo.',
  ],
  ['entities', 'A &amp; B &lt;3 caf&eacute; &#128075;', 'A & B <3 café 👋'],
  ['lists', '<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
  ['cells', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ['lines of code', '<pre>a\n  b</pre>', 'a\n  b'],
  ['nothing hidden', '<head><title>T</title><style>p{}</style></head><body><script>x()</script>Yes.</body>', 'Yes.'],
  ['what isn’t closed', '<div><b>Yes.<p>No', 'Yes.\n\nNo'],
])('[T-240] of HTML the text is taken: %s', (_name, html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
