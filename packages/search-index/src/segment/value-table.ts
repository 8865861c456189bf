import { FILTERS, type IndexDocument } from '../document.ts';
import { ownText } from './own-text.ts';

/** What is counted: the filters, and the years in which an education began. */
export const FACETS = [...FILTERS, 'education_start_years'] as const;
export type Facet = (typeof FACETS)[number];

/** Gives numbers to the values of all filters. They only become more, so that all segments share them. */
export class ValueTable {
  /** By number. */
  readonly values: string[] = [];
  /** By number: which of FACETS. */
  readonly facets: number[] = [];
  readonly #numbers = FACETS.map(() => new Map<string, number>());
  #alphabet: { of: number; ranks: Uint32Array; numbers: Uint32Array } | null = null;

  get size(): number {
    return this.values.length;
  }

  find(facet: number, value: string): number | undefined {
    return this.#numbers[facet]?.get(value);
  }

  /** All values of a facet, with their numbers. */
  ofFacet(facet: number): ReadonlyMap<string, number> {
    return this.#numbers[facet] ?? new Map();
  }

  numberOf(facet: number, value: string): number {
    const known = this.find(facet, value);
    if (known !== undefined) return known;
    const own = ownText(value);
    const number = this.values.push(own) - 1;
    this.facets.push(facet);
    this.#numbers[facet]?.set(own, number);
    return number;
  }

  /** The numbers of the values of a document. */
  numbersOf(document: IndexDocument): number[] {
    const numbers: number[] = [];
    for (let facet = 0; facet < FILTERS.length; facet += 1) {
      const values = document.values[FILTERS[facet] as (typeof FILTERS)[number]];
      for (const value of values) numbers.push(this.numberOf(facet, value));
    }
    for (const year of document.education_start_years) numbers.push(this.numberOf(FILTERS.length, String(year)));
    return numbers;
  }

  /** All values in the order of their texts: the rank of each number, and the number at each rank. */
  alphabet(): { ranks: Uint32Array; numbers: Uint32Array } {
    if (this.#alphabet?.of !== this.size) {
      const { values } = this;
      const order = (one: number, other: number) => ((values[one] as string) < (values[other] as string) ? -1 : 1);
      const numbers = Uint32Array.from(values.keys()).toSorted(order);
      const ranks = new Uint32Array(this.size);
      numbers.forEach((number, rank) => {
        ranks[number] = rank;
      });
      this.#alphabet = { of: this.size, ranks, numbers };
    }
    return this.#alphabet;
  }
}
