import { benchJobs } from './bench/jobs/run.ts';

// Other numbers of sessions, growing: `npm run lab -- bench:jobs 0 30000`.
const sizes = process.argv.slice(2).map(Number);
benchJobs(sizes.length === 0 ? undefined : sizes).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
