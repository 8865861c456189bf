import { valueFilters } from '@abroad/contract/search-filters';
import { type FacetFilter, HOME_FILTERS, type IndexDocument, STUDY_FILTERS, valuesOfStudy } from '../document.ts';
import { ownText } from './own-text.ts';

/** The facets that are counted: the filters, and the years in which a study began. */
export const FACETS: readonly FacetFilter[] = [...valueFilters, 'education_start_years'];

/** The facets of studies, by their places in `FACETS`. */
export const STUDY_FACETS: ReadonlySet<number> = new Set(STUDY_FILTERS.map((name) => FACETS.indexOf(name)));
/** By facet: the one behind all others that has what studies at home add to it. */
export const HOME_FACETS: ReadonlyMap<number, number> = new Map(
  HOME_FILTERS.map((name, nth) => [FACETS.indexOf(name), FACETS.length + nth]),
);

/** Behind each study in `studies` of a segment. */
export const END_OF_STUDY = 0;

/** Gives numbers to the values of all filters. They only become more, so that all segments share them. */
export class ValueTable {
  /** By number. */
  readonly values: string[] = [];
  /** By number: which of FACETS, or of what studies at home add. */
  readonly facets: number[] = [];
  readonly #numbers = Array.from({ length: FACETS.length + HOME_FACETS.size }, () => new Map<string, number>());
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
    valueFilters.forEach((name, facet) => {
      for (const value of document.values[name]) numbers.push(this.numberOf(facet, value));
    });
    for (const year of document.education_start_years) numbers.push(this.numberOf(valueFilters.length, String(year)));
    for (const name of HOME_FILTERS) {
      const facet = FACETS.indexOf(name);
      for (const value of document.at_home[name]) {
        // Where both are counted together, the number of the first stands for both.
        this.numberOf(facet, value);
        numbers.push(this.numberOf(HOME_FACETS.get(facet) as number, value));
      }
    }
    return numbers;
  }

  /** The numbers of the values of each study, with `END_OF_STUDY` behind each study; one more than the numbers of values. */
  studiesOf(document: IndexDocument): number[] {
    return document.studies.flatMap((study) => [
      ...STUDY_FILTERS.flatMap((name) =>
        valuesOfStudy(study, name).map((value) => this.numberOf(FACETS.indexOf(name), value) + 1),
      ),
      END_OF_STUDY,
    ]);
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
