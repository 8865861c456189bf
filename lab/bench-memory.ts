import { benchMemory } from './bench/memory/run.ts';

benchMemory().catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
