import { expect, test } from 'vitest';
import { readSourceFiles } from './source-files.ts';

const WRITES_DIGITS =
  /new Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat|DurationFormat)\((?!withLatinDigits\(|'en)/g;
const WRITES_BY_ITSELF = /\.toLocale(?:String|DateString|TimeString)\(|setupI18n\((?![^)]*locales: withLatinDigits\()/g;

test('[U-25] all code that formats digits with Intl chooses the digits', () => {
  const code = readSourceFiles().filter(({ path, is_test }) => /^(apps|packages)\//.test(path) && !is_test);
  const found = code.flatMap(({ path, text }) =>
    [WRITES_DIGITS, WRITES_BY_ITSELF].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([hit]) => `${path}: ${hit}`),
    ),
  );
  expect(found).toEqual([]);
});
