import { parseArgs } from 'node:util';
import { chaosOfBookings } from '../chaos/bookings/run.ts';

const USAGE = 'npm run chaos -- bookings [--row NAME]… [--kills N] [--seed N]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { row: { type: 'string', multiple: true }, kills: { type: 'string' }, seed: { type: 'string' } },
  });
  if (positionals[0] !== 'bookings') throw new Error(USAGE);
  const wishes = Object.fromEntries(
    Object.entries({ kills: values.kills, seed: values.seed }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Number(value)]],
    ),
  );
  if (Object.values(wishes).some((value) => !Number.isSafeInteger(value) || value < 0)) throw new Error(USAGE);
  if (!(await chaosOfBookings(values.row ?? [], wishes))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(`chaos: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
