import { expect, test } from 'vitest';
import { csvLine, Decimal } from './csv.ts';

test.each([
  [['plain', 'Trần Linh', 7], 'plain,Trần Linh,7\r\n'],
  [['a, b', 'say "no"', 'two\r\nlines'], '"a, b","say ""no""","two\r\nlines"\r\n'],
  [['', '', ''], ',,\r\n'],
  [[new Decimal('-25.00'), new Decimal('3000')], '-25.00,3000\r\n'],
])('values become a line as RFC 4180 has it: %j', (values, line) => {
  expect(csvLine(values)).toBe(line);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("https://evil.example","pay")'])(
  'a text that a spreadsheet would compute stays a text: %j',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);
