import { loadavg } from 'node:os';
import { table } from '../../bench/lib/table.ts';
import type { Figure, Group, Scale } from './row.ts';
import { createWorld } from './world.ts';

const FULL: Scale = {
  slots: 20,
  racers: 100,
  approvals: 50,
  lost_answers: 200,
  webhooks: 1000,
  kills: 200,
  lives: 6,
  kills_workers: true,
  requests: 10_000,
  payouts: 10_000,
  overload_s: 10,
  seed: 1,
};

/** Prints the findings beside the expectations. @returns whether everything held */
export function printFigures(figures: readonly Figure[], seed: number): boolean {
  const cells = figures.map(({ what, goal, found, holds }) => [what, goal, found, holds ? 'holds' : 'BROKEN']);
  console.log(`\n${table([['property', 'goal', 'found', ''], ...cells])}\n`);
  console.log(`Seed ${seed}, load average ${loadavg()[0]?.toFixed(1)}.`);
  return figures.every(({ holds }) => holds);
}

/**
 * Runs the tests of `docs/chaos.md` in a separate environment, and prints the results and the expectations.
 * @param names the tests to run; all if empty.
 * @returns whether everything held.
 * @throws Error for an unknown test.
 */
export async function runRows(
  { rows, world: worldWishes, scale: usual }: Group,
  names: readonly string[],
  wishes: Partial<Scale> = {},
): Promise<boolean> {
  const unknown = names.filter((name) => !Object.hasOwn(rows, name));
  if (unknown.length > 0) throw new Error(`no row ${unknown.join(', ')}; there are ${Object.keys(rows).join(', ')}`);
  const scale = { ...FULL, ...usual, ...wishes };
  const world = await createWorld(worldWishes);
  const figures: Figure[] = [];
  try {
    for (const [name, row] of Object.entries(rows)) {
      if (names.length > 0 && !names.includes(name)) continue;
      console.log(`${name} …`);
      figures.push(...(await row(world, scale)));
    }
  } finally {
    await world.close();
  }
  return printFigures(figures, scale.seed);
}
