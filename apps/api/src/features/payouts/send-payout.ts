import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import {
  PayoutError,
  payoutProviderOf,
  type PayoutProvider,
  type PayoutSnapshot,
} from '../../providers/payouts/port.ts';
import { endUnsentReversals } from '../payments/debt.ts';
import { isBlocked } from './blocked.ts';
import { changedSince } from './changed-since.ts';
import { holdPayout, returnPart, withdrawLine } from './change-payout.ts';
import { writeMoneyOf, type PayoutDeps } from './deps.ts';
import { sendPayoutJob } from './job-kinds.ts';
import { findPayout, linesOf, lockPayout, movePayout, netOf, type Payout, type PayoutLine } from './payout.ts';
import { applyPayout, settlePayout } from './settle-payout.ts';
import { tryCall } from './try-call.ts';

/** The payout waits for money at the provider; the job and the reconciling sweep try again. */
class WaitsForFunds extends Error {}

/** Takes pending reversals off a line whose transfer wasn't requested yet, so that their amount is never sent. */
async function takeBackUnsent(trx: Database, payout: Payout, line: PayoutLine, now: number): Promise<void> {
  const pending = await trx
    .selectFrom('payout_reversal')
    .select((row) => row.fn.sum<number | null>('amount_minor').as('sum'))
    .where('payout_id', '=', payout.id)
    .where('booking_id', '=', line.booking_id)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const amount_minor = Math.min(pending.sum ?? 0, line.net_minor);
  if (amount_minor > 0) {
    await endUnsentReversals(trx, { payout_id: payout.id, booking_id: line.booking_id }, toInstant(now));
    await returnPart(trx, payout, { line, amount_minor, now });
  }
}

/** A line whose transfer may be requested; `was_asked` where an earlier answer may be lost. */
interface Asked {
  payout: Payout;
  line: PayoutLine;
  was_asked: boolean;
}

/**
 * Freezes the next line to transfer. A session with a new open issue is taken out, and amounts that are being taken
 * back aren't sent.
 * @returns null where every line is transferred, or the payout isn't to be sent any more.
 */
function askForNext({ db, clock }: PayoutDeps, { id, user_id }: Payout): Promise<Asked | null> {
  return writeMoneyOf(db, user_id, async (trx) => {
    const now = clock.now();
    for (;;) {
      const payout = await lockPayout(trx, id);
      if (payout?.status !== 'pending' || payout.cancel_asked_at !== null) {
        return null;
      }
      const line = (await linesOf(trx, payout)).find(
        ({ transfer_id, net_minor }) => transfer_id === null && net_minor > 0,
      );
      if (line === undefined) {
        return null;
      }
      if (line.transfer_asked_at !== null) {
        return { payout, line, was_asked: true };
      }
      if (await isBlocked(trx, line.id)) {
        await withdrawLine(trx, payout, line, now);
        continue;
      }
      await takeBackUnsent(trx, payout, line, now);
      const [left, current] = [
        (await linesOf(trx, payout)).find(({ id: one }) => one === line.id),
        await lockPayout(trx, id),
      ];
      if (left !== undefined && left.net_minor > 0 && current?.status === 'pending') {
        await trx
          .updateTable('payout_line')
          .set({ transfer_asked_at: toInstant(now) })
          .where('payout_id', '=', id)
          .where('booking_id', '=', line.booking_id)
          .execute();
        return { payout: current, line: left, was_asked: false };
      }
    }
  });
}

/** Stores a refusal of the provider: the payout is held, or waits for money. @throws WaitsForFunds */
async function refused({ db, clock, logger }: PayoutDeps, payout: Payout, code: string): Promise<void> {
  const { id, user_id, refusals } = payout;
  await writeMoneyOf(db, user_id, async (trx) => {
    const counted = await trx
      .updateTable('payout')
      .set({ refusals: refusals + 1, failure: code })
      .where('id', '=', id)
      .where('refusals', '=', refusals)
      .where('status', '=', 'pending')
      .returningAll()
      .executeTakeFirst();
    if (counted !== undefined && code !== 'insufficient_funds') {
      const reason = code === 'account_restricted' ? 'account_restricted' : 'provider_refused';
      await holdPayout(trx, counted, { reason, failure: code, text: code, now: clock.now() });
    }
  });
  if (code === 'insufficient_funds') {
    logger.error({ part: 'payouts', payout_id: id }, 'a payout waits for money at the provider');
    throw new WaitsForFunds(`the payout ${id} waits for money at the provider`);
  }
}

/** Makes the transfer of a line, once: after a lost answer it is looked up first. @returns whether to go on. */
async function transferLine(
  context: PayoutDeps,
  provider: PayoutProvider,
  { payout, line, was_asked }: Asked,
): Promise<boolean> {
  const { id: payout_id, account_id, currency, refusals } = payout;
  const { booking_id, intent_id, net_minor: amount_minor } = line;
  const made = was_asked
    ? (await provider.findTransfers(booking_id)).find((transfer) => transfer.payout_id === payout_id)
    : undefined;
  const request = {
    account_id: account_id ?? '',
    payout_id,
    booking_id,
    intent_id: intent_id ?? '',
    amount_minor,
    currency,
  };
  const key = `payout:${payout_id}:${booking_id}:${refusals}`;
  const outcome =
    made === undefined
      ? await tryCall(context, { payout_id, booking_id, call: 'transfer' }, () => provider.transfer(request, key))
      : { answer: made };
  if ('refusal' in outcome) {
    await refused(context, payout, outcome.refusal);
    return false;
  }
  await context.db
    .updateTable('payout_line')
    .set({ transfer_id: outcome.answer.id })
    .where('payout_id', '=', payout_id)
    .where('booking_id', '=', booking_id)
    .where('transfer_id', 'is', null)
    .execute();
  return true;
}

/** Freezes the amount for the bank. @returns null where it isn't to be sent now. */
function askForBank({ db, clock }: PayoutDeps, { id, user_id, refusals }: Payout): Promise<Payout | null> {
  return writeMoneyOf(db, user_id, async (trx) => {
    const payout = await lockPayout(trx, id);
    const lines = payout === undefined ? [] : await linesOf(trx, payout);
    const isWhole = lines.every(({ transfer_id, net_minor }) => transfer_id !== null || net_minor === 0);
    const isToBeSent = payout?.status === 'pending' && payout.cancel_asked_at === null && payout.refusals === refusals;
    if (!isToBeSent || !isWhole) {
      return null;
    }
    const now = clock.now();
    const reasons = payout.send_asked_at === null ? await changedSince(trx, payout, lines) : [];
    if (reasons.length > 0) {
      await movePayout(trx, payout, { kind: 'held', now, set: { status: 'held', held_for: reasons } });
      return null;
    }
    return trx
      .updateTable('payout')
      .set({ send_asked_at: payout.send_asked_at ?? toInstant(now), amount_minor: netOf(lines) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Sends the transferred amount to the mentor's bank, once for each attempt. */
async function sendToBank(context: PayoutDeps, provider: PayoutProvider, payout: Payout): Promise<void> {
  const { id: payout_id, account_id, amount_minor, currency, attempt, refusals } = payout;
  const request = { account_id: account_id ?? '', payout_id, attempt, amount_minor, currency };
  const outcome = await tryCall(context, { payout_id, call: 'payout' }, () =>
    provider.sendPayout(request, `payout:${payout_id}:${attempt}:${refusals}`),
  );
  if ('refusal' in outcome) {
    await context.db
      .updateTable('payout')
      .set({ send_asked_at: null })
      .where('id', '=', payout_id)
      .where('attempt', '=', attempt)
      .where('refusals', '=', refusals)
      .execute();
    await refused(context, payout, outcome.refusal);
    return;
  }
  await applyPayout(context, payout, outcome.answer);
}

/**
 * Finds the payout of an earlier attempt whose answer was lost, or came after another attempt's refusal. Keys don't help: a provider
 * forgets them after a day, and a refusal leads to a new key.
 */
async function findSent(provider: PayoutProvider, payout: Payout): Promise<PayoutSnapshot | undefined> {
  const { id, account_id, attempt, send_asked_at, refusals } = payout;
  if (send_asked_at === null && refusals === 0) {
    return undefined;
  }
  return (await provider.findPayouts(account_id ?? '', id)).find((sent) => sent.attempt === attempt);
}

/** The pause after a try that made progress, instead of the growing pause of a failing job. */
const AGAIN_MS = 2000;

/**
 * Makes the transfers of a payout that are missing.
 * @returns whether they are all made; if not, it has been refused, or another try follows.
 * @throws PayoutError if the provider can't be reached and nothing was made, WaitsForFunds.
 */
async function transferLines(context: PayoutDeps, provider: PayoutProvider, payout: Payout): Promise<boolean> {
  for (let made = 0; ; made += 1) {
    const asked = await askForNext(context, payout);
    if (asked === null) {
      return true;
    }
    try {
      if (!(await transferLine(context, provider, asked))) {
        return false;
      }
    } catch (error) {
      if (made === 0 || !(error instanceof PayoutError)) {
        throw error;
      }
      const run_at = toInstant(context.clock.now() + AGAIN_MS);
      await enqueue(context.db, [sendPayoutJob({ payout_id: payout.id }, { run_at })]);
      return false;
    }
  }
}

/**
 * Sends a pending payout: a transfer for each session, and then all of it to the bank. Each call is made once, however
 * often the job runs, and wherever it was killed.
 * @throws PayoutError if the provider can't be reached, WaitsForFunds; the job is tried again.
 */
export async function sendPayout(context: PayoutDeps, payout_id: string): Promise<void> {
  const payout = await findPayout(context.db, payout_id);
  if (payout === undefined) {
    return;
  }
  const provider = payoutProviderOf(context, payout.provider);
  if (!provider.moves_money) {
    return;
  }
  if (payout.provider_payout_id !== null) {
    await settlePayout(context, payout_id);
    return;
  }
  if (!(await transferLines(context, provider, payout))) {
    return;
  }
  const transferred = await findPayout(context.db, payout_id);
  if (transferred?.status !== 'pending') {
    return;
  }
  const sent = await findSent(provider, transferred);
  if (sent !== undefined) {
    await applyPayout(context, transferred, sent);
    return;
  }
  const whole = await askForBank(context, transferred);
  if (whole !== null) {
    await sendToBank(context, provider, whole);
  }
}
