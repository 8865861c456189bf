import { LIMITS, isWork, workText } from '@abroad/contract';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { signalOf } from '../../http/account-signals.ts';

interface Declined {
  provider: string;
  /** The provider's id of its event. */
  event_id: string;
  user_id: string;
  /** The provider's name for the card; null where it gives none. */
  card: string | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Keeps that a card was refused, with the network that the person last wrote from. Once for each event. */
export async function keepDecline(
  context: Pick<Context, 'sealer'>,
  trx: Database,
  { provider, event_id, user_id, card, now }: Declined,
): Promise<void> {
  const key = card === null ? null : signalOf(context, 'card', card).key;
  await sql`
    insert into payment_decline (provider, event_id, auth_user_id, card, address, declined_at)
    select ${provider}, ${event_id}, id, ${key}::bytea,
      (select key from account_signal where auth_user_id = person.id and kind = 'address' order by last_seen_at desc limit 1),
      ${toInstant(now)}
    from authenticated_user person where id = ${user_id} and status <> 'deleted'
    on conflict (provider, event_id) do nothing`.execute(trx);
}

export interface PayingState {
  /** Until when the person can't pay; epoch milliseconds, null where they can. */
  paused_until: number | null;
  /** A little work is asked of their browser first. */
  wants_work: boolean;
}

interface Declines {
  at: string[];
}

/**
 * How a person may pay now: by the cards that were refused to them, on a network of theirs, and with a card that they tried. Too many
 * of one of these within minutes pause paying for an hour, and two in a day ask for work.
 */
export async function payingState(db: Database, user_id: string, now: number): Promise<PayingState> {
  const since = toInstant(now - LIMITS.declines_kept_h * 60 * 60_000);
  const { rows } = await sql<Declines>`
    select array_agg(declined_at order by declined_at) as at from payment_decline
    where auth_user_id = ${user_id} and declined_at > ${since}
    union all
    select array_agg(declined_at order by declined_at) from payment_decline
    where declined_at > ${since} and address in (
      select key from account_signal where auth_user_id = ${user_id} and kind = 'address')
    group by address
    union all
    select array_agg(declined_at order by declined_at) from payment_decline
    where declined_at > ${since} and card in (select mine.card from payment_decline mine where mine.auth_user_id = ${user_id})
    group by card`.execute(db);
  const groups = rows.map(({ at }) => (at ?? []).map((instant) => Date.parse(instant)));
  const ends = groups.flatMap((times) => pauseEnd(times, now) ?? []);
  return {
    paused_until: ends.length > 0 ? Math.max(...ends) : null,
    wants_work: groups.some((times) => times.length >= LIMITS.declines_before_work),
  };
}

/** Forgets refused cards after a day. */
export async function sweepDeclines({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const since = toInstant(clock.now() - LIMITS.declines_kept_h * 60 * 60_000);
  await db.deleteFrom('payment_decline').where('declined_at', '<', since).execute();
}

const MINUTE_MS = 60_000;

/**
 * Until when paying is paused: an hour from the latest refusal that was one too many within ten minutes.
 * @param times when cards were refused, the earliest first; epoch milliseconds as `now`.
 * @returns null where it isn't paused.
 */
export function pauseEnd(times: readonly number[], now: number): number | null {
  const last = times.findLast((at, index) => {
    const first = times[index - LIMITS.declines_allowed];
    return first !== undefined && first > at - LIMITS.declines_within_m * MINUTE_MS;
  });
  const end = last === undefined ? now : last + LIMITS.paying_pause_m * MINUTE_MS;
  return end > now ? end : null;
}

/** Whether a browser did the work for a booking: a number whose hash with the booking's id begins with enough zeros. */
export const hasWorked = (booking_id: string, work: number | undefined): boolean =>
  work !== undefined && isWork(createHash('sha256').update(workText(booking_id, work)).digest());
