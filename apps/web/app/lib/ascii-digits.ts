const zeros = [0x30, 0x660, 0x6f0, 0x966];

/** Arabic, Persian and Devanagari digits stand for the same numbers. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹०-९]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.findLast((one) => one <= code) ?? 0;
    return String(code - zero);
  });
}
