import { benchSlowCalendars } from './bench/slow-calendars/run.ts';

benchSlowCalendars().catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
