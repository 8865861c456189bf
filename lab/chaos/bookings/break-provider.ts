import { setTimeout as later } from 'node:timers/promises';
import { ApiFailure } from '@abroad/contract/api-failure';
import { moneyFigure } from '../lib/money.ts';
import { pay } from '../lib/pay.ts';
import type { Citizen } from '../lib/people.ts';
import { TROUBLES, type Trouble } from '../lib/provider-proxy.ts';
import { waitUntilIdle } from '../lib/idle.ts';
import { percentile, type Figure, type Row } from '../lib/row.ts';
import { freeTimes } from '../lib/slots.ts';
import { clientOf } from '../lib/retry.ts';
import type { World } from '../lib/world.ts';

const TURN_MS = 4000;
const ROUNDS = 3;
const GOAL = 1.2;
const PAYERS = 4;

interface Held {
  prospect: Citizen;
  id: string;
}

const base = ({ apis }: World) => apis[0]?.base_url ?? '';

async function hold(world: World, mentor: Citizen): Promise<Held[]> {
  const starts = (await freeTimes(world, mentor, 'paid', { from_day: 20, days: 5 })).slice(0, PAYERS);
  return Promise.all(
    starts.map(async (start, place) => {
      const prospect = world.prospects[world.prospects.length - 1 - place];
      if (!prospect) throw new Error('no student');
      const { id } = await clientOf(prospect, base(world)).createBooking({
        body: { mentor_slug: mentor.slug, event_type_slug: 'paid', start, time_zone: 'UTC' },
      });
      return { prospect, id };
    }),
  );
}

/** For this long, some clients view available times, others try to pay. @returns the response times, and the answers to payers. */
async function turn(world: World, mentor: Citizen, held: readonly Held[]) {
  const until = performance.now() + TURN_MS;
  const looks: number[] = [];
  const codes = new Set<string>();
  const look = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      await freeTimes(world, mentor, 'free', { days: 20 });
      looks.push(performance.now() - began);
    }
  };
  const tryToPay = async ({ prospect, id }: Held) => {
    while (performance.now() < until) {
      await clientOf(prospect, base(world))
        .createPaymentIntent({ body: { booking_id: id } })
        .catch((error: unknown) => codes.add(error instanceof ApiFailure ? error.code : String(error)));
      await later(50);
    }
  };
  await Promise.all([look(), look(), ...held.map(tryToPay)]);
  return { p99: percentile(looks, 0.99), codes };
}

/** The payment provider hangs, resets, fails or drips, in turns, while other clients view available times. */
export const breakProvider: Row = async (world) => {
  const mentor = world.mentors[4];
  if (!mentor) throw new Error('no mentor to book with');
  const held = await hold(world, mentor);
  const found = new Map<Trouble | null, number[]>();
  const codesSeen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const trouble of [null, ...TROUBLES]) {
      world.provider.set(trouble);
      const { p99, codes } = await turn(world, mentor, held);
      found.set(trouble, [...(found.get(trouble) ?? []), p99]);
      if (trouble !== null) codes.forEach((code) => codesSeen.add(code));
    }
  }
  world.provider.set(null);
  const calm = found.get(null) ?? [];
  const figures = TROUBLES.map((trouble): Figure => {
    const ratios = (found.get(trouble) ?? []).map((p99, round) => p99 / (calm[round] ?? Number.NaN));
    const ratio = percentile(ratios, 0.5);
    return {
      what: `the payment provider ${trouble}: p99 of free times beside calm`,
      goal: `at most ${GOAL}`,
      found: ratio.toFixed(2),
      is_speed: true,
      holds: ratio <= GOAL,
    };
  });
  const paid = await Promise.all(held.map(async ({ prospect, id }) => pay(world, prospect, { id })));
  await waitUntilIdle(world);
  const confirmed = paid.filter(({ status }) => status === 'confirmed').length;
  const onlyWaits = [...codesSeen].every((code) => code === 'PAYMENT_UNREACHABLE');
  return [
    ...figures,
    {
      what: 'error for students who pay meanwhile',
      goal: 'PAYMENT_UNREACHABLE',
      found: [...codesSeen].join(', '),
      holds: onlyWaits,
    },
    {
      what: 'paid and confirmed after the trouble',
      goal: String(held.length),
      found: String(confirmed),
      holds: confirmed === held.length,
    },
    await moneyFigure(world),
  ];
};
