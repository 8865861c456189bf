/**
 * Where a spreadsheet would begin a formula (OWASP, CSV injection): at the beginning of a cell, and a text with a tab, a
 * line or a semicolon is several cells to whoever opens the file with these as separators, quoted or not.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠])/gu;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Without it, spreadsheets take UTF-8 for what their country once used. */
export const BYTE_ORDER_MARK = '\uFEFF';

function field(value: string | number): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const harmless = value.replaceAll(FORMULA, "'");
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A text that is a number: it is written as it is, sign and all. */
export class Decimal {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
}

/** One line of a CSV file (RFC 4180) with its end. Texts that a spreadsheet would compute are made texts by an apostrophe. */
export const csvLine = (values: readonly (string | number | Decimal)[]): string =>
  `${values.map((value) => (value instanceof Decimal ? value.digits : field(value))).join(',')}\r\n`;
