import { minorDigitsOf } from './currency-digits.ts';

/** Beyond 15 significant digits a decimal price and a JavaScript number no longer stand for one another. */
export const MAX_MINOR = 999_999_999_999_999;

const PLAIN_DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * A price in major units (25.5 EUR) as whole minor units (2550), exactly: by its decimal digits, without rounding.
 * Null when the price has more digits than the currency's minor unit (ISO 4217), is out of range, or the currency is unknown.
 */
export function toMinor(price: number, currency: string): number | null {
  const digits = minorDigitsOf(currency);
  const parts = PLAIN_DECIMAL.exec(String(price));
  if (digits === undefined || parts === null) {
    return null;
  }
  const [, sign = '', whole = '', fraction = ''] = parts;
  if (fraction.length > digits) {
    return null;
  }
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  if (minor > MAX_MINOR) {
    return null;
  }
  return sign === '-' ? -minor : minor;
}

/** Whole minor units (2550) as a price in major units (25.5); null when not whole, out of range, or the currency is unknown. */
export function fromMinor(minor: number, currency: string): number | null {
  const digits = minorDigitsOf(currency);
  if (digits === undefined || !Number.isInteger(minor) || Math.abs(minor) > MAX_MINOR) {
    return null;
  }
  // Dividing by a power of ten rounds correctly (IEEE 754), so the nearest number to the decimal comes out.
  return minor / 10 ** digits;
}

/** Whole minor units (2550) as a plain decimal with all digits of the currency (`25.50`); null as `fromMinor` has it. */
export function toDecimal(minor: number, currency: string): string | null {
  const price = fromMinor(minor, currency);
  return price === null ? null : price.toFixed(minorDigitsOf(currency) ?? 0);
}
