import type { ClaimDecision, PayoutClaim, PayoutClaims, StaffPayoutDetail } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAboutPeople } from '../../db/write-as.ts';
import type { StaffActor } from '../../http/actor.ts';
import { postClaimEnded } from '../payments/payout-postings.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { refuseFormerRole } from '../staff/roles.ts';
import { refuseOwn } from '../staff/own-matters.ts';
import { beginByHand, debtToTake, findShares } from './begin-payout.ts';
import type { PayoutDeps } from './deps.ts';
import { isRouteOff } from './route.ts';
import { findStaffPayout } from './staff-payouts.ts';

type Deps = Pick<PayoutDeps, 'db' | 'clock' | 'config'>;

/** The months in which an erased mentor can still claim their earnings. */
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

/** Finds amounts owed to erased mentors, or to one of them, less their debt and outside payouts, the oldest first. */
export async function findClaims({ db, clock, config }: Deps, user_id: string | null = null): Promise<Claim[]> {
  const now = clock.now();
  const at = sql`${new Date(now)}::timestamptz`;
  const ends = sql`erased_at + make_interval(months => ${CLAIM_MONTHS})`;
  const { rows } = await sql<Claim>`
    select owed.*, account.country, erased_at as left_at, ${ends} as ends_at,
      case when ${ends} < ${at} then 'over'
        when account.provider is null or account.provider = 'manual' then 'by_hand'
        when account.state <> 'active' or account.closed_at is not null then 'account_not_ready'
        when ${isRouteOff(config.platform_country, sql.ref('owed.currency'))} then 'route_off'
        else 'next_run' end as state
    from (
      select owner_user_id as user_id, currency, -sum(amount_minor)::bigint as amount_minor
      from ledger_entry join erasure on erasure.user_id = owner_user_id
      where account in ('mentor_earned', 'mentor_payable') and (${user_id}::uuid is null or owner_user_id = ${user_id})
        and not exists (select from payout_line line where line.booking_id = ledger_entry.booking_id and is_open)
      group by owner_user_id, currency having sum(amount_minor) < 0) owed
    join erasure on erasure.user_id = owed.user_id
    left join payout_account account on account.user_id = owed.user_id
    order by erased_at, owed.user_id, owed.currency limit ${MOST}`.execute(db);
  for (const claim of rows) {
    claim.amount_minor -= await debtToTake(db, claim);
  }
  return rows.filter(({ amount_minor }) => amount_minor > 0);
}

/** The same for the staff. */
export async function listClaims(context: Deps): Promise<PayoutClaims> {
  const claims = await findClaims(context);
  return {
    items: claims.map(({ amount_minor, left_at, ends_at, ...claim }) => ({
      ...claim,
      amount: fromMinor(amount_minor, claim.currency) ?? 0,
      left_at: toInstant(left_at),
      ends_at: toInstant(ends_at),
    })),
  };
}

type Actor = Pick<StaffActor, 'user_id' | 'role'>;

/**
 * Applies a staff member's decision to a claim of another person, under the mentor's lock.
 * @throws AppError NOT_FOUND where there is no such claim, STAFF_INVOLVED, ILLEGAL_MOVE in another state
 */
async function decide<T>(
  context: Deps,
  actor: Actor,
  { user_id, currency, states }: Pick<Claim, 'user_id' | 'currency'> & { states: readonly Claim['state'][] },
  change: (trx: Database, now: number) => Promise<T>,
): Promise<T> {
  const { db, clock } = context;
  const isIt = (claim: Claim) => claim.user_id === user_id && claim.currency === currency;
  if (!(await findClaims(context, user_id)).some(isIt)) {
    throw new AppError('NOT_FOUND');
  }
  refuseOwn(actor.user_id, [user_id]);
  return writeAboutPeople(db, { by: actor.user_id, about: [user_id] }, async (trx) => {
    await refuseFormerRole(trx, actor);
    const claim = (await findClaims({ ...context, db: trx }, user_id)).find(isIt);
    if (claim === undefined || !states.includes(claim.state)) {
      throw new AppError('ILLEGAL_MOVE');
    }
    return change(trx, clock.now());
  });
}

/**
 * Begins a payout by hand of a claim that no run will send. It is then handled like any payout: released, sent by staff and marked
 * as paid, by two people where it is large.
 * @throws AppError as `decide`, PAYOUT_NOT_POSSIBLE where nothing of it is payable yet
 */
export const payClaim = (
  context: Deps,
  actor: Actor,
  { user_id, currency, reason }: ClaimDecision & { user_id: string },
): Promise<StaffPayoutDetail> =>
  decide(
    context,
    actor,
    { user_id, currency, states: ['by_hand', 'account_not_ready', 'route_off', 'over'] },
    async (trx, now) => {
      const by = { user_id: actor.user_id, role: 'staff' } as const;
      const payout = await beginByHand(trx, user_id, { currency, scheduled_for: now, by, text: reason, now });
      if (payout === undefined) {
        throw new AppError('PAYOUT_NOT_POSSIBLE');
      }
      const { id } = payout;
      const act = { kind: 'payout_claim_begun', reason, actor_id: by.user_id, about_user_id: user_id } as const;
      await recordStaffAct(trx, { ...act, subject: { type: 'payout', id } });
      return findStaffPayout(trx, id, now);
    },
  );

/** Ends an expired claim: its payable part is written off. @throws AppError as `payClaim` */
export async function endClaim(
  context: Deps,
  actor: Actor,
  { user_id, currency, reason }: ClaimDecision & { user_id: string },
): Promise<PayoutClaims> {
  await decide(context, actor, { user_id, currency, states: ['over'] }, async (trx) => {
    const shares = await findShares(trx, { user_id, currency }, null);
    if (shares.length === 0) {
      throw new AppError('PAYOUT_NOT_POSSIBLE');
    }
    for (const { booking_id, payment_id: id, amount_minor } of shares) {
      await postClaimEnded(trx, { id, booking_id, currency }, amount_minor);
    }
    const act = { kind: 'payout_claim_ended', reason, actor_id: actor.user_id, about_user_id: user_id } as const;
    await recordStaffAct(trx, act);
  });
  return listClaims(context);
}
