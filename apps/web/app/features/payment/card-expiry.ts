import { digitsOf } from './card-number.ts';

/** The last month in which a card is good. */
export interface Expiry {
  /** 1 to 12. */
  month: number;
  /** All four digits. */
  year: number;
}

/** `04 / 29` of whatever was typed, pasted or filled in by the browser, which may write all four digits of the year. */
export function formatExpiry(text: string): string {
  // A first digit above one is a whole month, and so is one before a slash.
  const digits = digitsOf(text.replace(/^\s*(?:([2-9])|(1)(?=\s*\/))/, '0$1$2')).slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** @returns null if no month and year can be read. */
export function readExpiry(text: string): Expiry | null {
  const digits = digitsOf(formatExpiry(text));
  const month = Number(digits.slice(0, 2));
  if ((digits.length !== 4 && digits.length !== 6) || month < 1 || month > 12) {
    return null;
  }
  const year = Number(digits.slice(2));
  return { month, year: digits.length === 4 ? 2000 + year : year };
}

/**
 * Whether the month has ended everywhere.
 * @param now epoch milliseconds.
 */
export function hasExpired({ month, year }: Expiry, now: number): boolean {
  const halfDay = 12 * 60 * 60_000;
  // The month after the last one begins latest twelve hours behind UTC.
  return now >= Date.UTC(year, month, 1) + halfDay;
}
