import { parseArgs } from 'node:util';
import { BOOKINGS } from '../chaos/bookings/rows.ts';
import { runRows } from '../chaos/lib/run-rows.ts';
import { OPERATIONS } from '../chaos/operations/rows.ts';

const GROUPS = { bookings: BOOKINGS, operations: OPERATIONS };
const USAGE = 'npm run chaos -- bookings|operations [--row NAME]… [--kills N] [--requests N] [--seed N]';

const isGroup = (name: string | undefined): name is keyof typeof GROUPS =>
  name !== undefined && Object.hasOwn(GROUPS, name);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      row: { type: 'string', multiple: true },
      kills: { type: 'string' },
      requests: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const [group] = positionals;
  if (!isGroup(group)) throw new Error(USAGE);
  const scale = Object.fromEntries(
    Object.entries({ kills: values.kills, requests: values.requests, seed: values.seed }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Number(value)]],
    ),
  );
  if (Object.values(scale).some((value) => !Number.isSafeInteger(value) || value < 0)) throw new Error(USAGE);
  if (!(await runRows(GROUPS[group], values.row ?? [], scale))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(`chaos: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
