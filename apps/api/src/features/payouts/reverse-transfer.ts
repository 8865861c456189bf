import type { Selectable } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { PayoutReversalTable } from '../../db/tables.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { notify } from '../notifications/notify.ts';
import { payoutProviderOf, type PayoutProvider, type TransferSnapshot } from '../../providers/payouts/port.ts';
import { endReversal } from '../payments/debt.ts';
import { returnPart } from './change-payout.ts';
import { writeMoneyOf, type PayoutDeps } from './deps.ts';
import { tellDebtJob } from './job-kinds.ts';
import { freeAtAccount } from './free-at-account.ts';
import { findPayout, linesOf, lockPayout, type Payout, type PayoutLine } from './payout.ts';
import { tryCall } from './try-call.ts';

type Reversal = Selectable<PayoutReversalTable>;

const findReversal = (db: Database, id: string): Promise<Reversal | undefined> =>
  db.selectFrom('payout_reversal').selectAll().where('id', '=', id).executeTakeFirst();

/** The provider may be making the transfer or the payout of the line: its outcome has to be known first. */
class OutcomeUnknown extends Error {}

interface Found {
  payout: Payout;
  line: PayoutLine;
}

async function lockFound(trx: Database, { payout_id, booking_id }: Reversal): Promise<Found> {
  const payout = await lockPayout(trx, payout_id);
  const line = payout && (await linesOf(trx, payout)).find((one) => one.booking_id === booking_id);
  if (payout === undefined || line === undefined) {
    throw new Error(`the payout ${payout_id} has no line for the booking ${booking_id}`);
  }
  return { payout, line };
}

/** Ends a reversal; the mentor is notified of the rest, which stays debt. */
async function end(
  trx: Database,
  { id, amount_minor, user_id }: Reversal & { user_id: string },
  came_minor: number,
  ended: { failure: string | null; now: number },
) {
  const reversed_minor = Math.max(0, Math.min(amount_minor, came_minor));
  const isWhole = reversed_minor === amount_minor;
  await endReversal(trx, id, { reversed_minor, failure: isWhole ? null : ended.failure, at: toInstant(ended.now) });
  if (!isWhole) {
    await notify(trx, [{ user_id, kind: 'payout_debt', group_key: 'payouts', key: `payout_debt:${id}` }]);
    await enqueue(trx, [tellDebtJob({ reversal_id: id })]);
  }
}

/** Ends the cancellation of a payout that didn't fully come back: staff can decide about the rest again. */
const endCancel = (trx: Database, payout_id: string) =>
  trx
    .updateTable('payout')
    .set({ cancel_asked_at: null })
    .where('id', '=', payout_id)
    .where('status', '<>', 'cancelled')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('payout_reversal')
            .select('id')
            .where('payout_id', '=', payout_id)
            .where('status', '=', 'pending'),
        ),
      ),
    )
    .execute();

/**
 * Ends a reversal without the provider, where nothing was transferred.
 * @returns the transfer to reverse, or null where it has ended.
 * @throws OutcomeUnknown
 */
function endAtHome(
  { db, clock }: PayoutDeps,
  reversal: Reversal,
  payout: Payout,
  moves_money: boolean,
): Promise<string | null> {
  return writeMoneyOf(db, payout.user_id, async (trx) => {
    const now = clock.now();
    const current = await findReversal(trx, reversal.id);
    if (current?.status !== 'pending') {
      return null;
    }
    const found = await lockFound(trx, reversal);
    const { status, send_asked_at, provider_payout_id } = found.payout;
    const isBeingSent =
      found.line.transfer_id === null
        ? found.line.transfer_asked_at !== null
        : status === 'pending' && send_asked_at !== null && provider_payout_id === null;
    if (isBeingSent) {
      throw new OutcomeUnknown(`the payout ${payout.id} is being sent`);
    }
    if (found.line.transfer_id !== null && !moves_money) {
      throw new OutcomeUnknown(`the provider of the payout ${payout.id} is switched off`);
    }
    if (found.line.transfer_id !== null) {
      return found.line.transfer_id;
    }
    // Payouts that staff have paid by hand, or have in a payment file, can't be taken back.
    const isInFile = found.payout.provider === 'manual' && status === 'pending' && send_asked_at !== null;
    const isGone = isInFile || status === 'paid' || status === 'in_transit' || status === 'cancelled';
    const amount_minor = isGone ? 0 : Math.min(reversal.amount_minor, found.line.net_minor);
    await end(trx, { ...reversal, user_id: payout.user_id }, amount_minor, { failure: 'not_reversible', now });
    await returnPart(trx, found.payout, { line: found.line, amount_minor, now });
    await endCancel(trx, found.payout.id);
    return null;
  });
}

/** The age at which a call has certainly ended. */
const CALL_MS = 2 * 60_000;

/** Finds the outcome of a transfer that was refused or whose answer was lost, once its payout isn't being sent any more. */
async function findOut(context: PayoutDeps, provider: PayoutProvider, { payout_id, booking_id }: Reversal) {
  const payout = await findPayout(context.db, payout_id);
  const line = payout && (await linesOf(context.db, payout)).find((one) => one.booking_id === booking_id);
  const asked = line?.transfer_id === null ? line.transfer_asked_at : null;
  const isOver = asked !== null && context.clock.now() - Date.parse(asked) > CALL_MS;
  if (payout === undefined || payout.status === 'pending' || !provider.moves_money || !isOver) {
    return;
  }
  const made = (await provider.findTransfers(booking_id)).find((transfer) => transfer.payout_id === payout_id);
  await writeMoneyOf(context.db, payout.user_id, async (trx) => {
    if ((await lockPayout(trx, payout_id))?.status === 'pending') {
      return;
    }
    await trx
      .updateTable('payout_line')
      .set(made === undefined ? { transfer_asked_at: null } : { transfer_id: made.id })
      .where('payout_id', '=', payout_id)
      .where('booking_id', '=', booking_id)
      .where('transfer_id', 'is', null)
      .where('transfer_asked_at', '=', asked)
      .execute();
  });
}

/** Reverses the missing amount, as far as the mentor's account has it. @returns the transfer as it is then. */
async function askProvider(
  context: PayoutDeps,
  {
    provider,
    reversal,
    payout,
    line,
  }: { provider: PayoutProvider; reversal: Reversal; payout: Payout; line: PayoutLine },
  transfer: TransferSnapshot,
): Promise<{ transfer: TransferSnapshot; failure: string | null }> {
  // An earlier reversal whose answer was lost counts.
  const unrecorded = transfer.reversed_minor - (transfer.amount_minor - line.net_minor);
  const missing = reversal.amount_minor - Math.max(0, unrecorded);
  const free = missing > 0 ? await freeAtAccount(context.db, provider, { payout, but: [line.booking_id] }) : 0;
  const amount_minor = Math.min(missing, free);
  if (amount_minor <= 0) {
    return { transfer, failure: 'balance_insufficient' };
  }
  const { id: reversal_id } = reversal;
  const request = { transfer_id: transfer.id, reversal_id, amount_minor };
  const key = `reversal:${reversal_id}:${transfer.reversed_minor}:${amount_minor}`;
  const outcome = await tryCall(context, { reversal_id, call: 'reverse' }, () => provider.reverse(request, key));
  return 'refusal' in outcome
    ? { transfer, failure: outcome.refusal }
    : { transfer: outcome.answer, failure: 'balance_insufficient' };
}

/**
 * Takes back the payout of a session that was refunded later, up to the balance of the mentor's account; the rest stays debt.
 * Repeated calls take nothing twice: the provider's reversals are compared with the posted ones.
 * @throws PayoutError if the provider can't be reached, OutcomeUnknown; the job is tried again.
 */
export async function reverseTransfer(context: PayoutDeps, reversal_id: string): Promise<void> {
  const reversal = await findReversal(context.db, reversal_id);
  const payout = reversal && (await findPayout(context.db, reversal.payout_id));
  if (reversal === undefined || payout === undefined || reversal.status !== 'pending') {
    return;
  }
  const provider = payoutProviderOf(context, payout.provider);
  await findOut(context, provider, reversal);
  const transfer_id = await endAtHome(context, reversal, payout, provider.moves_money);
  if (transfer_id === null) {
    return;
  }
  const transfer = (await provider.findTransfers(reversal.booking_id)).find(({ id }) => id === transfer_id);
  const line = (await linesOf(context.db, payout)).find(({ booking_id }) => booking_id === reversal.booking_id);
  if (transfer === undefined || line === undefined) {
    throw new Error(`the provider doesn't know the transfer ${transfer_id}`);
  }
  const after = await askProvider(context, { provider, reversal, payout, line }, transfer);
  await writeMoneyOf(context.db, payout.user_id, async (trx) => {
    const now = context.clock.now();
    const found = await lockFound(trx, reversal);
    const came = after.transfer.reversed_minor - (after.transfer.amount_minor - found.line.net_minor);
    if ((await findReversal(trx, reversal_id))?.status === 'pending') {
      await end(trx, { ...reversal, user_id: payout.user_id }, came, { failure: after.failure, now });
    }
    await returnPart(trx, found.payout, { line: found.line, amount_minor: Math.min(came, found.line.net_minor), now });
    await endCancel(trx, found.payout.id);
  });
}
