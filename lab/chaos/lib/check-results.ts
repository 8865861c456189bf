import { brokenPromises, countDuplicateBookings, countEmailErrors } from './check-promises.ts';
import type { SimulatedUsers } from './simulated-users.ts';
import { moneyFigure } from './money.ts';
import { countOverlaps } from './overlaps.ts';
import type { Figure } from './row.ts';
import type { World } from './world.ts';

/** Compares the data, after everything is idle, with the responses that users got. @param what was done */
export async function checkResults(world: World, lives: SimulatedUsers, what: string): Promise<Figure[]> {
  const broken = await brokenPromises(world, lives.facts);
  const mails = await countEmailErrors(world);
  const [overlaps, doubles] = [await countOverlaps(world), await countDuplicateBookings(world)];
  for (const line of [...broken, ...lives.surprises].slice(0, 12)) console.log(`  ${line}`);
  return [
    {
      what: `${what}: promises kept`,
      goal: `all of ${lives.facts.size}`,
      found: `${broken.length} broken`,
      holds: broken.length === 0,
    },
    {
      what: 'responses that should not happen',
      goal: '0',
      found: String(lives.surprises.length),
      holds: lives.surprises.length === 0,
    },
    await moneyFigure(world),
    { what: 'overlaps, held twice', goal: '0, 0', found: `${overlaps}, ${doubles}`, holds: overlaps + doubles === 0 },
    {
      what: 'mails missing, written twice',
      goal: '0, 0',
      found: `${mails.missing}, ${mails.twice}`,
      holds: mails.missing + mails.twice === 0,
    },
  ];
}
