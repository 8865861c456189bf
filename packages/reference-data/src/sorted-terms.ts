/** A run of the sorted terms, `from` included and `to` not. */
export type Run = { from: number; to: number };

/** Sorted terms that are found by their beginnings, with one typing error where wanted. */
export type SortedTerms = {
  /** The terms that begin with `prefix`. */
  startingWith(prefix: string): Run;
  /** The place of `term`, or -1. */
  placeOf(term: string): number;
  /** Runs of the terms that have a beginning within one typing error of `typed`; they may overlap. */
  startingWithinOneEdit(typed: string): Run[];
  /** Runs, one long each, of the terms within one typing error of `typed`; they may repeat. */
  withinOneEdit(typed: string): Run[];
};

/** @param terms in the order of their UTF-16 code units, without repeats */
export function createSortedTerms(terms: readonly string[]): SortedTerms {
  const whole: Run = { from: 0, to: terms.length };
  const codeAt = (place: number, depth: number) => {
    const term = terms[place] ?? '';
    return depth < term.length ? term.charCodeAt(depth) : -1;
  };

  /** The first place of the run whose letter at `depth` is `code` or more. */
  function firstFrom(run: Run, depth: number, code: number): number {
    let { from, to } = run;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (codeAt(middle, depth) < code) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  function narrow(run: Run, depth: number, code: number): Run {
    const from = firstFrom(run, depth, code);
    return { from, to: firstFrom({ from, to: run.to }, depth, code + 1) };
  }

  /** Goes on from a run of terms alike up to `depth` with the letters of `typed` from `at`. */
  function follow(run: Run, depth: number, typed: string, at: number): Run {
    let found = run;
    for (let index = at; index < typed.length && found.from < found.to; index++) {
      found = narrow(found, depth + index - at, typed.charCodeAt(index));
    }
    return found;
  }

  /** Calls `use` with every run, and the length of its common beginning, that one error leads to from `typed`. */
  function eachRunOneEditAway(typed: string, use: (run: Run, depth: number) => void): void {
    let exact = whole;
    for (let at = 0; at <= typed.length && exact.from < exact.to; at++) {
      const rest = typed.length - at;
      if (rest > 0) {
        use(follow(exact, at, typed, at + 1), at + rest - 1);
      }
      if (rest > 1) {
        const swapped = follow(exact, at, typed[at + 1] + (typed[at] ?? ''), 0);
        use(follow(swapped, at + 2, typed, at + 2), at + rest);
      }
      let place = firstFrom(exact, at, 0);
      while (place < exact.to) {
        const next = narrow({ from: place, to: exact.to }, at, codeAt(place, at));
        use(follow(next, at + 1, typed, at), at + 1 + rest);
        if (rest > 0) {
          use(follow(next, at + 1, typed, at + 1), at + rest);
        }
        place = next.to;
      }
      exact = follow(exact, at, typed.slice(at, at + 1), 0);
      if (rest === 0) {
        break;
      }
    }
  }

  const placeOf = (term: string) => {
    const { from, to } = follow(whole, 0, term, 0);
    return from < to && terms[from] === term ? from : -1;
  };

  return {
    startingWith: (prefix) => follow(whole, 0, prefix, 0),
    placeOf,
    startingWithinOneEdit(typed) {
      const runs: Run[] = [];
      eachRunOneEditAway(typed, (run) => {
        if (run.from < run.to) {
          runs.push(run);
        }
      });
      return runs;
    },
    withinOneEdit(typed) {
      const runs: Run[] = [];
      eachRunOneEditAway(typed, (run, depth) => {
        if (run.from < run.to && terms[run.from]?.length === depth) {
          runs.push({ from: run.from, to: run.from + 1 });
        }
      });
      return runs;
    },
  };
}
