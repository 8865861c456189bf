import { benchHostileCalendars } from './bench/hostile-calendars/run.ts';

benchHostileCalendars().catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
