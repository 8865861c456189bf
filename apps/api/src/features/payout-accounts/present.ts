import { LIMITS, type PayoutAccount as Answer, type PayoutNeed } from '@abroad/contract';
import { toInstant } from '../../core/clock.ts';
import type { Context } from '../../context.ts';
import { requireMentor } from '../profiles/own-profile.ts';
import { isUnchecked } from '../fraud/compare-mentor.ts';
import { payoutAccountOf, isCountryFixed, type PayoutAccount } from './account.ts';
import { kindOf, presentRoute, routeOfAccount } from './payout-routes.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The first rule that fits a code of the provider says what kind of thing is missing. */
const NEEDS: readonly (readonly [RegExp, PayoutNeed])[] = [
  [/external_account|bank|payout_method|outbound/, 'bank'],
  [/document|verification|proof/, 'document'],
  [/tos_acceptance|agreement|terms/, 'terms'],
  [/tax|id_number|ssn|vat/, 'tax'],
  [/individual|identity|person|representative|business_profile|dob|address|name|phone|email/, 'person'],
];

/** Returns the kinds of missing information in words that a mentor understands, each once. */
export const needsOf = (codes: readonly string[]): PayoutNeed[] => [
  ...new Set(codes.map((code) => NEEDS.find(([pattern]) => pattern.test(code))?.[1] ?? 'other')),
];

/** After a change of the bank account nothing is paid until then, in epoch milliseconds; null where it is over, or never was. */
export function bankHeldUntil({ bank_changed_at }: Pick<PayoutAccount, 'bank_changed_at'>, now: number): number | null {
  const until = bank_changed_at === null ? 0 : Date.parse(bank_changed_at) + LIMITS.bank_changed_hold_days * DAY_MS;
  return until > now ? until : null;
}

const NOTHING_CHOSEN = {
  state: 'none',
  country: null,
  currency: null,
  provider: null,
  needs: [],
  bank_last4: null,
  bank_changed_at: null,
  schedule: 'weekly',
} as const;

/** @throws AppError PROFILE_NOT_FOUND for a user who isn't a mentor. */
export async function getPayoutAccount(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'payouts'>,
  user_id: string,
): Promise<Answer> {
  const { db, clock } = context;
  await requireMentor(db, user_id);
  const [account = NOTHING_CHOSEN, is_country_fixed, mentor] = await Promise.all([
    payoutAccountOf(db, user_id),
    isCountryFixed(db, user_id),
    db
      .selectFrom('mentor_profile')
      .select('current_country_code')
      .where('auth_user_id', '=', user_id)
      .executeTakeFirst(),
  ]);
  const route = await routeOfAccount(context, account);
  const until = bankHeldUntil(account, clock.now());
  return {
    state: account.state,
    country: account.country,
    currency: account.currency,
    provider: account.provider === null ? null : kindOf(account.provider),
    needs: needsOf(account.needs),
    bank_last4: account.bank_last4,
    bank_held_until: until === null ? null : toInstant(until),
    schedule: account.schedule,
    route: route === undefined ? null : presentRoute(route),
    is_country_fixed,
    is_unchecked: await isUnchecked(db, user_id),
    suggested_country: mentor?.current_country_code ?? null,
  };
}
