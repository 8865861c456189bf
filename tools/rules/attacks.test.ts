import { expect, test } from 'vitest';
import { readSourceFiles } from './source-files.ts';

/** Known attacks on the product; each is shown by a test whose title says `attack` and its number. */
const ATTACKS: Readonly<Record<number, string>> = {
  1: 'the same slot from a hundred clients',
  2: 'overlaps by minutes, by other services, by buffers only',
  3: 'times past, off the grid, outside the hours',
  4: 'amounts set by the client, another person’s booking',
  5: 'holding every slot',
  6: 'a payment abandoned, and the time booked again',
  7: 'a signed message about another booking, or about one cent',
  8: 'making or patching a user with another’s address, identity or dates of terms',
  9: 'accepting terms for another person',
  10: 'another’s service, schedule, rule or policy, another’s calendar to write to',
  11: 'another’s education or experience, a mentor’s id on a prospect’s route',
  12: 'another’s picture, a link used twice, a size that lies, a name that climbs',
  14: 'calendars at metadata, private and rebound addresses, redirects to them',
  13: 'the state of a calendar’s sign-in swapped, used twice, missing, late',
  15: 'redirect_url to elsewhere',
  16: 'markup in texts, line breaks in names',
  17: 'slugs reserved, in another case, claimed at once by two',
  18: 'wildcards, endless filters and deep pages',
  19: 'content types, __proto__, forged addresses, changing client ids',
  20: 'a database that is down, twenty first sign-ins at once',
  21: 'forged, foreign, late and early tokens; new and unknown keys',
  22: 'NUL and lone surrogates in every text',
  23: 'bodies too large, too deep, too long',
  24: 'image bombs, SVG, polyglots, EXIF',
  25: 'five hundred slow connections',
  26: 'every call by every role that may not make it',
  27: 'e-mail addresses for whom they are not',
  29: 'cookies, and pages of other sites',
};

const TITLE = /\b(?:test|it)(?:\.(?:each|for)\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** The numbers that titles name: `attack 8: …`, `attacks 16 and 22: …`, `… (attack 10)`. */
function numbersIn(title: string): number[] {
  const lists = title.match(/\battacks? \d+(?:(?:, | and )\d+)*/g) ?? [];
  return lists.flatMap((list) => [...list.matchAll(/\d+/g)].map(([number]) => Number(number)));
}

test('every known attack is shown by a test that names it', () => {
  const named = new Set(
    readSourceFiles()
      .filter((file) => file.is_test)
      .flatMap((file) => [...file.text.matchAll(TITLE)].flatMap((match) => numbersIn(match[2] ?? ''))),
  );
  expect(Object.keys(ATTACKS).filter((number) => !named.has(Number(number)))).toEqual([]);
});
