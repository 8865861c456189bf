import { z } from 'zod';
import { findRow } from '../database/queries.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { heldBy } from './held.ts';

const sum = (currency: string, amount: number) => ({ amount, currency, source_types: { card: amount } });

/** `GET /v1/balance`, of the platform or of the account in `Stripe-Account`: https://docs.stripe.com/api/balance */
export async function readBalance({ db, account, params }: Call): Promise<Reply> {
  readParams(z.strictObject({}), params);
  if (account !== null) {
    await findRow(db, 'account', account);
  }
  const held = await heldBy(db, account);
  return {
    status: 200,
    body: {
      object: 'balance',
      available: held.map(({ currency, available }) => sum(currency, available)),
      livemode: false,
      pending: held.map(({ currency, pending }) => sum(currency, pending)),
    },
  };
}
