import { concludedBy, withdrawUntil, type BookingPolicy, type BookingStatus } from '@abroad/booking-rules';
import { EARLY_START_VERSION, VALIDATION_MESSAGES, type CreateBooking } from '@abroad/contract';
import { mayBeInEea } from '@abroad/reference-data/eea';
import { localDay, localMidnight, zoneTable } from '@abroad/slots';
import type { Selectable } from 'kysely';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { toInstant } from '../../../core/clock.ts';
import type { Database } from '../../../db/connection.ts';
import type { BookingTable } from '../../../db/tables.ts';
import type { Service } from '../../event-types/service-row.ts';

/** The end of the right in a time zone, for a contract of this instant (epoch milliseconds). */
function withdrawUntilIn(time_zone: string, concluded_at: number): number {
  const table = zoneTable(time_zone);
  if (table === null) {
    throw new Error(`no time zone is called ${time_zone}`);
  }
  return withdrawUntil(concluded_at, {
    dayOf: (instant) => localDay(table, instant),
    startOf: (day) => localMidnight(table, day),
  });
}

/** A session that is about to be booked. Instants in epoch milliseconds. */
interface Wanted {
  mentor_user_id: string;
  /** Null for a visitor who isn't signed in. */
  prospect_user_id: string | null;
  price_minor: number;
  policy: BookingPolicy;
  start: number;
  time_zone: string;
  now: number;
}

export interface WithdrawalRight {
  /** Null where the mentor hasn't said it. */
  is_trader: boolean | null;
  /** The latest end that the right can have (epoch milliseconds); null without it. */
  until: number | null;
  /** The session starts before that, so its student has to ask for it. */
  is_early: boolean;
}

/** Whether the student of a session could withdraw from the contract: docs/decisions/0147. */
export async function findWithdrawalRight(
  db: Database,
  { withdrawal }: Pick<Context['config'], 'withdrawal'>,
  wanted: Wanted,
): Promise<WithdrawalRight> {
  const { mentor_user_id, prospect_user_id, price_minor, policy, start, time_zone, now } = wanted;
  const people = await db
    .selectFrom('mentor_profile as mentor')
    .leftJoin('prospect_profile as prospect', (join) => join.on('prospect.auth_user_id', '=', prospect_user_id))
    .select(['mentor.is_trader', 'prospect.current_country_code as country'])
    .where('mentor.auth_user_id', '=', mentor_user_id)
    .executeTakeFirst();
  const is_trader = people?.is_trader ?? null;
  const country = people?.country ?? null;
  if (withdrawal === 'off' || is_trader !== true || price_minor === 0 || !mayBeInEea({ country, time_zone })) {
    return { is_trader, until: null, is_early: false };
  }
  const until = withdrawUntilIn(time_zone, concludedBy(now, policy));
  return { is_trader, until, is_early: start < until };
}

/** A session as it is asked for. Instants in epoch milliseconds. */
interface AskedFor {
  service: Pick<Service, 'price_minor' | 'policy'>;
  mentor_user_id: string;
  prospect_user_id: string;
  start: number;
  now: number;
  body: Pick<CreateBooking, 'time_zone' | 'early_start_version'>;
}

/**
 * The columns of a new booking that say whether its student can withdraw from the contract. Where the session starts before that right ends
 * and the student hasn't asked for it, the right lasts beyond the session.
 * @throws AppError VALIDATION_FAILED, naming `early_start_version`, if they asked in other words than the present ones.
 */
export async function takeWithdrawalRight(
  trx: Database,
  config: Pick<Context['config'], 'withdrawal'>,
  { service, mentor_user_id, prospect_user_id, start, now, body }: AskedFor,
) {
  const { time_zone, early_start_version } = body;
  const { price_minor, policy } = service;
  const of = { mentor_user_id, prospect_user_id, price_minor, policy, start, time_zone, now };
  const { is_trader, until, is_early } = await findWithdrawalRight(trx, config, of);
  if (is_early && (early_start_version ?? EARLY_START_VERSION) !== EARLY_START_VERSION) {
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'early_start_version', message: VALIDATION_MESSAGES.early_start }],
    });
  }
  const has_asked = is_early && early_start_version !== undefined;
  return {
    mentor_is_trader: is_trader,
    withdraw_until: until === null ? null : toInstant(until),
    withdraw_after_start: is_early && !has_asked,
    early_start_asked_at: has_asked ? toInstant(now) : null,
    early_start_version: has_asked ? EARLY_START_VERSION : null,
  };
}

type Right = Pick<Selectable<BookingTable>, 'status' | 'withdraw_until' | 'time_zone'>;

/** The contract is concluded by the confirmation: from then on the days are counted. */
export function countedFromConfirmation(
  { status, withdraw_until, time_zone }: Right,
  to: BookingStatus,
  now: number,
): Partial<Pick<Right, 'withdraw_until'>> {
  return to === 'confirmed' && status !== 'confirmed' && withdraw_until !== null
    ? { withdraw_until: toInstant(withdrawUntilIn(time_zone, now)) }
    : {};
}
