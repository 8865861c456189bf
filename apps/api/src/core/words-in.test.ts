import { LANGUAGE_TAGS, OUR_NAME, PROOF_REFUSALS, setBrand } from '@abroad/contract';
import { afterEach, expect, test } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import { wordsIn, type MessageKey } from './words-in.ts';

const KEYS = Object.keys(en) as MessageKey[];

afterEach(() => setBrand(OUR_NAME));

test('what a value holds is written as it is, whatever it means in a message', () => {
  const t = wordsIn('en');
  for (const name of ["O'Neil", '{name}', "'{'", '#', '<b>', String.raw`\u0041\x41`, 'Nguyễn Ánh', 'ليلى', OUR_NAME]) {
    setBrand('Pathfinders');
    expect(t('notification_center.message', { name, count: 2 })).toBe(`2 new messages from ${name}`);
    expect(t('mail.labelled', { label: '#', value: name })).toBe(`#: ${name}`);
  }
});

test('plurals follow the number, and choices the value, also where there is none', () => {
  const say = (language: string, count: number) =>
    wordsIn(language)('notification_center.message', { name: 'Linh', count });
  expect([1, 2].map((count) => say('en', count))).toEqual(['New message from Linh', '2 new messages from Linh']);
  expect([1, 2, 3, 11].map((count) => say('ar', count))).toEqual([
    'رسالة جديدة من Linh',
    'رسالتان جديدتان من Linh',
    '3 رسائل جديدة من Linh',
    '11 رسالة جديدة من Linh',
  ]);
  const untitled = (day: string | null) => wordsIn('en')('calendars.unreadable.untitled', { day });
  expect([untitled(null), untitled('Monday')]).toEqual(['an event without a title', 'an event on Monday']);
});

test('a message without one of its values is an error, and not sent', () => {
  expect(() => wordsIn('en')('mail.labelled', { label: 'A' })).toThrow('value');
});

test('a language that the product doesn’t speak is answered in English', () => {
  expect(wordsIn('de')('payments.price')).toBe('Price');
  expect({ ...wordsIn('de') }).toEqual({ direction: 'ltr', dates: 'en-GB' });
  expect({ ...wordsIn('ar') }).toEqual({ direction: 'rtl', dates: 'ar' });
});

test.each(LANGUAGE_TAGS)('[N-19] no message in %s names the product otherwise than it is called', (language) => {
  setBrand("{Path'finders}");
  const any = new Proxy({}, { get: () => '' });
  const said = KEYS.map((key) => wordsIn(language)(key, any));
  expect(said.filter((text) => text.includes(OUR_NAME))).toEqual([]);
  expect(said.filter((text) => text.includes("{Path'finders}")).length).toBeGreaterThan(5);
});

test.each(LANGUAGE_TAGS)('each reason to refuse a document has words of its own in %s', (language) => {
  const words = PROOF_REFUSALS.map((refusal) => wordsIn(language)(`proofs.refusals.${refusal}`));
  expect(new Set(words).size).toBe(words.length);
});
