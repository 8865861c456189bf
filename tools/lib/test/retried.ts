import type { Failure } from './report.ts';

/** A test that a busy machine can fail although the product is right. */
export interface RetriedTest {
  /** From the root of the repository. */
  file: string;
  /** Words of its title that its file contains, none that `test.each` puts in. */
  title: string;
  /** What of a busy machine fails it, and why the test cannot do without. */
  reason: string;
}

/** Within one `npm test` only these run again when they fail. */
export const RETRIED: readonly RetriedTest[] = [
  {
    file: 'apps/api/src/providers/calendar/reader/hostile.test.ts',
    title: 'the thread that serves nothing',
    reason:
      'It limits the work of a thread to 50 ms, and timers that earlier test files left in that thread count too.',
  },
  {
    file: 'apps/api/src/features/bookings/book/race.test.ts',
    title: 'who book one slot at once at three processes',
    reason: 'A hundred requests at three processes have 10 s, and processes get no time that other programs take.',
  },
  {
    file: 'apps/api/src/features/bookings/book/race.test.ts',
    title: 'who book overlapping slots at once',
    reason: 'A hundred requests at three processes have 10 s, and processes get no time that other programs take.',
  },
  {
    file: 'apps/api/src/features/media/image-attacks.test.ts',
    title: 'requests of others go on while bombs are looked at',
    reason: 'It limits how long a request waits to 100 ms, and with many programs running each waits for its turn.',
  },
  {
    file: 'apps/server/src/start.test.ts',
    title: 'ends within 5 s on ',
    reason: 'The limit is a promise in seconds, and five processes need the processor to end.',
  },
  {
    file: 'apps/identity/src/process.test.ts',
    title: 'ends within two seconds of SIGTERM',
    reason: 'The limit is a promise in seconds, and the process needs the processor to end.',
  },
  {
    file: 'e2e/kept-resolution.spec.ts',
    title: 'is kept for five minutes, and asked again once signed in',
    reason: 'A link pressed before its data, fetched ahead, have arrived has them fetched twice, and it counts one.',
  },
];

/**
 * @param root the root of the repository
 * @returns whether each of the failed tests is listed, so that their files may run once more.
 */
export function mayRunAgain(failures: Failure[], root: string, retried = RETRIED): boolean {
  const isListed = ({ file, title }: Failure) =>
    retried.some((test) => file === `${root}/${test.file}` && title.includes(test.title));
  return failures.length > 0 && failures.every(isListed);
}
