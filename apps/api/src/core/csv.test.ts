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

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', ' =1', '=HYPERLINK("https://evil.example","pay")'])(
  'a text that a spreadsheet would compute stays a text: %j',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);

test.each(['a;=1+1', 'a\t=1+1', 'a;b; -1', 'a\r\n+1', 'a;"=1+1"', ';@SUM(A1)', '\t\t=1', 'a;＝1'])(
  '[N-11] no cell computes either where semicolons, tabs or lines part cells: %j',
  (text) => {
    const line = csvLine(['plain', text, 'plain']);
    for (const separator of [/;|\r\n/, /\t|\r\n/]) {
      const cells = line.split(separator).map((cell) => cell.replace(/^[\s"]+/, ''));
      expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
    }
    // A reader that follows RFC 4180 still sees one field.
    expect(line).toMatch(/^plain,".*",plain\r\n$/s);
  },
);

test('[N-11] dashes and signs within a text stay as they are', () => {
  expect(csvLine(['Lagos; then - later - Delft', 'a+b@example.org'])).toBe(
    '"Lagos; then - later - Delft",a+b@example.org\r\n',
  );
});
