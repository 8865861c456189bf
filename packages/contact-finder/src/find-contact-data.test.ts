import { expect, test } from 'vitest';
import { findContactData, findInText, hideSpans } from './index.ts';
import { NOT_TO_HIDE } from './not-to-hide.test-helper.ts';
import { TO_HIDE } from './to-hide.test-helper.ts';

const settings = { countries: ['VN', 'IN', 'NL'], own_host: 'abroadmentors.com' };
const hiddenIn = (text: string) => findContactData(text, settings).map(({ start, end }) => text.slice(start, end));

test.each(TO_HIDE)('[T-12] contact data is found: %s', (_name, text, hidden) => {
  expect(hiddenIn(text)).toEqual(hidden);
});

test.each(NOT_TO_HIDE)('[T-12] nothing is found in an ordinary text: %s', (_name, text) => {
  expect(hiddenIn(text)).toEqual([]);
});

test('[T-12] the file has at least 60 cases of each', () => {
  for (const cases of [TO_HIDE, NOT_TO_HIDE]) {
    expect(new Set(cases.map(([name]) => name)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(60);
  }
});

test('[T-12] several parts of one text are hidden, each with its kind, and the rest stays', () => {
  const text = 'Thanks! 👋🏽 linh@x.com or +84 912 345 678 — see you.';
  const spans = findContactData(text, settings);
  expect(spans.map(({ kind }) => kind)).toEqual(['email', 'phone']);
  expect(hideSpans(text, spans, '…')).toBe('Thanks! 👋🏽 … or … — see you.');
});

test('[T-12] a number without a country code is found for the countries of the people alone', () => {
  const text = 'My number is 0912 345 678';
  const found = (countries: string[]) => findContactData(text, { ...settings, countries }).length;
  expect([found(['VN']), found(['US']), found([]), found(['ZZ'])]).toEqual([1, 0, 0, 0]);
});

test('[T-12] numbers are read for three countries, the first ones', () => {
  const found = (countries: string[]) =>
    findContactData('My number is 0912 345 678', { ...settings, countries }).length;
  expect([found(['US', 'CA', 'VN', 'IN']), found(['US', 'CA', 'IN', 'VN'])]).toEqual([1, 0]);
});

test('[T-12] a number within a link to an official site is contact data, and the link is then no site', () => {
  const found = (text: string) => {
    const { contacts, sites } = findInText(text, settings);
    return [contacts, sites].map((spans) => spans.map(({ start, end }) => text.slice(start, end)));
  };
  expect(found('See https://www.ind.nl/en.')).toEqual([[], ['https://www.ind.nl/en']]);
  expect(found('See https://www.ind.nl/0912345678 now')).toEqual([['0912345678'], []]);
});

test('[T-12] numbers in a row are all found', () => {
  expect(hiddenIn('+84 912 345 678 / +31 6 12345678 / 0912 345 678')).toEqual([
    '+84 912 345 678',
    '+31 6 12345678',
    '0912 345 678',
  ]);
});

test('[T-12] a number behind more digits than any person writes is hidden', () => {
  const noise = Array.from({ length: 60 }, (_, at) => `room ${at + 10}-345-67`).join(', ');
  expect(hiddenIn(`${noise}, and 0912 345 678`).at(-1)).toBe('0912 345 678');
});

const HOSTILE = [
  ['digits', '1'],
  ['digits and spaces', '1 '],
  ['signs of addresses', 'a@'],
  ['dots', 'a.'],
  ['hyphens', 'a-'],
  ['words for at', 'a at '],
  ['words for dot', 'a dot com '],
  ['open brackets', '( '],
  ['brackets around at', '(at)'],
  ['spaces', ' '],
  ['plus signs', '+1'],
  ['services', 'whatsapp '],
  ['services with colons', 'ig: a'],
  ['numbers in words', 'one '],
  ['links', 'http://a.com/'],
  ['slashes', '//'],
  ['lines', '1\n'],
  ['dates', '2019-'],
  ['Chinese numbers', '一'],
  ['thousands', '1,000'],
  ['ISBN', 'isbn 9'],
  ['calls', 'call 1 '],
  ['letters one by one', 'a '],
  ['letters and signs one by one', 'a @ . '],
  ['digits with slashes', '1/'],
  ['accounts', 'iban DE1'],
  ['names before services', 'a1 on '],
  ['providers', 'a1 gmail '],
  ['letters like digits', 'o1'],
  ['codes without a plus', '84'],
  ['combining marks', 'e\u0301'],
  ['astral characters', '𝟗'],
] as const;

test.each(HOSTILE)('[T-12] 4,000 characters of %s are read in a bounded time', (_name, part) => {
  const long = part.repeat(4000).slice(0, 4000);
  findContactData(long.slice(0, 400), settings);
  const timed = (text: string) => {
    const before = process.threadCpuUsage();
    findContactData(text, settings);
    return process.threadCpuUsage(before).user / 1000;
  };
  // A pattern that explodes takes seconds; the time of these is some ten milliseconds.
  expect(timed(`${long}x`)).toBeLessThan(1000);
});
