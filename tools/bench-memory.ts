import { benchMemory } from '../bench/memory/run.ts';

benchMemory({ requests: Number(process.argv[2] ?? 20_000) }).catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
