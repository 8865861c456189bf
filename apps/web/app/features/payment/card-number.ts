/** The sizes of the digit groups as printed on a card. */
const amexGroups = [4, 6, 5];
const usualGroups = [4, 4, 4, 4, 3];

/** Most digits that a card has: ISO/IEC 7812-1. */
const longest = 19;

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** American Express groups its digits differently, and has a longer security code. */
export const isAmex = (digits: string): boolean => /^3[47]/.test(digits);

/** Formats typed or pasted text as `4242 4242 4242 4242`; other characters than digits are removed. */
export function formatCardNumber(text: string): string {
  let rest = digitsOf(text).slice(0, longest);
  const groups = [];
  for (const size of isAmex(rest) ? amexGroups : usualGroups) {
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.filter((group) => group !== '').join(' ');
}

/** Whether this can be the number of a card: 12 to 19 digits, the last of which checks the others (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  return digits.length >= 12 && digits.length <= longest && luhnSum(digits) % 10 === 0;
}

/** ISO/IEC 7812-1, annex B: from the right every second digit counts double, and two-digit results count as the sum of their digits. */
function luhnSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
}

/** Whether this can be the code on the back, or with American Express on the front. */
export function isSecurityCode(text: string, number: string): boolean {
  return digitsOf(text).length === (isAmex(digitsOf(number)) ? 4 : 3);
}
