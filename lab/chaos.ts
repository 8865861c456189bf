import { parseArgs } from 'node:util';
import { BOOKINGS } from './chaos/bookings/rows.ts';
import { printFigures, runRows } from './chaos/lib/run-rows.ts';
import { MESSAGES } from './chaos/messages/rows.ts';
import { OPERATIONS } from './chaos/operations/rows.ts';
import { PAYOUTS } from './chaos/payouts/rows.ts';
import { upgrade } from './chaos/upgrade/upgrade.ts';

const GROUPS = { bookings: BOOKINGS, messages: MESSAGES, operations: OPERATIONS, payouts: PAYOUTS };
const USAGE =
  'npm run lab -- chaos bookings|messages|operations|payouts [--row NAME]… [--kills N] [--requests N] [--payouts N] [--seed N]\n' +
  'npm run lab -- chaos upgrade [--from TAG_OR_COMMIT] [--folder FOLDER] [--rate N] [--stage SECONDS] [--seed N]';

/** Requests a second, and the seconds of each stage, of an upgrade. */
const [RATE, STAGE_S] = [20, 8];

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
      from: { type: 'string' },
      folder: { type: 'string' },
      rate: { type: 'string' },
      stage: { type: 'string' },
    },
  });
  const { row = [], from, folder, ...numbers } = values;
  const [group] = positionals;
  const scale = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)]));
  if (Object.values(scale).some((value) => !Number.isSafeInteger(value) || value < 0)) throw new Error(USAGE);
  let held: boolean;
  if (group === 'upgrade') {
    const { rate = RATE, stage: stage_s = STAGE_S, seed = 1 } = scale;
    held = printFigures(await upgrade({ from, folder, rate, stage_s, seed }), seed);
  } else if (isGroup(group)) held = await runRows(GROUPS[group], row, scale);
  else throw new Error(USAGE);
  if (!held) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(`chaos: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
