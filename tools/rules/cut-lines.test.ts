import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.join(import.meta.dirname, '../../apps/web/app');
const read = (pattern: string) =>
  globSync(pattern, { cwd: web }).map((file) => readFileSync(path.join(web, file), 'utf8'));

/** Lines of the product's own words, and parents whose `bdi` is cut off. */
const OWN_WORDS = [
  'phone-bar-pill',
  'study-map',
  'result-facts',
  'result-study',
  'result-topics',
  'conversation-who',
  'message-file-words',
];

/** The classes whose text is cut off if it doesn't fit. */
const cutClasses = (css: string): string[] =>
  [
    ...css
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]+)\{[^{}]*(?:text-overflow: ellipsis|-webkit-line-clamp)[^{}]*\}/g),
  ]
    .flatMap(([, selectors = '']) => selectors.replaceAll(/:is\(([^)]*)\)/g, '$1').split(','))
    .flatMap((selector) => /.*\.([\w-]+)/s.exec(selector)?.[1] ?? []);

test('a line of people’s words that is cut off runs as its letters do: in Arabic an English one keeps its beginning', () => {
  const classes = [...new Set(read('**/*.css').flatMap(cutClasses))].filter((name) => !OWN_WORDS.includes(name));
  expect(classes).toEqual(expect.arrayContaining(['result-headline', 'thread-row-text', 'two-lines']));
  const tags = read('**/*.tsx').flatMap((source) => source.match(/<\w+[^<>]*className="[^"]*"[^<>]*>/g) ?? []);
  const wrong = classes.flatMap((name) =>
    tags.filter(
      (tag) =>
        new RegExp(`className="(?:[^"]* )?${name}[ "]`).test(tag) && !/dir="auto"|[ "]as-written[ "]|^<bdi/.test(tag),
    ),
  );
  expect(wrong).toEqual([]);
});
