import { ApiFailure } from '@abroad/contract/api-failure';
import { createRandom } from '../../../tools/seed/random.ts';
import { countDeadlocks, countOverlaps } from '../lib/overlaps.ts';
import type { Citizen } from '../lib/people.ts';
import { percentile, seconds, type Row } from '../lib/row.ts';
import { freeTimes } from '../lib/slots.ts';
import { clientOf, retryUntilAnswered } from '../lib/retry.ts';
import type { World } from '../lib/world.ts';

const GOAL_MS = 1000;

interface Attempt {
  start: string;
  /** Null for the booking. */
  code: string | null;
  took_ms: number;
}

async function book({ apis }: World, who: Citizen, mentor: Citizen, start: string, place: number): Promise<Attempt> {
  const client = clientOf(who, apis[place % apis.length]?.base_url ?? '', 30_000);
  const began = performance.now();
  const code = await client
    .createBooking({ body: { mentor_slug: mentor.slug, event_type_slug: 'free', start, time_zone: 'UTC' } })
    .then(() => null)
    .catch((error: unknown) => (error instanceof ApiFailure ? error.code : String(error)));
  return { start, code, took_ms: performance.now() - began };
}

/** New processes first read their keys and open their connections. */
async function warmUp(world: World, mentor: Citizen): Promise<void> {
  const look = (who: Citizen, begin: number) =>
    retryUntilAnswered(world, who, (client) => client.getAvailabilityBySlug({ params: { slug: mentor.slug } }), {
      begin,
    });
  await Promise.all(world.apis.flatMap((_, place) => world.prospects.slice(0, 20).map((who) => look(who, place))));
}

/** Many users request the same slot at the same moment, at all processes; slot after slot. */
export const raceForSlots: Row = async (world, { slots, racers, seed }) => {
  const [mentor] = world.mentors;
  if (!mentor) throw new Error('no mentor to book with');
  const starts = (await freeTimes(world, mentor, 'free')).slice(0, slots);
  const random = createRandom(seed);
  await warmUp(world, mentor);
  const before = await countDeadlocks(world);
  const attempts: Attempt[] = [];
  for (const start of starts) {
    const people = random.some(world.prospects, racers);
    attempts.push(...(await Promise.all(people.map((who, place) => book(world, who, mentor, start, place)))));
  }
  const won = attempts.filter(({ code }) => code === null);
  const others = attempts.filter(({ code }) => code !== null && code !== 'SLOT_TAKEN');
  const codes = [...new Set(others.map(({ code }) => code))].join(', ');
  const overlaps = await countOverlaps(world);
  const deadlocks = (await countDeadlocks(world)) - before;
  const p99 = percentile(
    attempts.map(({ took_ms }) => took_ms),
    0.99,
  );
  const what = `${racers} at once for each of ${starts.length} slots, ${world.apis.length} processes`;
  return [
    { what, goal: `${starts.length} bookings`, found: String(won.length), holds: won.length === starts.length },
    {
      what: 'overlaps, deadlocks',
      goal: '0, 0',
      found: `${overlaps}, ${deadlocks}`,
      holds: overlaps + deadlocks === 0,
    },
    {
      what: 'losers without SLOT_TAKEN',
      goal: '0',
      found: `${others.length} ${codes}`.trim(),
      holds: others.length === 0,
    },
    { what: 'p99 of all answers', goal: 'under 1 s', found: seconds(p99), is_speed: true, holds: p99 < GOAL_MS },
  ];
};
