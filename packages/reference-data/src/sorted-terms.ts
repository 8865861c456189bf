/** A run of the sorted terms, `from` included and `to` not. */
export type Run = { from: number; to: number };

type RunUse = (run: Run, depth: number) => void;

const isEmpty = ({ from, to }: Run) => from >= to;

/**
 * Sorted terms that are found by their beginnings, with one typing error where wanted. A beginning is narrowed down letter
 * by letter, as in a trie, by binary search; `depth` is how many letters the terms of a run have in common.
 */
export class SortedTerms {
  readonly #terms: readonly string[];

  /** @param terms in the order of their UTF-16 code units, without repeats */
  constructor(terms: readonly string[]) {
    this.#terms = terms;
  }

  /** The terms that begin with `prefix`. */
  startingWith(prefix: string): Run {
    return this.#follow(this.#all(), 0, prefix, 0);
  }

  /** The place of `term`, or -1. */
  placeOf(term: string): number {
    const run = this.startingWith(term);
    return !isEmpty(run) && this.#terms[run.from] === term ? run.from : -1;
  }

  /** Runs of the terms that have a beginning within one typing error of `typed`; they may overlap. */
  startingWithinOneEdit(typed: string): Run[] {
    const runs: Run[] = [];
    this.#eachWithinOneEdit(typed, (run) => runs.push(run));
    return runs.filter((run) => !isEmpty(run));
  }

  /** Runs, one long each, of the terms within one typing error of `typed`; they may repeat. */
  withinOneEdit(typed: string): Run[] {
    const runs: Run[] = [];
    this.#eachWithinOneEdit(typed, (run, depth) => {
      // The shortest term of a run comes first.
      if (!isEmpty(run) && this.#terms[run.from]?.length === depth) {
        runs.push({ from: run.from, to: run.from + 1 });
      }
    });
    return runs;
  }

  /** Calls `use` with every run that one error leads to, having gone as typed up to some letter. */
  #eachWithinOneEdit(typed: string, use: RunUse): void {
    let exact = this.#all();
    for (let at = 0; at <= typed.length && !isEmpty(exact); at++) {
      this.#eachWithoutOrSwapped(exact, typed, at, use);
      this.#eachWithAnotherLetter(exact, typed, at, use);
      exact = at < typed.length ? this.#narrow(exact, at, typed.charCodeAt(at)) : exact;
    }
  }

  /** The letter at `at` was typed too much, or before the one that belongs before it. */
  #eachWithoutOrSwapped(exact: Run, typed: string, at: number, use: RunUse): void {
    if (at < typed.length) {
      use(this.#follow(exact, at, typed, at + 1), typed.length - 1);
    }
    if (at + 1 < typed.length) {
      const swapped = this.#narrow(this.#narrow(exact, at, typed.charCodeAt(at + 1)), at + 1, typed.charCodeAt(at));
      use(this.#follow(swapped, at + 2, typed, at + 2), typed.length);
    }
  }

  /** A letter is missing before the one at `at`, or stands in its place. */
  #eachWithAnotherLetter(exact: Run, typed: string, at: number, use: RunUse): void {
    let place = this.#firstFrom(exact, at, 0);
    while (place < exact.to) {
      const next = this.#narrow({ from: place, to: exact.to }, at, this.#codeAt(place, at));
      use(this.#follow(next, at + 1, typed, at), typed.length + 1);
      if (at < typed.length) {
        use(this.#follow(next, at + 1, typed, at + 1), typed.length);
      }
      place = next.to;
    }
  }

  #all(): Run {
    return { from: 0, to: this.#terms.length };
  }

  /** Goes on from a run with the letters of `typed` from `at`. */
  #follow(run: Run, depth: number, typed: string, at: number): Run {
    let found = run;
    for (let index = at; index < typed.length && !isEmpty(found); index++) {
      found = this.#narrow(found, depth + index - at, typed.charCodeAt(index));
    }
    return found;
  }

  /** The terms of the run whose letter at `depth` is `code`. */
  #narrow(run: Run, depth: number, code: number): Run {
    const from = this.#firstFrom(run, depth, code);
    return { from, to: this.#firstFrom({ from, to: run.to }, depth, code + 1) };
  }

  /** The first place of the run whose letter at `depth` is `code` or more. */
  #firstFrom(run: Run, depth: number, code: number): number {
    let { from, to } = run;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#codeAt(middle, depth) < code) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  /** Terms that have ended come before those that go on. */
  #codeAt(place: number, depth: number): number {
    const term = this.#terms[place] ?? '';
    return depth < term.length ? term.charCodeAt(depth) : -1;
  }
}
