import { parseArgs } from 'node:util';
import { BOOKINGS } from '../chaos/bookings/rows.ts';
import { runRows } from '../chaos/lib/run-rows.ts';
import { MESSAGES } from '../chaos/messages/rows.ts';
import { OPERATIONS } from '../chaos/operations/rows.ts';
import { PAYOUTS } from '../chaos/payouts/rows.ts';

const GROUPS = { bookings: BOOKINGS, messages: MESSAGES, operations: OPERATIONS, payouts: PAYOUTS };
const USAGE =
  'npm run chaos -- bookings|messages|operations|payouts [--row NAME]… [--kills N] [--requests N] [--payouts N] [--seed N]';

const isGroup = (name: string | undefined): name is keyof typeof GROUPS =>
  name !== undefined && Object.hasOwn(GROUPS, name);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      row: { type: 'string', multiple: true },
      kills: { type: 'string' },
      requests: { type: 'string' },
      payouts: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const [group] = positionals;
  if (!isGroup(group)) throw new Error(USAGE);
  const scale = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, Number(value)]] : [])),
  );
  if (Object.values(scale).some((value) => !Number.isSafeInteger(value) || value < 0)) throw new Error(USAGE);
  if (!(await runRows(GROUPS[group], values.row ?? [], scale))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(`chaos: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
