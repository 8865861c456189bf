import type { Country } from './countries.ts';
import { COUNTRY_SYNONYMS } from './country-synonyms.ts';
import { normalise, wordsOf } from './normalise.ts';
import { isWithinOneEdit, startsWithinOneEdit } from './one-edit.ts';

export type CountryIndex = {
  /** The countries that `text` means, the likeliest first, `limit` at most; with a blank text all of them by name. */
  search(text: string, limit: number): Country[];
};

type Entry = { country: Country; codes: string[]; name: string; synonyms: string[]; words: string[] };

const NO_MATCH = 9;
/** In shorter texts one wrong letter leaves too little to go by. */
const MIN_LENGTH_FOR_TYPING_ERRORS = 4;
const MIN_LENGTH_FOR_UNFINISHED_ERRORS = 5;

/** Looks countries up by name, alpha-2, alpha-3 and usual synonyms, without regard to case, accents and one typing error. */
export function createCountryIndex(countries: readonly Country[]): CountryIndex {
  const entries = countries.map(toEntry);
  return {
    search(text, limit) {
      const typed = normalise(text);
      if (typed === '') {
        return countries.slice(0, limit);
      }
      const exact = best(entries, (entry) => tierOf(entry, typed), limit);
      if (exact.length > 0 || typed.length < MIN_LENGTH_FOR_TYPING_ERRORS) {
        return exact;
      }
      return best(entries, (entry) => typingErrorTierOf(entry, typed), limit);
    },
  };
}

function toEntry(country: Country): Entry {
  const name = normalise(country.name);
  const synonyms = (COUNTRY_SYNONYMS[country.code] ?? []).map(normalise);
  return {
    country,
    codes: [country.code.toLowerCase(), country.alpha_3.toLowerCase()],
    name,
    synonyms,
    words: [name, ...synonyms].flatMap(wordsOf),
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

function tierOf({ codes, name, synonyms, words }: Entry, typed: string): number {
  if (name === typed || synonyms.includes(typed) || codes.includes(typed)) {
    return 0;
  }
  if (name.startsWith(typed)) {
    return 1;
  }
  if (synonyms.some((synonym) => synonym.startsWith(typed))) {
    return 2;
  }
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part))) ? 3 : NO_MATCH;
}

function typingErrorTierOf({ name, synonyms, words }: Entry, typed: string): number {
  if (isWithinOneEdit(name, typed) || synonyms.some((synonym) => isWithinOneEdit(synonym, typed))) {
    return 4;
  }
  if (typed.length < MIN_LENGTH_FOR_UNFINISHED_ERRORS) {
    return NO_MATCH;
  }
  return startsWithinOneEdit(name, typed) || words.some((word) => startsWithinOneEdit(word, typed)) ? 5 : NO_MATCH;
}
