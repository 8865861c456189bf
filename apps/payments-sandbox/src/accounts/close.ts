import { z } from 'zod';
import { heldBy } from '../balance/held.ts';
import { updateRow } from '../database/queries.ts';
import { recordThinEvent } from '../events/record-thin.ts';
import { StateRefusal } from '../http/api-error.ts';
import type { Call, Reply } from '../http/call.ts';
import { list, readParams } from '../http/params.ts';
import { lockAccount } from './account-of.ts';
import { showAccount } from './accounts.ts';
import { setState } from './onboard.ts';

const Close = z.strictObject({ applied_configurations: list(z.literal('recipient')).optional() });

/** `POST /v2/core/accounts/:id/close`: https://docs.stripe.com/api/v2/core/accounts/close. With money on it, it stays open. */
export async function closeAccount({ db, id, params }: Call): Promise<Reply> {
  readParams(Close, params);
  const account = await lockAccount(db, id, 'id');
  const held = await heldBy(db, id);
  if (held.some(({ available, pending }) => available !== 0 || pending !== 0)) {
    throw new StateRefusal({ code: 'account_has_balance', message: 'The account still holds money.' });
  }
  if (account.closed_at !== null) {
    return showAccount(db, account, []);
  }
  await setState(db, account, 'rejected');
  const closed = await updateRow(db, 'account', id, { closed_at: new Date() });
  await recordThinEvent(db, 'v2.core.account.closed', id);
  return showAccount(db, closed, []);
}
