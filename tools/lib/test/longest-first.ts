import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long, mostly waiting for other processes; the longest first. */
const LONG = [
  'apps/api/src/attacks/pairs-of-writes.test.ts',
  'apps/server/src/start.test.ts',
  'chaos/bookings/chaos.test.ts',
  'apps/api/src/attacks/every-field.test.ts',
  'apps/api/src/authorisation/matrix.test.ts',
  'apps/server/src/seed.test.ts',
  'apps/server/src/staff-command.test.ts',
  'apps/api/src/attacks/raced-caps.test.ts',
  'apps/api/src/providers/calendar/reader/hostile.test.ts',
  'apps/server/src/limit-slow-clients.test.ts',
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
