import { withLatinDigits } from '@abroad/contract/latin-digits';
import { toAsciiDigits } from './ascii-digits.ts';
import { keepMade } from './keep-made.ts';
import { monthOfName } from './month-names.ts';

/** Vietnamese and Chinese count their months. */
const COUNTED =
  /^(?:th(?:áng|ang|g)\.?\s*(?<month>\d{1,2})[\s,/-]+(?:năm\s+)?(?<year>\d{4})|(?<year>\d{4})\s*年\s*(?<month>\d{1,2})\s*月)$/iu;

/** A month in words: `Oct 2022`, `2022 October`, `octobre 2022`, `tháng 10, 2022`, `2022年10月`. */
function parseWords(text: string): { year: string | undefined; month: number } {
  const counted = COUNTED.exec(text)?.groups;
  if (counted) {
    return { year: counted['year'], month: Number(counted['month']) };
  }
  const year = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0];
  const name = text
    .replace(year ?? '', '')
    .replaceAll(/^[\s,]+|[\s,]+$/g, '')
    .replace(/\s+de$/i, '');
  return { year, month: monthOfName(name) ?? 0 };
}

/** `2019-09` for the ways in which a month is typed (2019-9, 2019/09, 09/2019, 9.2019, 2019-09-14, ٩/٢٠١٩, Sep 2019), or null. */
export function parseMonth(typed: string): string | null {
  const text = toAsciiDigits(typed.trim());
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})(?:[-/. ]\d{1,2})?$/.exec(text);
  const monthFirst = /^(\d{1,2})[-/. ](\d{4})$/.exec(text);
  const year = yearFirst?.[1] ?? monthFirst?.[2];
  if (year === undefined) {
    return toMonth(parseWords(text));
  }
  return toMonth({ year, month: Number(yearFirst?.[2] ?? monthFirst?.[1]) });
}

function toMonth({ year, month }: { year: string | undefined; month: number }): string | null {
  if (year === undefined || month < 1 || month > 12) {
    return null;
  }
  return `${year}-${String(month).padStart(2, '0')}`;
}

/**
 * The first day of a month as `YYYY-MM-DD`, null for nothing. Text that isn't a month is returned as it is, so that the rules refuse it.
 * @param before a date that is kept, with its day, where it lies in that very month.
 */
export function monthToDate(typed: string, before: string | null = null): string | null {
  if (typed.trim() === '') {
    return null;
  }
  const month = parseMonth(typed);
  if (month === null) {
    return typed;
  }
  return before !== null && dateToMonth(before) === month ? before : `${month}-01`;
}

/** `2019-09` of a date as the API writes it; an empty text for none. */
export function dateToMonth(date: string | null): string {
  return date?.slice(0, 7) ?? '';
}

/** `Sep 2019` in the language of the page, or an empty text for other text. */
export function monthWords(typed: string, locale: string): string {
  const month = parseMonth(typed);
  if (month === null) {
    return '';
  }
  return monthWriter(locale).format(Date.parse(`${month}-15`));
}

/** `Sep` of `2019-09` in the language of the page. */
export const shortMonth = (month: string, locale: string): string =>
  nameWriter(locale).format(Date.parse(`${month}-15`));

const monthWriter = keepMade(
  (locale: string) =>
    new Intl.DateTimeFormat(withLatinDigits(locale), { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

const nameWriter = keepMade(
  (locale: string) => new Intl.DateTimeFormat(withLatinDigits(locale), { month: 'short', timeZone: 'UTC' }),
);
