/** How many passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Adds up the tallies of several runs. */
export function addUp(tallies: Tally[]): Tally {
  return tallies.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}
