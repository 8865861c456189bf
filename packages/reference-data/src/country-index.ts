import type { Country } from './countries.ts';
import { namesAbroad } from './country-names.ts';
import { COUNTRY_SYNONYMS } from './country-synonyms.ts';
import { normalise, wordsOf } from './normalise.ts';
import { isWithinOneEdit, startsWithinOneEdit } from './one-edit.ts';

export type CountryIndex = {
  /** The countries that `text` means, the likeliest first, `limit` at most; with a blank text all of them by name. */
  search(text: string, limit: number): Country[];
};

type Entry = {
  country: Country;
  codes: string[];
  name: string;
  synonyms: string[];
  words: string[];
  /** Names in other languages with their marks: "Áo" is Austria, and not the code of Angola. */
  marked: string[];
  abroad: string[];
  wordsAbroad: string[];
};

const NO_MATCH = 9;
/** In shorter texts one wrong letter leaves too little to go by. */
const MIN_LENGTH_FOR_TYPING_ERRORS = 4;
const MIN_LENGTH_FOR_UNFINISHED_ERRORS = 5;

/**
 * Looks countries up by name, alpha-2, alpha-3, usual synonyms and their names in other languages, without regard to case,
 * accents and one typing error. Where two languages mean different countries, that of the English name comes first.
 */
export function createCountryIndex(countries: readonly Country[]): CountryIndex {
  const entries = countries.map(toEntry);
  return {
    search(text, limit) {
      const typed = normalise(text);
      if (typed === '') {
        return countries.slice(0, limit);
      }
      const marked = lowerCase(text);
      const exact = best(entries, (entry) => tierOf(entry, typed, marked), limit);
      if (exact.length > 0 || typed.length < MIN_LENGTH_FOR_TYPING_ERRORS) {
        return exact;
      }
      const mistyped = best(entries, (entry) => typingErrorTierOf(entry, typed), limit);
      return mistyped.length > 0 ? mistyped : best(entries, (entry) => typingErrorTierAbroad(entry, typed), limit);
    },
  };
}

const lowerCase = (text: string) => text.trim().normalize('NFC').toLowerCase();

function toEntry(country: Country): Entry {
  const name = normalise(country.name);
  const synonyms = (COUNTRY_SYNONYMS[country.code] ?? []).map(normalise);
  const names = namesAbroad(country.code);
  const abroad = names.map(normalise);
  return {
    country,
    codes: [country.code.toLowerCase(), country.alpha_3.toLowerCase()],
    name,
    synonyms,
    words: [name, ...synonyms].flatMap(wordsOf),
    marked: names.map(lowerCase).filter((text) => text !== normalise(text)),
    abroad,
    wordsAbroad: abroad.flatMap(wordsOf),
  };
}

function best(entries: Entry[], tierOfEntry: (entry: Entry) => number, limit: number): Country[] {
  return entries
    .map((entry) => ({ country: entry.country, tier: tierOfEntry(entry) }))
    .filter(({ tier }) => tier < NO_MATCH)
    .toSorted((one, other) => one.tier - other.tier)
    .slice(0, limit)
    .map(({ country }) => country);
}

function tierOf({ codes, name, synonyms, words, ...entry }: Entry, typed: string, marked: string): number {
  const tiers = [
    () => entry.marked.includes(marked),
    () => name === typed || synonyms.includes(typed) || codes.includes(typed),
    () => name.startsWith(typed),
    () => entry.abroad.includes(typed),
    () => synonyms.some((synonym) => synonym.startsWith(typed)),
    () => beginsWords(words, typed),
    () => entry.abroad.some((other) => other.startsWith(typed)),
    () => beginsWords(entry.wordsAbroad, typed),
  ];
  const tier = tiers.findIndex((holds) => holds());
  return tier === -1 ? NO_MATCH : tier;
}

const beginsWords = (words: readonly string[], typed: string) =>
  wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));

function typingErrorTierOf({ name, synonyms, words }: Entry, typed: string): number {
  if (isWithinOneEdit(name, typed) || synonyms.some((synonym) => isWithinOneEdit(synonym, typed))) {
    return 4;
  }
  if (typed.length < MIN_LENGTH_FOR_UNFINISHED_ERRORS) {
    return NO_MATCH;
  }
  return startsWithinOneEdit(name, typed) || words.some((word) => startsWithinOneEdit(word, typed)) ? 5 : NO_MATCH;
}

function typingErrorTierAbroad({ abroad }: Entry, typed: string): number {
  return abroad.some((name) => isWithinOneEdit(name, typed)) ? 4 : NO_MATCH;
}
