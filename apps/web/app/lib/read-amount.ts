import { withLatinDigits } from '@abroad/contract/latin-digits';
import { toAsciiDigits } from './ascii-digits.ts';
import { keepMade } from './keep-made.ts';

/** The characters that people put between groups of digits, besides commas and points. */
const GAPS = /[\s'’_]/gu;
const GROUPED = /^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/;

const marksOf = keepMade((locale: string) => {
  const parts = new Intl.NumberFormat(withLatinDigits(locale)).formatToParts(1234567.8);
  const find = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value;
  return { group: find('group'), decimal: find('decimal') };
});

/** Returns the position of the decimal mark; -1 without one. */
function decimalAt(text: string, locale: string): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const marks = new Set(text.replaceAll(/\d/g, ''));
  const mark = text[last];
  const isOnce = text.indexOf(mark ?? '') === last;
  const isGroup = mark === marksOf(locale).group && /^\d{1,3}.\d{3}$/.test(text);
  return last !== -1 && isOnce && (marks.size === 2 || !isGroup) ? last : -1;
}

/**
 * A number of 0 or more as people write it, in any of our languages' digits: `12,50`, `12.50`, `1 250`, `150.000`. A mark that
 * may be either is read as the language has it: `1.250` is 1250 in Spanish and 1.25 in English.
 * @returns digits with a point, `12.50`; null for other text
 */
export function readAmount(text: string, locale: string): string | null {
  const written = toAsciiDigits(text).replaceAll('٫', '.').replaceAll('٬', '').replaceAll(GAPS, '');
  const at = decimalAt(written, locale);
  const whole = at === -1 ? written : written.slice(0, at);
  const fraction = at === -1 ? '' : written.slice(at + 1);
  const digits = /^\d*$/.test(whole) ? whole : GROUPED.test(whole) ? whole.replaceAll(/[.,]/g, '') : null;
  if (digits === null || !/^\d*$/.test(fraction) || digits + fraction === '') {
    return null;
  }
  return `${digits === '' ? '0' : digits}${fraction === '' ? '' : `.${fraction}`}`;
}

/** A number as it is written in a field, without marks between groups: `12,5`. */
export const writeAmount = (value: number, locale: string): string =>
  String(value).replace('.', marksOf(locale).decimal ?? '.');
