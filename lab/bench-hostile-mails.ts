import { benchHostileMails } from './bench/hostile-mails/run.ts';

benchHostileMails().catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
