import { EVERYBODY, FACET_NAMES, type FacetName, KINDS } from '@abroad/api/views/search/postgres/asked-filters';
import { COUNTRIES } from '@abroad/reference-data/countries';
import { DEGREES } from '@abroad/reference-data/degrees';
import { TOPICS } from '@abroad/reference-data/topics';
import type { Mentor } from '../mentor.ts';
import type { MadeUpSearchRow } from '../search-row.ts';
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
  numbersOf({ origin_country_code, topics }: Mentor, search: MadeUpSearchRow): number[] {
    const numbers = [this.#everybody];
    this.#add(numbers, 'degree_ids', search.degree_ids);
    this.#add(numbers, 'origin_country_codes', [origin_country_code]);
    this.#add(numbers, 'topics', topics);
    this.#add(numbers, 'destination_country_codes', search.destination_country_codes);
    this.#add(numbers, 'university_ids', search.university_ids);
    this.#add(numbers, 'education_start_years', search.education_start_years);
    return inOrder(numbers);
  }

  #add(to: number[], name: FacetName, values: readonly Value[]): void {
    const numbers = this.#numbers[name];
    for (const value of values) {
      const number = numbers.get(value);
      if (number === undefined) throw new Error(`${name} can't be ${value}`);
      to.push(number);
    }
  }
}

/** Nearly in order they are already. */
function inOrder(numbers: number[]): number[] {
  for (let at = 1; at < numbers.length; at += 1) {
    const number = numbers[at] as number;
    let to = at;
    for (; to > 0 && (numbers[to - 1] as number) > number; to -= 1) numbers[to] = numbers[to - 1] as number;
    numbers[to] = number;
  }
  return numbers;
}
