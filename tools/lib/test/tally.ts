/** The number of passed and failed tests, and the text about failures for the end of the output, where readers look first. */
export interface Tally {
  passed: number;
  failed: number;
  remarks?: string[];
  /** The file of each failed test. */
  failed_files?: string[];
}

/** Adds up the tallies of several runs. */
export function addUp(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    remarks: tallies.flatMap(({ remarks = [] }) => remarks),
    failed_files: tallies.flatMap(({ failed_files = [] }) => failed_files),
  };
}
