import { benchCaches } from './bench/caches/run.ts';

benchCaches().catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
