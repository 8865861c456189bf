import { randomUUID } from 'node:crypto';
import { ApiFailure } from '@abroad/contract/api-failure';
import type { Client } from '@abroad/contract/client';
import type { Booking, BookingStatus } from '@abroad/contract';
import { createRandom, mix, type Random } from '../../../tools/seed/random.ts';
import { pay } from './pay.ts';
import { SERVICES, type Citizen, type ServiceKind } from './people.ts';
import { freeTimes } from './slots.ts';
import { retryUntilAnswered } from './retry.ts';
import type { World } from './world.ts';

/** A booking as the API returned it to a user, who may rely on it. */
export interface Fact {
  booking_id: string;
  service: ServiceKind;
  status: BookingStatus;
}

/** The properties that the simulated users need. */
interface Place {
  world: World;
  random: Random;
  /** The available times of each mentor. */
  times: ReadonlyMap<Citizen, readonly string[]>;
  facts: Map<string, Fact>;
}

/** The slot was taken, or the user reached a limit: the simulation continues. */
export const USUAL: ReadonlySet<string> = new Set([
  'SLOT_TAKEN',
  // Cards that were refused while the provider failed look like tests of stolen cards.
  'WORK_NEEDED',
  'PAYING_PAUSED',
  'PROSPECT_BUSY',
  'TOO_MANY_HOLDS',
  'TOO_MANY_FREE_SESSIONS',
  'TOO_MANY_BOOKINGS',
  'TOO_MANY_BOOKINGS_WITH_MENTOR',
  'TOO_MANY_OPEN_REQUESTS',
  'SLOT_NOT_OFFERED',
]);

type Move = (client: Client, id: string, idempotency_key: string) => Promise<Booking>;
const MOVES = {
  accept: (client, id, idempotency_key) => client.acceptBooking({ params: { id }, idempotency_key }),
  decline: (client, id, idempotency_key) => client.declineBooking({ params: { id }, body: {}, idempotency_key }),
  cancel: (client, id, idempotency_key) => client.cancelBooking({ params: { id }, body: {}, idempotency_key }),
} as const satisfies Record<string, Move>;

/** Changes a booking. An error after a lost response may mean that the change was made: the booking itself shows it. */
async function change({ world, random }: Place, who: Citizen, id: string, move: keyof typeof MOVES): Promise<Booking> {
  const key = randomUUID();
  const begin = random.below(world.apis.length);
  try {
    return await retryUntilAnswered(world, who, (client) => MOVES[move](client, id, key), { begin });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'ILLEGAL_MOVE') throw error;
    return retryUntilAnswered(world, who, (client) => client.getBooking({ params: { id } }), { begin });
  }
}

async function book(
  { world, random, times }: Place,
  prospect: Citizen,
  mentor: Citizen,
  service: ServiceKind,
): Promise<Booking> {
  const body = {
    mentor_slug: mentor.slug,
    event_type_slug: service,
    start: random.pick(times.get(mentor) ?? []),
    time_zone: 'UTC',
  };
  const key = randomUUID();
  return retryUntilAnswered(world, prospect, (client) => client.createBooking({ body, idempotency_key: key }), {
    begin: random.below(world.apis.length),
  });
}

/** One booking, from its creation to this user's last action. */
async function live(place: Place): Promise<void> {
  const { world, random, facts } = place;
  const [prospect, mentor] = [random.pick(world.prospects), random.pick(world.mentors)];
  const service = random.pick(SERVICES);
  const note = ({ id, status }: Booking) => void facts.set(id, { booking_id: id, service, status });
  let booking = await book(place, prospect, mentor, service);
  note(booking);
  if (booking.status === 'pending_payment') {
    // Some users change their minds.
    if (random.chance(0.1)) return note(await change(place, prospect, booking.id, 'cancel'));
    booking = await pay(world, prospect, booking, { begin: random.below(world.apis.length) });
    note(booking);
  }
  if (booking.status === 'requested') {
    booking = await change(place, mentor, booking.id, random.chance(0.7) ? 'accept' : 'decline');
    note(booking);
  }
  if (booking.status === 'confirmed' && random.chance(0.3)) {
    note(await change(place, random.chance(0.5) ? prospect : mentor, booking.id, 'cancel'));
  }
}

export interface SimulatedUsers {
  facts: ReadonlyMap<string, Fact>;
  /** Responses that should not happen. */
  surprises: readonly string[];
  /** Lets all users finish what they started. */
  end(): Promise<void>;
}

/** Lets users book, pay, accept and cancel without a pause. */
export async function startSimulatedUsers(
  world: World,
  { at_once, seed = 1, from_day = 25 }: { at_once: number; seed?: number; from_day?: number },
): Promise<SimulatedUsers> {
  const times = new Map<Citizen, readonly string[]>();
  for (const mentor of world.mentors) times.set(mentor, await freeTimes(world, mentor, 'free', { from_day, days: 30 }));
  const facts = new Map<string, Fact>();
  const surprises: string[] = [];
  const ending = new AbortController();
  const loop = async (random: Random) => {
    while (!ending.signal.aborted) {
      await live({ world, random, times, facts }).catch((error: unknown) => {
        const code = error instanceof ApiFailure ? error.code : String(error);
        if (!USUAL.has(code)) surprises.push(code);
      });
    }
  };
  const loops = Array.from({ length: at_once }, (_, place) => loop(createRandom(mix(seed, place))));
  return {
    facts,
    surprises,
    async end() {
      ending.abort();
      await Promise.all(loops);
    },
  };
}
