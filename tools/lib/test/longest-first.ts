import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long, mostly waiting for other processes; the longest first. */
const LONG = [
  'apps/api/src/attacks/pairs-of-writes.test.ts',
  'apps/server/src/start.test.ts',
  'lab/chaos/bookings/chaos.test.ts',
  'apps/api/src/attacks/lock-first.test.ts',
  'apps/api/src/authorisation/matrix.test.ts',
  'apps/server/src/pages/search-without-scripts.test.ts',
  'apps/server/src/pages/hostile-addresses.test.ts',
  'apps/server/src/pages/page-answers.test.ts',
  'apps/api/src/attacks/every-field.test.ts',
  'apps/web/app/features/mentor-profile/editing/editing.page.test.tsx',
  'apps/api/src/features/checkout/paid-later.test.ts',
  'apps/api/src/testing/insert-session.test.ts',
];

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((file) => moduleId.endsWith(file));
  return place === -1 ? LONG.length : place;
}

/** Starts with the longest files, so that no worker runs one alone at the end: in a fresh clone Vitest sorts by the size of files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // This is not an array's sort.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
