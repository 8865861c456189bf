import type { Booking } from '@abroad/contract';
import { createRandom, type Random } from '../../../tools/seed/random.ts';
import { deliver, deliveredEvents } from '../lib/events.ts';
import { moneyFigure } from '../lib/money.ts';
import { intentFor } from '../lib/pay.ts';
import { PRICE_MINOR, type Citizen } from '../lib/people.ts';
import { waitUntilIdle } from '../lib/idle.ts';
import { percentile, seconds, type Row } from '../lib/row.ts';
import { freeTimes } from '../lib/slots.ts';
import { clientOf } from '../lib/retry.ts';
import type { World } from '../lib/world.ts';

const FORGED = 30;
const TIMES = 3;
const AT_ONCE = 20;
const ANSWER_MS = 1000;
const DECLINED = '4000000000000002';

/**
 * All students of these tests write from one address, where so many refused cards pause paying, and payments that wait
 * are ended. This row is about the order of events.
 */
const IGNORE_DECLINES = `
  create function ignore_decline() returns trigger language plpgsql as 'begin return null; end';
  create trigger ignore_decline before insert on payment_decline for each row execute function ignore_decline();`;
const COUNT_DECLINES = 'drop function ignore_decline() cascade';

interface Deal {
  prospect: Citizen;
  booking: Booking;
  secret: string;
}

async function begin(
  world: World,
  mentor: Citizen,
  service: 'paid' | 'paid-asked',
  start: string,
  place: number,
): Promise<Deal> {
  const prospect = world.prospects[place % world.prospects.length];
  if (!prospect) throw new Error('no student');
  const booking = await clientOf(prospect, world.apis[place % world.apis.length]?.base_url ?? '').createBooking({
    body: { mentor_slug: mentor.slug, event_type_slug: service, start, time_zone: 'UTC' },
  });
  const { client_secret } = await intentFor(world, prospect, booking.id, place);
  return { prospect, booking, secret: client_secret };
}

/** The same outcome for the same index, in whatever order events arrive: the card fails first, or a request stays open. */
async function act({ sandbox }: World, { secret }: Deal, place: number): Promise<void> {
  if (place % 3 === 0) await sandbox.browser.pay(secret, DECLINED);
  await sandbox.browser.pay(secret);
}

const shuffled = <T>(list: readonly T[], random: Random): T[] => random.some(list, list.length);

async function inTurns<T>(
  list: readonly T[],
  at_once: number,
  use: (one: T, place: number) => Promise<void>,
): Promise<void> {
  const places = list.entries();
  const loop = async () => {
    for (const [place, one] of places) await use(one, place);
  };
  await Promise.all(Array.from({ length: at_once }, loop));
}

/** The number of bookings in each final state, with the state of their payment. */
async function outcome({ ask }: World, deals: readonly Deal[]): Promise<string> {
  const rows = await ask<{ state: string; count: number }>(
    `select booking.status || ' ' || payment.status || ' ' || captured_minor as state, count(*)::int as count
     from booking join payment on payment.booking_id = booking.id where booking.id = any($1::uuid[]) group by 1 order by 1`,
    [deals.map(({ booking }) => booking.id)],
  );
  return rows.map(({ state, count }) => `${count} ${state}`).join(', ');
}

/** Messages that are unsigned, or signed with another secret, long ago, or for another text. */
async function forge({ apis, sandbox }: World, bodies: readonly string[]): Promise<number> {
  const secret = sandbox.settings['STRIPE_WEBHOOK_SECRET'] ?? '';
  const base_url = apis[0]?.base_url ?? '';
  let accepted = 0;
  for (let place = 0; place < FORGED; place += 1) {
    const body = (bodies[place % bodies.length] ?? '{}').replace(/evt_\w+/, `evt_forged${place}`);
    const how = [
      { secret: 'whsec_b3RoZXI=' },
      { secret, age_s: 301 },
      { secret, signature: null },
      { secret, signature: 't=1,v1=00' },
    ][place % 4];
    if (how && (await deliver(base_url, body, how)) < 300) accepted += 1;
  }
  return accepted;
}

/**
 * The provider's events, each three times and in any order, at all processes, in addition to its own delivery:
 * the final state is the provider's.
 */
export const shuffleWebhooks: Row = async (world, { webhooks, seed }) => {
  const mentor = world.mentors[3];
  if (!mentor) throw new Error('no mentor to book with');
  const random = createRandom(seed);
  // A payment has about three events.
  const count = Math.ceil(webhooks / 3);
  const starts = (await freeTimes(world, mentor, 'paid', { from_day: 15, days: 10 })).slice(0, count);
  const deals: Deal[] = [];
  await inTurns(starts, 6, async (start, place) => {
    deals.push(await begin(world, mentor, place % 2 === 0 ? 'paid' : 'paid-asked', start, place));
  });
  await world.ask(IGNORE_DECLINES);
  await inTurns(deals, 6, (deal, place) => act(world, deal, place));
  const events = (await deliveredEvents(world)).slice(-webhooks);
  const secret = world.sandbox.settings['STRIPE_WEBHOOK_SECRET'] ?? '';
  const took: number[] = [];
  let refused = 0;
  await inTurns(shuffled([...events, ...events, ...events], random), AT_ONCE, async ({ body }, place) => {
    const began = performance.now();
    const status = await deliver(world.apis[place % world.apis.length]?.base_url ?? '', body, { secret });
    took.push(performance.now() - began);
    if (status >= 300) refused += 1;
  });
  const accepted = await forge(
    world,
    events.map(({ body }) => body),
  );
  await waitUntilIdle(world);
  const expected = [
    `${deals.filter(({ booking }) => booking.event_type.slug === 'paid').length} confirmed paid ${PRICE_MINOR}`,
    `${deals.filter(({ booking }) => booking.event_type.slug === 'paid-asked').length} requested authorized 0`,
  ].join(', ');
  const found = await outcome(world, deals);
  const slowest = percentile(took, 1);
  await world.ask(COUNT_DECLINES);
  return [
    {
      what: `${events.length} webhooks, ${TIMES} times each, shuffled`,
      goal: expected,
      found,
      holds: found === expected,
    },
    {
      what: 'signed webhooks refused; forged ones accepted',
      goal: `0; 0 of ${FORGED}`,
      found: `${refused}; ${accepted}`,
      holds: refused + accepted === 0,
    },
    {
      what: 'slowest answer to a webhook',
      goal: 'under 1 s',
      found: seconds(slowest),
      is_speed: true,
      holds: slowest < ANSWER_MS,
    },
    await moneyFigure(world),
  ];
};
