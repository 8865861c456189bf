/** The number of passed and failed tests, and the text about failures for the end of the output, where readers look first. */
export interface Tally {
  passed: number;
  /** Tests, types, rules: whatever failed. */
  failed: number;
  /** Of them, the tests. */
  failed_tests: number;
  /** The file of each failed test. */
  failed_files: string[];
  /** Why each test was left out that this machine can't run. */
  skipped: string[];
  remarks: string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, failed_tests: 0, failed_files: [], skipped: [], remarks: [] };

/** Adds up the tallies of several runs. */
export function addUp(tallies: Tally[]): Tally {
  const sum = (key: 'passed' | 'failed' | 'failed_tests') => tallies.reduce((total, tally) => total + tally[key], 0);
  const all = (key: 'failed_files' | 'skipped' | 'remarks') => tallies.flatMap((tally) => tally[key]);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    failed_tests: sum('failed_tests'),
    failed_files: all('failed_files'),
    skipped: all('skipped'),
    remarks: all('remarks'),
  };
}

/** The last line of a run: `7100 passed, 0 failed, 12 skipped: no radicale`. */
export function lastLine({ passed, failed, skipped }: Tally): string {
  const why = [...new Set(skipped)].toSorted().join(', ');
  return `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped: ${why}` : ''}`;
}
