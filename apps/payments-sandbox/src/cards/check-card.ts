import { ApiError } from '../http/api-error.ts';

export interface GivenCard {
  number: string;
  exp_month: string;
  exp_year: string;
  cvc: string;
}

/** The check digit of ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const refuse = (code: string, param: string, message: string) =>
  new ApiError(402, { type: 'card_error', code, param, message });

function checkExpiry(month: number, year: number, now: Date): void {
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw refuse('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  const fullYear = year < 100 ? year + 2000 : year;
  const months = (fullYear - now.getUTCFullYear()) * 12 + month - 1 - now.getUTCMonth();
  if (!Number.isInteger(year) || months < 0 || months > 50 * 12) {
    throw refuse('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
}

/**
 * Checks what a browser gave of a card, as far as its form tells.
 * @returns the number without spaces
 * @throws ApiError 402 with Stripe's code for the part that is wrong; the intent stays as it was
 */
export function checkCard(card: GivenCard, now: Date): string {
  const number = card.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number)) {
    throw refuse('invalid_number', 'number', 'Your card number is not a valid credit card number.');
  }
  if (!passesLuhn(number)) {
    throw refuse('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  checkExpiry(Number(card.exp_month), Number(card.exp_year), now);
  if (!/^\d{3,4}$/.test(card.cvc)) {
    throw refuse('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  return number;
}
