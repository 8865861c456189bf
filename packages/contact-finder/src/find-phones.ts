import {
  findPhoneNumbersInText,
  getCountryCallingCode,
  isSupportedCountry,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js';
import { reread, type FoldedText } from './fold-text.ts';
import { CODES, isCode } from './known-codes.ts';
import { numberRuns, onlyRuns, SHORTEST, type Run } from './number-runs.ts';
import { spanOf, type ContactSpan } from './span.ts';

/** Between the digits of one number people put line ends and signs that no phone book uses. */
const ODD_SEPARATORS =
  /(?<=\d)(?:[ \t]{0,2}\r?\n[ \t]{0,2}|[ ]?[*_|•·‧;:~=#&x\p{Extended_Pictographic}][ ]?|,|[ ]{2,3}|[ ]?\.{2,3}[ ]?)(?=\(?\+?\d)/gu;
/** "O912…", "09l2…": letters that look like digits, among digits. */
const LETTERS_AS_DIGITS = /(?<![\p{L}\p{M}])[oO](?=\d{2}|\d(?:[ .-]?[\dI]){6})|(?<=\d[ .-]?)[oOlI|](?=[ .-]?\d)/gu;
/** "09/12/34/56/78" isn't a date. */
const SLASHED = /(?<![\d/])\d{1,3}(?:\/\d{1,3}){3,8}(?![\d/])/gu;
/** A sign of money before what begins with a 0, which no amount does. */
const NO_MONEY = /[€$£¥₹₫](?=\s?0\d)/gu;
/** "+ 84 …" */
const LOOSE_PLUS = /\+\s{1,3}(?=\d)/gu;
/** "00 84 …" as an international prefix. */
const DOUBLE_ZERO = /(?<![\d.,+])00[\s-]?(?=[1-9])/gu;
/** Ordinary numbers of a text on studying: books, days, times, money, ranges of years. */
const ORDINARY = [
  /\b(?:19|20)\d\d[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])\b/gu,
  /\b(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.](?:19|20)\d\d\b/gu,
  /(?<!\d:)\b(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?\b(?!:\d)/gu,
  /\b(?:19|20)\d\d\s{0,2}[-–—/]\s{0,2}(?:19|20)?\d\d\b/gu,
  /(?<=[€$£¥₹₫])\s?(?!0\d)\d[\d.,\s']{0,15}\d/gu,
  /(?<![\d.,'])(?!0\d)\d[\d.,']{0,15}\d(?=\s?(?:[€$£¥₹₫%]|(?:eur|usd|gbp|vnd|inr|cny|dh|euros?|dollars?|rupees?|đồng|元|रुपये|يورو|دولار)(?![\p{L}])))/giu,
];
/** Like the above, except for numbers after a word such as "call": 1,200,000 and 1.200.000, decimals, and the numbers of a list. */
const COUNTED = [
  /(?<![\d+,])[1-9]\d{0,2}(?:,\d{3}){1,4}(?!\d|,\d)/gu,
  /(?<![\d+(.-])[1-9]\d{0,2}(?:\.\d{3}){1,4}(?!\d|\.\d)/gu,
  /(?<![\d+(.-])\d{1,4}\.\d{1,12}(?!\d|[.-]\d)/gu,
  /(?<!\d\D{0,3})1\D{1,3}2\D{1,3}3\D{1,3}4(?:\D{1,3}(?:1?\d))*(?!\d)/gu,
];
/** After these words any number of seven digits and more is one to call. */
const CALLED = new RegExp(
  `(?:(?<!\\p{L})(?:${[
    'whats ?app|zalo|viber|telegram|signal|we ?chat|qq|phone|mobile|cell|tel|call|text me|ring me',
    'téléphone|portable|appelle|móvil|celular|teléfono|llámame|điện thoại|sđt|gọi',
    'फोन|फ़ोन|मोबाइल|कॉल|व्हाट्सएप|व्हाट्सऐप',
  ].join('|')})(?!\\p{L})|${[
    '电话|手机|微信|打我',
    // Arabic joins "the" and "and" to the word.
    'هاتف|هاتفي|جوال|جوالي|واتساب|واتس|اتصل|رقمي',
  ].join('|')})[^\\d\\n]{0,24}?(\\+?\\d(?:[\\s().-]{0,2}\\d){6,16})(?!\\d)`,
  'giu',
);

/** The runs of digits that the phone library reads, and the countries for which it does; further runs count as phone numbers. */
const ASKED_MAX = 40;
const COUNTRIES_MAX = 3;

/** The numbers of these patterns as letters, so that they are part of nothing. */
const without = (folded: FoldedText, patterns: readonly RegExp[]): FoldedText =>
  patterns.reduce((reading, pattern) => reread(reading, pattern, ([whole]) => 'x'.repeat(whole.length)), folded);

/** The numbers of books, papers, people and accounts as letters: only where they are what they are called. */
const withoutCodes = (folded: FoldedText): FoldedText =>
  reread(folded, CODES, (match) => (isCode(match) ? 'x'.repeat(match[0].length) : null));

/** "84912345678": the code of one of these countries without its "+", and the digits of a number after it. */
function withCode(folded: FoldedText, countries: readonly CountryCode[]): FoldedText {
  if (countries.length === 0) return folded;
  const codes = countries.map((country) => getCountryCallingCode(country)).join('|');
  return reread(folded, new RegExp(`(?<![\\d+.,-])(?:${codes})(?=\\d{8,10}(?!\\d))`, 'gu'), ([code]) => `+${code}`);
}

/** Nine digits such as "320 165 155" are scores where numbers of a country begin with a 0. */
const isWritten = (number: PhoneNumber, written: string): boolean =>
  number.nationalNumber.length >= 10 || /^[+(0]/.test(written) || !number.formatNational().startsWith('0');

function numbersIn(reading: FoldedText, runs: readonly Run[], country?: CountryCode): ContactSpan[] {
  if (runs.length === 0) return [];
  const { text } = onlyRuns(reading, runs);
  return findPhoneNumbersInText(text, country === undefined ? {} : { defaultCountry: country })
    .filter(
      ({ number, startsAt }) => number.nationalNumber.length >= SHORTEST && isWritten(number, text.slice(startsAt)),
    )
    .map(({ startsAt, endsAt }) => spanOf(reading, 'phone', [startsAt, endsAt]));
}

/** Phone numbers with a country code, those of some countries without one, and what stands after "call me". */
export function findPhones(folded: FoldedText, countries: readonly string[]): ContactSpan[] {
  let read = reread(folded, LETTERS_AS_DIGITS, ([letter]) => (/o/i.test(letter) ? '0' : '1'));
  read = reread(read, LOOSE_PLUS, () => '+');
  read = reread(read, NO_MONEY, () => ' ');
  read = reread(read, SLASHED, ([whole]) => whole.replaceAll('/', ' '));
  const callable = without(withoutCodes(read), ORDINARY);
  const plain = without(callable, COUNTED);
  const joined = reread(plain, ODD_SEPARATORS, () => ' ');
  const called = [...callable.text.matchAll(CALLED)].map(({ index, 0: whole, 1: number = '' }) =>
    spanOf(callable, 'phone', [index + whole.length - number.length, index + whole.length]),
  );
  const supported = [...new Set(countries.filter((country) => isSupportedCountry(country)))].slice(0, COUNTRIES_MAX);
  const known = new Set<string>();
  const found = [plain, joined].flatMap((reading) => {
    const isNew = ([from, until]: Run) => !known.has(reading.text.slice(from, until));
    const runs = numberRuns(reading).filter(isNew);
    const asked = runs.slice(0, ASKED_MAX);
    runs.forEach(([from, until]) => known.add(reading.text.slice(from, until)));
    const abroad = withCode(
      reread(onlyRuns(reading, asked), DOUBLE_ZERO, () => '+'),
      supported,
    );
    const withPlus = numberRuns(abroad).filter(([from, until]) => abroad.text.slice(from, until).includes('+'));
    return [
      ...numbersIn(abroad, withPlus),
      ...supported.flatMap((country) => numbersIn(reading, asked, country)),
      ...runs.slice(ASKED_MAX).map((run) => spanOf(reading, 'phone', run)),
    ];
  });
  return [...called, ...found];
}
