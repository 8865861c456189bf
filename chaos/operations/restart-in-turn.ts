import { ApiFailure } from '@abroad/contract/client';
import { createRandom, mix, type Random } from '../../tools/seed/random.ts';
import { startBalancer } from '../lib/balancer.ts';
import { type Look, looksOf } from '../lib/looks.ts';
import type { Citizen } from '../lib/people.ts';
import { percentile, seconds, type Row } from '../lib/row.ts';
import { freeTimes } from '../lib/slots.ts';
import { clientOf } from '../lib/stubborn.ts';
import type { World } from '../lib/world.ts';

const AT_ONCE = 8;
/** So many questions are asked for each booking. */
const LOOKS_PER_BOOKING = 20;

interface Visit {
  base_url: string;
  world: World;
  random: Random;
  next: () => Look;
  times: ReadonlyMap<Citizen, readonly string[]>;
}

/** @throws Error for an answer that isn't one. */
async function look({ base_url, next }: Visit): Promise<void> {
  const { path, headers } = next();
  const { ok, status, body } = await fetch(`${base_url}${path}`, { headers });
  await body?.cancel();
  if (!ok) throw new Error(`${path.split('?', 1)[0]} answered ${status}`);
}

/** Books and cancels, so that there are always free times. */
async function book({ base_url, world, random, times }: Visit): Promise<void> {
  const [who, mentor] = [random.pick(world.prospects), random.pick(world.mentors)];
  const client = clientOf(who, base_url);
  const start = random.pick(times.get(mentor) ?? []);
  const body = { mentor_slug: mentor.slug, event_type_slug: 'free', start, time_zone: 'UTC' };
  const { id } = await client.createBooking({ body });
  await client.cancelBooking({ params: { id }, body: {} });
}

/** Somebody else was quicker, or the person has a session then: an answer like any other. */
const isAnswer = (error: unknown): boolean => error instanceof ApiFailure && error.status >= 400 && error.status < 429;

/** Stops and starts the processes one after the other, while people look and book through what stands in front of them. */
export const restartInTurn: Row = async (world, { requests, seed }) => {
  const balancer = await startBalancer(world.apis.map(({ base_url }) => base_url));
  const times = new Map<Citizen, readonly string[]>();
  for (const mentor of world.mentors) times.set(mentor, await freeTimes(world, mentor, 'free', { days: 30 }));
  const failures: string[] = [];
  const took: number[] = [];
  let restarts = 0;

  async function visit(random: Random): Promise<void> {
    const place = { base_url: balancer.base_url, world, random, next: looksOf(world, random), times };
    while (took.length < requests) {
      const began = performance.now();
      await (random.below(LOOKS_PER_BOOKING) === 0 ? book(place) : look(place)).catch((error: unknown) => {
        if (!isAnswer(error))
          failures.push(error instanceof ApiFailure ? `${error.status} ${error.code}` : String(error));
      });
      took.push(performance.now() - began);
    }
  }

  async function restart(): Promise<void> {
    while (took.length < requests) {
      const api = world.apis[restarts % world.apis.length];
      await api?.stop();
      await api?.start();
      restarts += 1;
    }
  }

  const visits = Array.from({ length: AT_ONCE }, (_, place) => visit(createRandom(mix(seed, place))));
  await Promise.all([restart(), ...visits]);
  await balancer.close();
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  return [
    {
      what: `${restarts} restarts, one process after the other, beneath ${took.length} requests`,
      goal: '0 failed',
      found: `${failures.length} failed`,
      holds: failures.length === 0 && restarts > 0,
    },
    {
      what: 'p99 of all answers',
      goal: 'under 1 s',
      found: seconds(percentile(took, 0.99)),
      is_speed: true,
      holds: percentile(took, 0.99) < 1000,
    },
  ];
};
