import { ApiFailure } from '@abroad/contract/api-failure';
import { createRandom, mix, type Random } from '../../../tools/seed/random.ts';
import { type Look, looksOf } from './looks.ts';
import { USUAL } from './simulated-users.ts';
import type { Citizen } from './people.ts';
import { freeTimes } from './slots.ts';
import { clientOf } from './retry.ts';
import type { World } from './world.ts';

const AT_ONCE = 8;
/** The number of reads for each booking. */
const LOOKS_PER_BOOKING = 20;

interface Visit {
  base_url: string;
  world: World;
  random: Random;
  next: () => Look;
  times: ReadonlyMap<Citizen, readonly string[]>;
}

/** @throws Error for an unusable response. */
async function look({ base_url, next }: Visit): Promise<void> {
  const { path, headers } = next();
  const { ok, status, body } = await fetch(`${base_url}${path}`, { headers });
  await body?.cancel();
  if (!ok) throw new Error(`${path.split('?', 1)[0]} answered ${status}`);
}

/** Books and cancels, so that there are always available times. */
async function book({ base_url, world, random, times }: Visit): Promise<void> {
  const [who, mentor] = [random.pick(world.prospects), random.pick(world.mentors)];
  const client = clientOf(who, base_url);
  const start = random.pick(times.get(mentor) ?? []);
  const body = { mentor_slug: mentor.slug, event_type_slug: 'free', start, time_zone: 'UTC' };
  const { id } = await client.createBooking({ body });
  await client.cancelBooking({ params: { id }, body: {} });
}

/** The slot was taken, the user has another session then, or has reached a daily limit: normal responses. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiFailure && (USUAL.has(error.code) || (error.status >= 400 && error.status < 429));

/** Users who browse and book without a pause, at one URL of the API. They never retry. */
export interface Visits {
  /** The response times, in ms. */
  took: readonly number[];
  /** Failed requests. */
  failures: readonly string[];
  end(): Promise<void>;
}

export async function startVisits(world: World, base_url: string, seed: number): Promise<Visits> {
  const times = new Map<Citizen, readonly string[]>();
  for (const mentor of world.mentors) times.set(mentor, await freeTimes(world, mentor, 'free', { days: 30 }));
  const failures: string[] = [];
  const took: number[] = [];
  const ending = new AbortController();

  async function visit(random: Random): Promise<void> {
    const place = { base_url, world, random, next: looksOf(world, random), times };
    while (!ending.signal.aborted) {
      const began = performance.now();
      await (random.below(LOOKS_PER_BOOKING) === 0 ? book(place) : look(place)).catch((error: unknown) => {
        if (!isAnswer(error))
          failures.push(error instanceof ApiFailure ? `${error.status} ${error.code}` : String(error));
      });
      took.push(performance.now() - began);
    }
  }

  const visits = Array.from({ length: AT_ONCE }, (_, place) => visit(createRandom(mix(seed, place))));
  return {
    took,
    failures,
    async end() {
      ending.abort();
      await Promise.all(visits);
      for (const failure of new Set(failures)) console.log(`  ${failure}`);
    },
  };
}
