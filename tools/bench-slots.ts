import { benchSlots } from '../bench/slots/run.ts';

benchSlots().catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
