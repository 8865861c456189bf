import type { PayoutClaim, PayoutClaims } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';

/** How long an erased mentor can still claim what was earned. */
const CLAIM_MONTHS = 24;
const MOST = 500;

interface Claim {
  user_id: string;
  currency: string;
  amount_minor: number;
  country: string | null;
  left_at: string;
  ends_at: string;
  state: PayoutClaim['state'];
}

/** What is owed to erased mentors and in no payout, the oldest first. */
export async function findClaims(db: Database, now: number): Promise<Claim[]> {
  const at = sql`${new Date(now)}::timestamptz`;
  const ends = sql`erased_at + make_interval(months => ${CLAIM_MONTHS})`;
  const { rows } = await sql<Claim>`
    select owed.*, account.country, erased_at as left_at, ${ends} as ends_at,
      case when ${ends} < ${at} then 'over'
        when account.provider is null or account.provider = 'manual' then 'by_hand'
        when account.state = 'active' and account.closed_at is null then 'next_run'
        else 'account_not_ready' end as state
    from (
      select owner_user_id as user_id, currency, -sum(amount_minor)::bigint as amount_minor
      from ledger_entry join erasure on erasure.user_id = owner_user_id
      where account in ('mentor_earned', 'mentor_payable')
      group by owner_user_id, currency having sum(amount_minor) < 0) owed
    join erasure on erasure.user_id = owed.user_id
    left join payout_account account on account.user_id = owed.user_id
    order by erased_at, owed.user_id, owed.currency limit ${MOST}`.execute(db);
  return rows;
}

/** The same for the staff. */
export async function listClaims(db: Database, now: number): Promise<PayoutClaims> {
  const claims = await findClaims(db, now);
  return {
    items: claims.map(({ amount_minor, left_at, ends_at, ...claim }) => ({
      ...claim,
      amount: fromMinor(amount_minor, claim.currency) ?? 0,
      left_at: toInstant(left_at),
      ends_at: toInstant(ends_at),
    })),
  };
}
