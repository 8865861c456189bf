/**
 * Matches where a spreadsheet would start a formula (OWASP, CSV injection): at the start of a cell. A text with a tab, a
 * line break or a semicolon counts as several cells for readers with these separators, quoted or not.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠])/gu;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Without this mark, spreadsheets read UTF-8 in a legacy encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

function field(value: string | number): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const harmless = value.replaceAll(FORMULA, "'");
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Numbers are written as they are, with their sign. */
export class Decimal {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
}

/** One line of a CSV file (RFC 4180) with its line end. An apostrophe keeps texts from being run as formulas. */
export const csvLine = (values: readonly (string | number | Decimal)[]): string =>
  `${values.map((value) => (value instanceof Decimal ? value.digits : field(value))).join(',')}\r\n`;
