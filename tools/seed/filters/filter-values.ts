import { EVERYBODY, type FacetName, HOME_KINDS, KINDS, languageOf } from '@abroad/api/db/filter-lexemes';
import { COUNTRIES } from '@abroad/reference-data/countries';
import { CURRENCIES } from '@abroad/reference-data/currencies';
import { DEGREES } from '@abroad/reference-data/degrees';
import { fromMinor } from '@abroad/reference-data/money';
import { FREE, PRICE_BANDS, priceValue } from '@abroad/reference-data/price-bands';
import { TOPICS } from '@abroad/reference-data/topics';
import { yearOf } from '../dates.ts';
import { insertAt } from '../insert-at.ts';
import type { Education, Mentor } from '../mentor.ts';
import { rememberNumbered } from '../remember.ts';
import { cheapest } from '../search-row.ts';
import type { NumberedDegree } from '../studies/levels.ts';
import type { School } from '../studies/schools.ts';
import { LANGUAGE_OF } from '../world/destinations.ts';
import { ORIGINS } from '../world/origins.ts';
import { Vocabulary } from '../words/vocabulary.ts';

/** Nobody who is made up began to study before or after. */
const FIRST_YEAR = 1950;
const LAST_YEAR = 2049;

type Value = string | number;
type Letter = string;
type Numbers = Map<Value, number>;
const codes = COUNTRIES.map((country) => country.code);
/** What anybody who is made up speaks. */
const SPOKEN = [
  ...new Set([...ORIGINS.values.flatMap(({ languages }) => languages), ...LANGUAGE_OF.values()].map(languageOf)),
];
/** In what anybody who is made up is paid. */
const CHARGED = CURRENCIES.map(({ code }) => code);
const KNOWN: Omit<Readonly<Record<FacetName, readonly Value[]>>, 'university_ids'> = {
  origin_country_codes: codes,
  destination_country_codes: codes,
  degree_ids: DEGREES.map((degree) => degree.id),
  topics: TOPICS.map((topic) => topic.slug),
  languages: SPOKEN,
  offers: ['free_session'],
  prices: [FREE, ...CHARGED.flatMap((currency) => PRICE_BANDS.map((band) => `${currency}-${band}`))],
  education_start_years: Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, nth) => FIRST_YEAR + nth),
};

/** What may stand behind each letter. */
function knownValues(university_ids: readonly Value[]): Map<Letter, readonly Value[]> {
  const known = { ...KNOWN, university_ids };
  const letters = [...Object.entries(KINDS), ...Object.entries(HOME_KINDS)] as [FacetName, Letter][];
  return new Map(letters.map(([name, letter]) => [letter, known[name]]));
}

/**
 * The values of filters as `filterLexemes` of the API has them; nobody who is made up studied abroad more than once. They are
 * numbered in the order of their bytes, and have the same numbers wherever the universities are the same.
 */
export class FilterValues {
  readonly vocabulary = new Vocabulary();
  readonly #everybody: number;
  readonly #numbers: Map<Letter, Numbers>;
  readonly #degrees = this.#remembered(KINDS.degree_ids, HOME_KINDS.degree_ids);
  readonly #schools = this.#remembered(KINDS.university_ids, HOME_KINDS.university_ids);

  constructor(universities: readonly { id: string }[]) {
    const known = knownValues(universities.map((one) => one.id));
    const texts = Array.from(known, ([letter, values]) => values.map((value) => `${letter}${value}`)).flat();
    const inOrderOfBytes = [EVERYBODY, ...texts].toSorted((one, other) => (one < other ? -1 : 1));
    for (const text of inOrderOfBytes) this.vocabulary.numberOf(text);
    this.#everybody = this.vocabulary.numberOf(EVERYBODY);
    this.#numbers = new Map(
      Array.from(known, ([letter, values]) => [
        letter,
        new Map(values.map((value) => [value, this.vocabulary.numberOf(`${letter}${value}`)])),
      ]),
    );
  }

  /** The numbers of a mentor's values, in order. @throws Error for a value that nobody can ask for */
  numbersOf({ origin_country_code, topics, languages, services, educations }: Mentor): number[] {
    const numbers = [this.#everybody];
    const abroad = educations.find((study) => study.is_study_abroad);
    addInOrder(numbers, this.#numberOf(KINDS.origin_country_codes, origin_country_code));
    for (const topic of topics) addInOrder(numbers, this.#numberOf(KINDS.topics, topic));
    for (const tag of languages) addInOrder(numbers, this.#numberOf(KINDS.languages, languageOf(tag)));
    if (services.some((one) => one.price_minor === 0))
      addInOrder(numbers, this.#numberOf(KINDS.offers, 'free_session'));
    const price = cheapest(services);
    const band = price && priceValue(fromMinor(price.price_minor, price.currency), price.currency);
    if (band) addInOrder(numbers, this.#numberOf(KINDS.prices, band));
    for (const study of educations) this.#addStudy(numbers, study, abroad);
    return numbers;
  }

  /** Adds what a study tells; of one at home what the one abroad doesn't. */
  #addStudy(numbers: number[], study: Education, abroad: Education | undefined): void {
    const { degree, school, start_date, is_study_abroad } = study;
    const year = yearOf(start_date);
    if (is_study_abroad) {
      addInOrder(numbers, this.#numberOf(KINDS.destination_country_codes, school.country_code));
      addInOrder(numbers, this.#degrees.abroad(degree));
      addInOrder(numbers, this.#schools.abroad(school));
      addInOrder(numbers, this.#numberOf(KINDS.education_start_years, year));
      return;
    }
    if (degree.id !== abroad?.degree.id) addInOrder(numbers, this.#degrees.home(degree));
    if (school.id !== abroad?.school.id) addInOrder(numbers, this.#schools.home(school));
    if (abroad === undefined || year !== yearOf(abroad.start_date)) {
      addInOrder(numbers, this.#numberOf(HOME_KINDS.education_start_years, year));
    }
  }

  /** The numbers of what is numbered already, by its letter abroad and at home. */
  #remembered(abroad: Letter, home: Letter) {
    const by = (letter: Letter) => rememberNumbered((one: NumberedDegree | School) => this.#numberOf(letter, one.id));
    return { abroad: by(abroad), home: by(home) };
  }

  #numberOf(letter: Letter, value: Value): number {
    const number = this.#numbers.get(letter)?.get(value);
    if (number === undefined) throw new Error(`nobody can be asked for as ${letter}${value}`);
    return number;
  }
}

/** Each once; nearly in order they are already. */
function addInOrder(numbers: number[], number: number): void {
  let at = numbers.length;
  while (at > 0 && (numbers[at - 1] as number) > number) at -= 1;
  if (numbers[at - 1] !== number) insertAt(numbers, at, number);
}
