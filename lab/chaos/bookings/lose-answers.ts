import { randomUUID } from 'node:crypto';
import type { Booking } from '@abroad/contract';
import type { Citizen } from '../lib/people.ts';
import { startProxy } from '../lib/proxy.ts';
import type { Row } from '../lib/row.ts';
import { freeTimes } from '../lib/slots.ts';
import { clientOf } from '../lib/retry.ts';
import type { World } from '../lib/world.ts';

interface Lost {
  first: Booking;
  second: Booking;
  start: string;
}

/** Books; the response is lost; books again, with the same key or without one. Then books again, to compare the responses. */
async function bookAgain(
  lossy: string,
  direct: string,
  who: Citizen,
  mentor: Citizen,
  start: string,
  key: string | undefined,
): Promise<Lost> {
  const body = { mentor_slug: mentor.slug, event_type_slug: 'free', start, time_zone: 'UTC' };
  const wish = { body, idempotency_key: key };
  await clientOf(who, lossy)
    .createBooking(wish)
    .then(() => Promise.reject(new Error('the answer was not lost')))
    .catch((error: unknown) => {
      if (error instanceof Error && error.message === 'the answer was not lost') throw error;
    });
  const client = clientOf(who, direct);
  return { first: await client.createBooking(wish), second: await client.createBooking(wish), start };
}

const bookingsAt = async ({ ask }: World, mentor: Citizen, starts: readonly string[]): Promise<number> => {
  const [row] = await ask<{ count: number }>(
    'select count(*)::int as count from booking where mentor_user_id = $1 and start_at = any($2::timestamptz[])',
    [mentor.user_id, starts],
  );
  return row?.count ?? Number.NaN;
};

/** The API does its work, and its responses are lost on the way. */
export const loseAnswers: Row = async (world, { lost_answers: wanted }) => {
  const mentor = world.mentors[2];
  const direct = world.apis[1]?.base_url ?? '';
  if (!mentor) throw new Error('no mentor to book with');
  let lost = 0;
  const loses = ({ method }: { method?: string | undefined }) => {
    lost += method === 'POST' ? 1 : 0;
    return method === 'POST';
  };
  const proxy = await startProxy(world.apis[0]?.base_url ?? '', { loses });
  const starts = (await freeTimes(world, mentor, 'free', { from_day: 10 })).slice(0, wanted);
  const done: Lost[] = [];
  try {
    for (const [place, start] of starts.entries()) {
      const who = world.prospects[place % world.prospects.length];
      if (!who) throw new Error('no student');
      done.push(
        await bookAgain(proxy.base_url, direct, who, mentor, start, place % 2 === 0 ? randomUUID() : undefined),
      );
    }
  } finally {
    await proxy.close();
  }
  const made = await bookingsAt(world, mentor, starts);
  const same = done.filter(({ first, second }) => JSON.stringify(first) === JSON.stringify(second)).length;
  return [
    {
      what: `${lost} answers to bookings lost, asked again`,
      goal: `${starts.length} bookings`,
      found: String(made),
      holds: made === starts.length && lost === starts.length,
    },
    {
      what: 'the same answer each time',
      goal: String(starts.length),
      found: String(same),
      holds: same === starts.length,
    },
  ];
};
