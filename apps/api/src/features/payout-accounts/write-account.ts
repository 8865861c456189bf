import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { PayoutAccountEventTable, PayoutAccountState } from '../../db/tables.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { notify, type Told } from '../notifications/notify.ts';
import type { Updateable } from 'kysely';
import type { PayoutAccountTable } from '../../db/tables.ts';
import type { PayoutAccount } from './account.ts';
import { accountRestrictedJob, bankChangedJob } from './notice-jobs.ts';

type Actor = PayoutAccountEventTable['actor_role'];

interface NewEvent {
  user_id: string;
  kind: PayoutAccountEventTable['kind'];
  by: Actor;
  now: number;
  from?: PayoutAccountState;
  to?: PayoutAccountState;
}

export async function keepEvent(trx: Database, { user_id, kind, by, now, from, to }: NewEvent): Promise<string> {
  const id = newId();
  await trx
    .insertInto('payout_account_event')
    .values({
      id,
      user_id,
      kind,
      from_state: from ?? null,
      to_state: to ?? null,
      actor_role: by,
      created_at: toInstant(now),
    })
    .execute();
  return id;
}

/**
 * Another bank account than the last one that was known holds payouts for a week, and its owner is told, wherever it was changed.
 * @returns the columns to write
 */
function bankChange(before: PayoutAccount, fingerprint: string | null, now: number) {
  const isOther = fingerprint !== null && before.bank_fingerprint !== null && fingerprint !== before.bank_fingerprint;
  return {
    isOther,
    columns: {
      // A bank account that was taken away is remembered, so that the next one is another one.
      bank_fingerprint: fingerprint ?? before.bank_fingerprint,
      ...(isOther && { bank_changed_at: toInstant(now) }),
    },
  };
}

interface Change {
  columns: Updateable<PayoutAccountTable>;
  /** The provider's name for the bank account now; null where there is none. */
  fingerprint: string | null;
  state: PayoutAccountState;
  by: Actor;
  now: number;
}

const toldOf = (
  user_id: string,
  kind: 'payout_bank_changed' | 'payout_account_restricted',
  event_id: string,
): Told => ({
  user_id,
  kind,
  group_key: 'payout-account',
  key: `${kind}:${event_id}`,
});

/** Writes the new state of an account with its history, and the emails about it. It is locked. */
export async function writeAccount(
  trx: Database,
  before: PayoutAccount,
  { columns, fingerprint, state, by, now }: Change,
): Promise<PayoutAccount> {
  const { user_id } = before;
  const bank = bankChange(before, fingerprint, now);
  const isMoved = state !== before.state;
  const after = await trx
    .updateTable('payout_account')
    .set({
      ...columns,
      ...bank.columns,
      state,
      version: before.version + 1,
      ...(isMoved && { updated_at: toInstant(now) }),
      ...(state === 'active' && before.activated_at === null && { activated_at: toInstant(now) }),
    })
    .where('user_id', '=', user_id)
    .where('version', '=', before.version)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (bank.isOther) {
    const event_id = await keepEvent(trx, { user_id, kind: 'bank_changed', by, now });
    await notify(trx, [toldOf(user_id, 'payout_bank_changed', event_id)]);
    await enqueue(trx, [bankChangedJob({ event_id })]);
  }
  if (isMoved) {
    const event_id = await keepEvent(trx, { user_id, kind: 'state', by, now, from: before.state, to: state });
    if (state === 'restricted' || state === 'rejected') {
      await notify(trx, [toldOf(user_id, 'payout_account_restricted', event_id)]);
      await enqueue(trx, [accountRestrictedJob({ event_id })]);
    }
  }
  return after;
}
