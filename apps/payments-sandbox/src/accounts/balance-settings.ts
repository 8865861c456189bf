import { z } from 'zod';
import type { AccountRow } from '../database/connect-rows.ts';
import { findRow, updateRow } from '../database/queries.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { accountOf } from './account-of.ts';

/** https://docs.stripe.com/api/balance-settings/object */
const presentSettings = (account: AccountRow) => ({
  object: 'balance_settings',
  payments: {
    debit_negative_balances: account.debit_negative_balances,
    payouts: {
      automatic_transfer_rules_by_currency: null,
      minimum_balance_by_currency: null,
      schedule: { interval: account.payout_interval },
      statement_descriptor: null,
      status: account.state === 'active' ? 'enabled' : 'disabled',
    },
    settlement_timing: { delay_days: 2, start_of_day: null },
  },
});

/** `GET /v1/balance_settings` of the account in `Stripe-Account`. */
export async function readBalanceSettings(call: Call): Promise<Reply> {
  readParams(z.strictObject({}), call.params);
  return { status: 200, body: presentSettings(await findRow(call.db, 'account', accountOf(call))) };
}

const Update = z.strictObject({
  payments: z.strictObject({
    debit_negative_balances: z.literal('false').optional(),
    payouts: z.strictObject({
      schedule: z.strictObject({ interval: z.literal('manual', 'must be manual: nothing is paid out by itself here') }),
    }),
  }),
});

/** `POST /v1/balance_settings`: https://docs.stripe.com/api/balance-settings/update */
export async function updateBalanceSettings(call: Call): Promise<Reply> {
  const { payments } = readParams(Update, call.params);
  const { id } = await findRow(call.db, 'account', accountOf(call));
  const changed = await updateRow(call.db, 'account', id, {
    payout_interval: payments.payouts.schedule.interval,
    debit_negative_balances: false,
  });
  return { status: 200, body: presentSettings(changed) };
}
