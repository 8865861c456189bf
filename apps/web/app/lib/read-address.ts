import { LIMITS } from '@abroad/contract/limits';

/** A whole number within bounds, both included; null for anything else. */
export function readNumber(text: string | null, min: number, max: number): number | null {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isInteger(number) && number >= min && number <= max ? number : null;
}

/** Returns a possible page of a list; the first if the address has none. */
export const readPage = (text: string | null, pageSize: number = LIMITS.page_size_default): number =>
  readNumber(text, 1, Math.floor(LIMITS.page_depth_max / pageSize)) ?? 1;

/** Returns a text as the API takes it: in one line, without control characters, and not cut within a character. */
export const readLine = (text: string | null, max: number): string =>
  (text ?? '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
