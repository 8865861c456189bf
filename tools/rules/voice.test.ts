import { expect, test } from 'vitest';
import { ALLOWED } from './voice/forbidden.ts';
import { broken } from './voice/broken.ts';
import { isFrozenKey } from './voice/frozen.ts';
import { readTexts, textsOf, type Text } from './voice/texts.ts';

const texts = readTexts();
const all = new Map(texts.map(({ key, text }) => [key, text]));
const frozen = new Set(texts.filter(({ key }) => isFrozenKey(key)).map(({ text }) => text));
const isOurs = ({ key, text }: Text) => !isFrozenKey(key) && !frozen.has(text);

test('[U-25] no English text breaks the voice', () => {
  const problems = texts
    .filter((text) => isOurs(text))
    .flatMap((text) => broken(text, all).map((problem) => `${text.file} ${text.key}: ${problem}`));
  expect(problems).toEqual([]);
});

test('each exception to a pattern belongs to an existing text', () => {
  const unknown = Object.entries(ALLOWED).filter(([key, words]) => all.get(key)?.includes(words) !== true);
  expect(unknown).toEqual([]);
});

test('texts are found with their names and arguments, in catalogues and in functions', () => {
  const source = `
    import type { A } from 'An import';
    const kind = 'code';
    export const en = {
      'a.b': 'Two words',
      mails: { booked: ({ them, until }: A) => ({ lead: \`\${them} waits\${until === null ? '' : \` until \${until}\`}.\` }) },
    } satisfies A;`;
  expect(textsOf('x.ts', source)).toEqual([
    { file: 'x.ts', key: 'a.b', text: 'Two words' },
    { file: 'x.ts', key: 'mails.booked.lead', text: '{them} waits{value}.' },
    { file: 'x.ts', key: 'mails.booked.lead', text: ' until {until}' },
  ]);
});

test('a message is read in each of its choices', () => {
  const catalogue = { a: { b: 'Hi {name}.{is_paid, select, true { It’s paid.} other {}}' } };
  expect(textsOf('x.json', JSON.stringify(catalogue)).map(({ key, text }) => [key, text])).toEqual([
    ['a.b', 'Hi {name}. It’s paid.'],
    ['a.b', 'Hi {name}.'],
  ]);
});

test('a text that breaks the voice is reported with what to write', () => {
  const problems = (key: string, text: string) =>
    broken({ file: 'x.ts', key, text }, new Map([['a.cancel_title', 'Cancel?']]));
  expect(problems('a.sent_toast', '{name} gets a mail.')).toEqual(['“mail”: write email, emails']);
  expect(problems('a.sent_toast', 'We’ve let {name} know')).toEqual(['has no full stop']);
  expect(problems('a.of', 'The request of {name}')).toEqual(['“of {name}”: write {name}’s']);
  expect(problems('a.title', 'Done.')).toEqual(['ends in a full stop']);
  expect(problems('a.do_cancel', 'Delete session')).toEqual(['starts unlike the title of its dialog']);
  expect(problems('a.link', 'This address is taken')).toEqual(['“address”: say email address, link or URL']);
  expect(problems('a.count', '{count, plural, one {One {name} more.} other {# {name}s more.}}')).toEqual([]);
  expect(problems('a.place_hint', 'The address of the café.')).toEqual([]);
});
