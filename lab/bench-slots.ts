import { benchSlots } from './bench/slots/run.ts';

// The usual time zone of servers, which cal.com's core expects.
process.env['TZ'] = 'UTC';
benchSlots().catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
