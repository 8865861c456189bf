import { COUNTRIES } from '@abroad/reference-data/countries';
import { DEGREES } from '@abroad/reference-data/degrees';
import { TOPICS } from '@abroad/reference-data/topics';
import type { Mentor } from '../mentor.ts';
import type { MadeUpSearchRow } from '../search-row.ts';
import { Vocabulary } from '../words/vocabulary.ts';

/** The value that everybody has. */
const EVERYBODY = '*';
/** Nobody who is made up began to study before or after. */
const FIRST_YEAR = 1950;
const LAST_YEAR = 2049;

const codes = COUNTRIES.map((country) => country.code);
const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, nth) => String(FIRST_YEAR + nth));

/**
 * The values of filters as `search_filters_of` of the database writes them, each behind the letter of its filter. They are
 * numbered in the order of their bytes, and have the same numbers wherever the universities are the same.
 */
export class FilterValues {
  readonly vocabulary = new Vocabulary();
  readonly #everybody: number;
  readonly #origins: ReadonlyMap<string, number>;
  readonly #destinations: ReadonlyMap<string, number>;
  readonly #universities: ReadonlyMap<string, number>;
  readonly #degrees: ReadonlyMap<string, number>;
  readonly #topics: ReadonlyMap<string, number>;
  readonly #years: readonly number[];

  constructor(universities: readonly { id: string }[]) {
    const ids = universities.map((one) => one.id);
    const degrees = DEGREES.map((degree) => degree.id);
    const topics = TOPICS.map((topic) => topic.slug);
    const of = (letter: string, values: readonly string[]) => values.map((value) => letter + value);
    const all = [
      EVERYBODY,
      ...[of('o', codes), of('t', codes), of('u', ids), of('g', degrees), of('p', topics), of('y', years)].flat(),
    ];
    for (const value of all.toSorted((one, other) => (one < other ? -1 : 1))) this.vocabulary.numberOf(value);
    const numbers = (letter: string, values: readonly string[]) =>
      new Map(values.map((value) => [value, this.vocabulary.numberOf(letter + value)]));
    this.#everybody = this.vocabulary.numberOf(EVERYBODY);
    this.#origins = numbers('o', codes);
    this.#destinations = numbers('t', codes);
    this.#universities = numbers('u', ids);
    this.#degrees = numbers('g', degrees);
    this.#topics = numbers('p', topics);
    this.#years = years.map((year) => this.vocabulary.numberOf(`y${year}`));
  }

  /** The numbers of a mentor's values, in order. */
  numbersOf({ origin_country_code, topics }: Mentor, search: MadeUpSearchRow): number[] {
    const numbers = [this.#everybody];
    add(numbers, this.#degrees, search.degree_ids);
    numbers.push(this.#origins.get(origin_country_code) as number);
    add(numbers, this.#topics, topics);
    add(numbers, this.#destinations, search.destination_country_codes);
    add(numbers, this.#universities, search.university_ids);
    for (const year of search.education_start_years) numbers.push(this.#years[year - FIRST_YEAR] as number);
    return inOrder(numbers);
  }
}

function add(to: number[], numbers: ReadonlyMap<string, number>, values: readonly string[]): void {
  for (const value of values) to.push(numbers.get(value) as number);
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
