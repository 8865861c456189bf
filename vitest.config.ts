import { availableParallelism } from 'node:os';
import { defaultExclude, defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/lib/test/longest-first.ts';
import { FULL, readMarks, suiteOfRun } from './tools/lib/test/marks.ts';

/** Their tests would be left out one by one, after loading all that they import. */
const exclude = [...defaultExclude, ...(suiteOfRun() === 'usual' ? readMarks().wholly : [])];

/** Pages and their parts in a DOM. */
const PAGES = 'apps/web/app/**/*.page.test.tsx';

/** Some tests of the full suite work for four minutes on a quiet machine. */
const LIMIT_MS = suiteOfRun() === 'usual' ? 240_000 : 1_200_000;

/** `unit` needs nothing but Node; `api` and `process` share one throw-away PostgreSQL that the global set-up starts. */
export default defineConfig({
  test: {
    // Files wait for other processes and for the database: with fewer than two more than processors, those are idle for a sixth of the time.
    maxWorkers: availableParallelism() + 2,
    // Long enough for a machine with ten busy processes for each processor. A test that fails anyway, fails.
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: 15_000 } },
    // Files share the modules loaded by earlier ones: a file that changes one must restore it.
    isolate: false,
    tags: [{ name: FULL, description: 'Not in npm test, but in npm run test:full.' }],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/web/app/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'lab/{bench,lib}/**/*.test.ts',
          ],
          exclude: [...exclude, PAGES],
          setupFiles: ['apps/web/app/testing/know-countries.ts'],
        },
      },
      {
        test: {
          name: 'page',
          include: [PAGES],
          exclude,
          environment: 'jsdom',
          setupFiles: ['apps/web/app/testing/page-dom.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/{api,embedded,server,identity,payments-sandbox}/**/*.test.ts', 'lab/chaos/**/*.test.ts'],
          exclude,
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
