/** How many passed and failed, and what is said of failures at the very end, where a reader looks first. */
export interface Tally {
  passed: number;
  failed: number;
  remarks?: string[];
}

/** Adds up the tallies of several runs. */
export function addUp(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    remarks: tallies.flatMap(({ remarks = [] }) => remarks),
  };
}
