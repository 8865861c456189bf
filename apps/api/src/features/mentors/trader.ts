import type { MentorOnboarding, MentorProfile, Trader } from '@abroad/contract';
import { sql } from 'kysely';
import { oneLine } from '../../core/one-line.ts';
import type { Database } from '../../db/connection.ts';

/** The details of a trader; null for everyone else. For queries of `mentor_profile as profile`. */
export const traderOfProfile = sql<MentorProfile['trader']>`
  case when profile.is_trader then json_build_object(
    'name', profile.trader_name, 'address', profile.trader_address, 'email', profile.trader_email,
    'phone', profile.trader_phone, 'register_number', profile.trader_register, 'vat_number', profile.trader_vat,
    'is_certified', profile.trader_certified_at is not null) end`;

/** The columns of what a mentor says about trading; none where they say nothing. @param at the time of it. */
export function traderColumns({ is_trader, trader }: Pick<MentorOnboarding, 'is_trader' | 'trader'>, at: string) {
  if (is_trader === undefined) {
    return {};
  }
  return {
    is_trader,
    trader_name: trader?.name ?? null,
    trader_address: trader?.address ?? null,
    trader_register: trader?.register_number ?? null,
    trader_vat: trader?.vat_number ?? null,
    trader_email: trader?.email ?? null,
    trader_phone: trader?.phone ?? null,
    trader_certified_at: trader ? at : null,
  };
}

/**
 * The same for who sold a session; null where they didn't sell it as a trader. For queries of `booking`.
 */
export const traderOfBooking = sql<MentorProfile['trader']>`
  (select ${traderOfProfile} from mentor_profile profile
   where booking.mentor_is_trader and profile.auth_user_id = booking.mentor_user_id)`;

/** Returns all details of the seller of a session on one line. */
export const traderInLine = ({ name, address, email, phone, register_number, vat_number }: Trader): string =>
  oneLine([name, address.replaceAll('\n', ', '), email, phone, register_number, vat_number].filter(Boolean).join(', '));

/** The details of a mentor who is a trader; null for everyone else. */
export async function findTrader(db: Database, user_id: string): Promise<MentorProfile['trader']> {
  const row = await db
    .selectFrom('mentor_profile as profile')
    .select(traderOfProfile.as('trader'))
    .where('profile.auth_user_id', '=', user_id)
    .executeTakeFirst();
  return row?.trader ?? null;
}
