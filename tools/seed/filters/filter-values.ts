import { EVERYBODY, FACET_NAMES, type FacetName, KINDS } from '@abroad/api/views/search/postgres/asked-filters';
import { COUNTRIES } from '@abroad/reference-data/countries';
import { DEGREES } from '@abroad/reference-data/degrees';
import { TOPICS } from '@abroad/reference-data/topics';
import { yearOf } from '../dates.ts';
import { insertAt } from '../insert-at.ts';
import type { Mentor } from '../mentor.ts';
import { rememberNumbered } from '../remember.ts';
import type { NumberedDegree } from '../studies/levels.ts';
import type { School } from '../studies/schools.ts';
import { Vocabulary } from '../words/vocabulary.ts';

/** Nobody who is made up began to study before or after. */
const FIRST_YEAR = 1950;
const LAST_YEAR = 2049;

type Value = string | number;
type ByFilter<T> = Readonly<Record<FacetName, T>>;
type Numbers = Map<Value, number>;
const codes = COUNTRIES.map((country) => country.code);
const KNOWN: Omit<ByFilter<readonly Value[]>, 'university_ids'> = {
  origin_country_codes: codes,
  destination_country_codes: codes,
  degree_ids: DEGREES.map((degree) => degree.id),
  topics: TOPICS.map((topic) => topic.slug),
  education_start_years: Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, nth) => FIRST_YEAR + nth),
};

/**
 * The values of filters as `search_filters_of` of the database writes them, each behind the letter of its filter. They are
 * numbered in the order of their bytes, and have the same numbers wherever the universities are the same.
 */
export class FilterValues {
  readonly vocabulary = new Vocabulary();
  readonly #everybody: number;
  readonly #numbers: ByFilter<Numbers>;
  readonly #degree = rememberNumbered(({ id }: NumberedDegree) => this.#numberOf('degree_ids', id));
  readonly #school = rememberNumbered(({ id }: School) => this.#numberOf('university_ids', id));

  constructor(universities: readonly { id: string }[]) {
    const known: ByFilter<readonly Value[]> = { ...KNOWN, university_ids: universities.map((one) => one.id) };
    const texts = FACET_NAMES.flatMap((name) => known[name].map((value) => `${KINDS[name]}${value}`));
    const inOrderOfBytes = [EVERYBODY, ...texts].toSorted((one, other) => (one < other ? -1 : 1));
    for (const text of inOrderOfBytes) this.vocabulary.numberOf(text);
    const numbersOf = (name: FacetName) =>
      new Map(known[name].map((value) => [value, this.vocabulary.numberOf(`${KINDS[name]}${value}`)]));
    this.#everybody = this.vocabulary.numberOf(EVERYBODY);
    this.#numbers = Object.fromEntries(FACET_NAMES.map((name) => [name, numbersOf(name)])) as ByFilter<Numbers>;
  }

  /** The numbers of a mentor's values, in order. @throws Error for a value that nobody can ask for */
  numbersOf({ origin_country_code, topics, educations }: Mentor): number[] {
    const numbers = [this.#everybody];
    for (const { degree } of educations) addInOrder(numbers, this.#degree(degree));
    addInOrder(numbers, this.#numberOf('origin_country_codes', origin_country_code));
    for (const topic of topics) addInOrder(numbers, this.#numberOf('topics', topic));
    for (const { school, is_study_abroad } of educations) {
      if (is_study_abroad) addInOrder(numbers, this.#numberOf('destination_country_codes', school.country_code));
    }
    for (const { school } of educations) addInOrder(numbers, this.#school(school));
    for (const { start_date } of educations) {
      addInOrder(numbers, this.#numberOf('education_start_years', yearOf(start_date)));
    }
    return numbers;
  }

  #numberOf(name: FacetName, value: Value): number {
    const number = this.#numbers[name].get(value);
    if (number === undefined) throw new Error(`${name} can't be ${value}`);
    return number;
  }
}

/** Each once; nearly in order they are already. */
function addInOrder(numbers: number[], number: number): void {
  let at = numbers.length;
  while (at > 0 && (numbers[at - 1] as number) > number) at -= 1;
  if (numbers[at - 1] !== number) insertAt(numbers, at, number);
}
