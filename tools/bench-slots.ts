import { benchSlots } from '../bench/slots/run.ts';

// As servers have it, and as cal.com's core expects it.
process.env['TZ'] = 'UTC';
benchSlots().catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
