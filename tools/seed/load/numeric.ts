const BASE_DIGITS = 4;

/**
 * A number that is not negative as PostgreSQL's `numeric` in binary form: how many digits to base 10,000, the weight
 * of the first, sign, decimal places, and the digits.
 */
export function numericBytes(value: number): Uint8Array {
  const [whole = '0', fraction = ''] = String(value).split('.');
  const before = Math.ceil(whole.length / BASE_DIGITS);
  const after = Math.ceil(fraction.length / BASE_DIGITS);
  const text = whole.padStart(before * BASE_DIGITS, '0') + fraction.padEnd(after * BASE_DIGITS, '0');
  const digits = Array.from({ length: before + after }, (_, at) =>
    Number(text.slice(at * BASE_DIGITS, (at + 1) * BASE_DIGITS)),
  );
  const bytes = Buffer.alloc(8 + digits.length * 2);
  bytes.writeInt16BE(digits.length, 0);
  bytes.writeInt16BE(before - 1, 2);
  bytes.writeInt16BE(fraction.length, 6);
  digits.forEach((digit, at) => bytes.writeInt16BE(digit, 8 + at * 2));
  return bytes;
}
