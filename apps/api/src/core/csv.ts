/** What makes spreadsheets take a text for a formula: OWASP's list, with tab and carriage return. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Without it, spreadsheets take UTF-8 for what their country once used. */
export const BYTE_ORDER_MARK = '\uFEFF';

function field(value: string | number): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const harmless = FORMULA.test(value) ? `'${value}` : value;
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
