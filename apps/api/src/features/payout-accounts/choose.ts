import { VALIDATION_MESSAGES as words, type ChoosePayoutAccount, type PayoutAccount as Answer } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Actor } from '../../http/actor.ts';
import { requireRecentSignIn } from '../../http/recent-sign-in.ts';
import { replaceSignal, signalOf } from '../../http/account-signals.ts';
import { writeAsMentor } from '../profiles/own-profile.ts';
import { compareMentorJob } from '../fraud/compare-mentor.ts';
import { comparedName } from '../fraud/holder-name.ts';
import { automaticPayouts } from '../../providers/payouts/port.ts';
import { lockPayoutAccount, isCountryFixed, type PayoutAccount } from './account.ts';
import { bankColumns, openBank, readBank, type BankDetails } from './bank-details.ts';
import type { PayoutAccountDeps } from './deps.ts';
import { getPayoutAccount } from './present.ts';
import { routesTo, SCHEDULES } from './payout-routes.ts';
import { openPayoutAccount } from './settle.ts';
import { callProvider } from './call-provider.ts';
import { keepEvent, writeAccount } from './write-account.ts';

type SignedIn = Pick<Actor, 'user_id' | 'claims'>;

interface Choice {
  provider: NonNullable<PayoutAccount['provider']>;
  country: string;
  currency: string;
  /** The bank account for payouts by hand; null where the known one stays. */
  bank: BankDetails | null;
}

const refuse = (path: string, message: string) => new AppError('VALIDATION_FAILED', { errors: [{ path, message }] });

/** @throws AppError VALIDATION_FAILED where nothing leads there, or the bank account can't be right. */
async function readChoice(
  context: PayoutAccountDeps,
  { country, currency, bank }: ChoosePayoutAccount,
): Promise<Choice> {
  const route = (await routesTo(context, country)).find((one) => one.currency === currency);
  if (route === undefined) {
    throw refuse('currency', words.payout_currency);
  }
  const byHand = route.provider === 'manual';
  const provider = byHand ? 'manual' : automaticPayouts(context).name;
  return {
    provider: provider as Choice['provider'],
    country,
    currency,
    bank: byHand && bank !== undefined ? readBank(bank) : null,
  };
}

const isSame = (before: PayoutAccount, { provider, country }: Choice) =>
  before.provider === provider && before.country === country;

async function lockOrBegin(trx: Database, user_id: string): Promise<PayoutAccount> {
  await trx
    .insertInto('payout_account')
    .values({ user_id })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const account = await lockPayoutAccount(trx, user_id);
  if (account === undefined) throw new Error(`no payout account of ${user_id}`);
  return account;
}

/** @throws AppError PAYOUT_REFUSED for a rejected mentor, PAYOUT_COUNTRY_FIXED after the first payout. */
async function refuseChange(trx: Database, before: PayoutAccount, choice: Choice): Promise<void> {
  if (before.state === 'rejected') {
    throw new AppError('PAYOUT_REFUSED');
  }
  const isElsewhere = before.country !== null && before.country !== choice.country;
  if (isElsewhere && (await isCountryFixed(trx, before.user_id))) {
    throw new AppError('PAYOUT_COUNTRY_FIXED');
  }
}

/** The same bank account, whichever key its fingerprint was made with. */
const isSameBank = (one: BankDetails | null, other: BankDetails) =>
  one !== null && JSON.stringify({ ...one, holder: '' }) === JSON.stringify({ ...other, holder: '' });

/** Whether the money would go elsewhere than now. Where none goes anywhere yet, nothing can be taken. */
function goesElsewhere(context: PayoutAccountDeps, before: PayoutAccount, choice: Choice): boolean {
  if (before.bank_fingerprint === null) {
    return false;
  }
  return !isSame(before, choice) || (choice.bank !== null && !isSameBank(openBank(context, before), choice.bank));
}

/** Writes the bank account of payouts by hand. */
async function writeBank(
  context: PayoutAccountDeps,
  trx: Database,
  { before, choice, now }: { before: PayoutAccount; choice: Choice; now: number },
): Promise<void> {
  const known = openBank(context, before);
  const bank = choice.bank ?? known;
  if (bank === null) {
    throw refuse('bank', words.bank_required);
  }
  await replaceSignal(trx, before.user_id, signalOf(context, 'holder', comparedName([bank.holder])));
  const { bank_fingerprint, ...columns } = bankColumns(context, before.user_id, bank);
  await writeAccount(trx, before, {
    columns,
    fingerprint: isSameBank(known, bank) ? before.bank_fingerprint : bank_fingerprint,
    state: before.state,
    by: 'mentor',
    now,
  });
}

async function writeChoice(
  context: PayoutAccountDeps,
  trx: Database,
  { actor, choice }: { actor: SignedIn; choice: Choice },
): Promise<void> {
  const { user_id } = actor;
  const now = context.clock.now();
  let before = await lockOrBegin(trx, user_id);
  await refuseChange(trx, before, choice);
  if (goesElsewhere(context, before, choice)) {
    requireRecentSignIn(actor, now);
  }
  const { provider, country, currency } = choice;
  const offered = SCHEDULES[provider === 'manual' ? 'manual' : 'stripe_connect'];
  const anew = isSame(before, choice)
    ? {}
    : {
        provider,
        country,
        state: 'none' as const,
        attempt: before.attempt + 1,
        account_id: null,
        needs: [],
        mismatch: null,
        checked_at: null,
        bank_last4: null,
        ...(provider !== 'manual' && { bank_details: null, bank_details_key_id: null }),
      };
  if (!isSame(before, choice)) {
    await keepEvent(trx, { user_id, kind: 'chosen', by: 'mentor', now, from: before.state, to: 'none' });
  }
  before = await trx
    .updateTable('payout_account')
    .set({
      ...anew,
      currency,
      schedule: offered.includes(before.schedule) ? before.schedule : (offered[0] ?? 'monthly'),
      version: before.version + 1,
      updated_at: toInstant(now),
    })
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (before.country !== null) {
    await enqueue(trx, [compareMentorJob({ user_id })]);
  }
  if (provider === 'manual') {
    await writeBank(context, trx, { before, choice, now });
  }
}

/**
 * Chooses country and currency, and with payouts by hand the bank account. At a provider the account is made after that; if it
 * can't be reached, the same choice goes on from there, and so does a job.
 * @throws AppError VALIDATION_FAILED, PROFILE_NOT_FOUND, SIGN_IN_AGAIN, PAYOUT_COUNTRY_FIXED, PAYOUT_REFUSED, PAYOUT_UNREACHABLE
 */
export async function choosePayoutAccount(
  context: PayoutAccountDeps,
  actor: SignedIn,
  body: ChoosePayoutAccount,
): Promise<Answer> {
  const { user_id } = actor;
  const choice = await readChoice(context, body);
  await writeAsMentor(context.db, user_id, 'PROFILE_NOT_FOUND', (trx) => writeChoice(context, trx, { actor, choice }));
  await callProvider(context, () => openPayoutAccount(context, user_id));
  return getPayoutAccount(context, user_id);
}
