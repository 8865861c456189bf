import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readLegalTexts } from './legal.ts';
import { inLanguage } from '../core/legal-texts.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const place = await temporaryFolder();
afterAll(() => place.remove());

let made = 0;
function read(files: Readonly<Record<string, string>>) {
  const folder = path.join(place.folder, String((made += 1)));
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return readLegalTexts(folder);
}
const termsOf = (text: string) => read({ 'terms.en.md': text }).legal.terms;

test('[N-19] without a folder only our own texts exist', () => {
  expect(readLegalTexts(undefined)).toEqual({ legal: {}, problems: [] });
});

test('[N-19] a version that is not stated follows all that the text says, in every language', () => {
  const [one, same, other] = [termsOf('# Terms\n\nBe kind.'), termsOf('# Terms\n\nBe kind.'), termsOf('Be kinder.')];
  expect(one?.version).toMatch(/^[0-9a-f]{12}$/);
  expect(same?.version).toBe(one?.version);
  expect(other?.version).not.toBe(one?.version);
  const french = read({ 'terms.en.md': '# Terms\n\nBe kind.', 'terms.fr.md': 'Soyez gentils.' }).legal.terms;
  expect(french?.version).not.toBe(one?.version);
});

test('[N-19] a stated version is taken, and is no part of the text', () => {
  expect(termsOf('---\nversion: 2027-01-01\n---\nBe kind.')).toEqual({
    version: '2027-01-01',
    texts: { en: '<p>Be kind.</p>' },
  });
});

test('[N-19] a text is shown in the reader’s language, else in English, else in the first language that exists', () => {
  const { imprint } = read({ 'imprint.en.md': 'We', 'imprint.fr.md': 'Nous' }).legal;
  const spoken = (language: string) => imprint && inLanguage(imprint, language);
  expect(spoken('fr')).toEqual({ html: '<p>Nous</p>', language: 'fr' });
  expect(spoken('ar')).toEqual({ html: '<p>We</p>', language: 'en' });
  const { imprint: french } = read({ 'imprint.fr.md': 'Nous' }).legal;
  expect(french && inLanguage(french, 'hi')).toEqual({ html: '<p>Nous</p>', language: 'fr' });
});

test('[N-19] Markdown becomes headings, lists, tables and links, and nothing that runs, loads or leads astray', () => {
  const html = termsOf(
    [
      '# Terms',
      '- one\n- **two**',
      '| a | b |\n|---|---|\n| 1 | 2 |',
      '[site](https://a.test/x?a=1&b="2") [mail](mailto:hello@a.test) [home](/) [bad](javascript:alert(1)) [host](//evil.test)',
      '[data](data:text/html,x) ![pic](https://a.test/p.png) <https://b.test>',
      '<script>alert(1)</script> <b onclick="x">bold</b>\n\n<style>p{}</style>\n\n<img src=x onerror=y>',
    ].join('\n\n'),
  )?.texts['en'];
  expect(html).toContain('<h2>Terms</h2>');
  expect(html).toContain('<strong>two</strong>');
  expect(html).toContain('<td>2</td>');
  const links = [...(html ?? '').matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(
    ['https://a.test/x?a=1&#38;b=%222%22', 'mailto:hello@a.test', '/', 'https://b.test'].map((href) =>
      expect.stringContaining(href.slice(0, 14)),
    ),
  );
  expect(html).not.toMatch(/<(script|style|img|b)\b|javascript:|evil\.test"|data:text/);
});

test('[N-19] unusable files are named, one line for each', () => {
  expect(readLegalTexts(path.join(place.folder, 'nowhere')).problems).toEqual([
    expect.stringMatching(/^LEGAL_DIR: .*can't be read$/),
  ]);
  expect(read({}).problems).toEqual([expect.stringMatching(/has no text in it$/)]);
  const { problems } = read({ 'terms.xx.md': 'x', 'rules.en.md': 'x', 'imprint.en.md': ' ' });
  expect(problems).toHaveLength(3);
  const differing = { 'terms.en.md': '---\nversion: 1\n---\nA', 'terms.fr.md': '---\nversion: 2\n---\nB' };
  expect(read(differing).problems).toEqual(['LEGAL_DIR: the files of terms state different versions']);
  expect(read({ 'terms.en.md': `---\nversion: ${'9'.repeat(21)}\n---\nA` }).problems).toHaveLength(1);
});
