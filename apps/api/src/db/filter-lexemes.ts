import type { Offer } from '@abroad/contract/search-filters';
import { isWhole, wholesOf } from '@abroad/reference-data/price-steps';
import {
  HOME_FILTERS,
  STUDY_FILTERS,
  type FacetFilter,
  type HomeFilter,
  type Study,
  type StudyFilter,
  valuesOfStudy,
} from '@abroad/search-index';
import { quoted } from './lexemes.ts';

/**
 * The letter before a value of each filter in `search_document.filters`, different from those before words (a to d).
 * Those of studies are about studies abroad.
 */
export const KINDS: Readonly<Record<FacetFilter, string>> = {
  origin_country_codes: 'o',
  destination_country_codes: 't',
  university_ids: 'u',
  degree_ids: 'g',
  topics: 'p',
  languages: 'l',
  offers: 'f',
  prices: 'k',
  proof: 'v',
  education_start_years: 'y',
};
/** The letter before values that only studies at home add. */
export const HOME_KINDS: Readonly<Record<HomeFilter, string>> = {
  university_ids: 'U',
  degree_ids: 'G',
  education_start_years: 'Y',
  proof: 'V',
};
/** The lexeme that every document has. */
export const EVERYBODY = '*';
/** The lexeme of documents with several studies abroad, which also have each study separately behind `STUDY`. */
export const SEVERAL = 'm';
/** The letter before the letter of a study, the letter of a filter, and the value: `satDE`, `sagb0a…`. */
export const STUDY = 's';

const FIRST_LETTER = 97;
/** The letter of the nth study abroad. */
export const studyLetter = (nth: number): string => String.fromCharCode(FIRST_LETTER + nth);

/** The details of one study, and whether it was abroad. */
export interface KnownStudy extends Study {
  is_abroad: boolean;
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
const ofStudies = (studies: readonly Study[], name: StudyFilter): string[] =>
  distinct(studies.flatMap((study) => valuesOfStudy(study, name)));

/** The lexemes of studies abroad, of what studies at home add, and, with several studies abroad, of each by itself. */
function studyLexemes(studies: readonly KnownStudy[]): string[] {
  const abroad = studies.filter((study) => study.is_abroad);
  const home = studies.filter((study) => !study.is_abroad);
  const ofAbroad = STUDY_FILTERS.flatMap((name) => ofStudies(abroad, name).map((value) => `${KINDS[name]}${value}`));
  const added = HOME_FILTERS.flatMap((name) => {
    const known = ofStudies(abroad, name);
    const values = ofStudies(home, name).filter((value) => !known.includes(value));
    return values.map((value) => `${HOME_KINDS[name]}${value}`);
  });
  if (abroad.length < 2) {
    return [...ofAbroad, ...added];
  }
  const each = abroad.flatMap((study, nth) =>
    STUDY_FILTERS.flatMap((name) =>
      valuesOfStudy(study, name).map((value) => `${STUDY}${studyLetter(nth)}${KINDS[name]}${value}`),
    ),
  );
  return [...ofAbroad, ...added, SEVERAL, ...each];
}

/** `pt` of `pt-BR`. */
export const languageOf = (tag: string): string => (tag.split('-')[0] ?? '').toLowerCase();

/** The values by which filters find a mentor. */
export interface FilteredBy {
  origin_country_code: string | null;
  topics: readonly string[];
  /** Language tags; only the language of each counts. */
  languages: readonly string[];
  offers: readonly Offer[];
  /** `priceStep` of the displayed price; null where nothing can be booked. */
  price: string | null;
  studies: readonly KnownStudy[];
}

/** The letter before the doublings and parts of a price's scale, which are looked up, but not counted. */
const PRICE_WHOLES = 'K';

/** The lexeme of a price: of its step, or of the doubling or part that this belongs to. */
export const priceLexeme = (value: string): string => `${isWhole(value) ? PRICE_WHOLES : KINDS.prices}${value}`;

/** The lexemes of `search_document.filters`, each once. */
const filterLexemes = ({ origin_country_code, topics, languages, offers, price, studies }: FilteredBy): string[] => [
  EVERYBODY,
  ...(origin_country_code === null ? [] : [`${KINDS.origin_country_codes}${origin_country_code}`]),
  ...distinct(topics).map((topic) => `${KINDS.topics}${topic}`),
  ...distinct(languages.map(languageOf)).map((language) => `${KINDS.languages}${language}`),
  ...offers.map((offer) => `${KINDS.offers}${offer}`),
  ...(price === null ? [] : [price, ...wholesOf(price)].map(priceLexeme)),
  ...studyLexemes(studies),
];

/** The same as a tsvector in text form. */
export const filterVector = (filtered: FilteredBy): string => filterLexemes(filtered).map(quoted).join(' ');
