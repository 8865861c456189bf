import { noPayouts } from '../providers/payouts/none.ts';
import {
  PayoutError,
  type PayoutProvider,
  type PayoutSnapshot,
  type TransferSnapshot,
} from '../providers/payouts/port.ts';

interface Transfer extends TransferSnapshot {
  account_id: string;
}
interface BankPayout extends PayoutSnapshot {
  account_id: string;
  payout_id: string;
}

/** A fault of the next calls that match. */
export interface Fault {
  calls: RegExp;
  /** `before`: nothing is done. `after`: it is done, and the answer is lost. Otherwise the code of a refusal. */
  how: 'before' | 'after' | (string & {});
  /** How often; for ever if left out. */
  times?: number;
}

/**
 * A provider that pays mentors, in memory, for tests that need thousands of calls. The first answer for a key is given again.
 * `testing/payments-sandbox.ts` is the one at the wire; `providers/payouts/both.test.ts` compares them.
 */
export function payoutDouble() {
  const transfers: Transfer[] = [];
  const payouts: BankPayout[] = [];
  const answers = new Map<string, unknown>();
  const restricted = new Set<string>();
  const closed = new Set<string>();
  let faults: Fault[] = [];
  /** The amount that the platform can transfer. */
  let funds = Infinity;

  const faultOf = (call: string): Fault['how'] | null => {
    const fault = faults.find(({ calls }) => calls.test(call));
    if (fault === undefined) return null;
    if (fault.times !== undefined) {
      fault.times -= 1;
      faults = faults.filter(({ times }) => times !== 0);
    }
    return fault.how;
  };
  const refusal = (code: string) => new PayoutError('refused', code, { code });
  const unreachable = () => new PayoutError('unreachable', 'no answer');

  /** Runs a call that moves money, once for its key. */
  async function once<T>(call: string, key: string, run: () => T): Promise<T> {
    await Promise.resolve();
    const fault = faultOf(call);
    if (fault === 'before') throw unreachable();
    if (fault === 'breaker_open') throw new PayoutError('unreachable', 'not asked', { code: fault });
    if (!answers.has(key)) {
      if (fault !== null && fault !== 'after') throw refusal(fault);
      answers.set(key, structuredClone(run()));
    }
    if (fault === 'after') throw unreachable();
    return answers.get(key) as T;
  }
  async function read<T>(call: string, run: () => T): Promise<T> {
    await Promise.resolve();
    const fault = faultOf(call);
    if (fault !== null) throw fault === 'before' || fault === 'after' ? unreachable() : refusal(fault);
    return structuredClone(run());
  }

  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
  const balanceOf = (account_id: string, currency: string) => {
    const mine = <T extends { account_id: string; currency: string }>(all: readonly T[]) =>
      all.filter((one) => one.account_id === account_id && one.currency === currency);
    return (
      sum(mine(transfers).map(({ amount_minor, reversed_minor }) => amount_minor - reversed_minor)) -
      sum(
        mine(payouts)
          .filter(({ status }) => status !== 'failed' && status !== 'canceled')
          .map(({ amount_minor }) => amount_minor),
      )
    );
  };
  const isShut = (account_id: string) => restricted.has(account_id) || closed.has(account_id);
  const snapshotOfTransfer = ({ account_id: _account, ...snapshot }: Transfer): TransferSnapshot => snapshot;
  const snapshotOf = ({ account_id: _account, payout_id: _payout, ...snapshot }: BankPayout): PayoutSnapshot =>
    snapshot;

  const provider: PayoutProvider = {
    ...noPayouts,
    name: 'sandbox',
    moves_money: true,
    closeAccount: (account_id) =>
      read(`closeAccount ${account_id}`, () => {
        const currencies = new Set(transfers.map(({ currency }) => currency));
        if ([...currencies].some((currency) => balanceOf(account_id, currency) !== 0))
          throw refusal('account_has_balance');
        closed.add(account_id);
      }),
    transfer: ({ account_id, payout_id, booking_id, amount_minor, currency }, key) =>
      once(`transfer ${account_id}`, key, () => {
        if (isShut(account_id)) throw refusal('account_restricted');
        if (amount_minor > funds) throw refusal('insufficient_funds');
        funds -= amount_minor;
        const transfer = {
          id: `tr_${transfers.length}`,
          account_id,
          payout_id,
          booking_id,
          amount_minor,
          currency,
          reversed_minor: 0,
        };
        transfers.push(transfer);
        return snapshotOfTransfer(transfer);
      }),
    findTransfers: (booking_id) =>
      read('findTransfers', () =>
        transfers
          .filter((one) => one.booking_id === booking_id)
          .toReversed()
          .map(snapshotOfTransfer),
      ),
    reverse: ({ transfer_id, amount_minor }, key) =>
      once('reverse', key, () => {
        const transfer = transfers.find(({ id }) => id === transfer_id);
        if (!transfer || amount_minor > balanceOf(transfer.account_id, transfer.currency))
          throw refusal('balance_insufficient');
        if (amount_minor > transfer.amount_minor - transfer.reversed_minor) throw refusal('balance_insufficient');
        transfer.reversed_minor += amount_minor;
        funds += amount_minor;
        return snapshotOfTransfer(transfer);
      }),
    sendPayout: ({ account_id, payout_id, attempt, amount_minor, currency }, key) =>
      once(`sendPayout ${account_id}`, key, () => {
        if (isShut(account_id)) throw refusal('account_restricted');
        if (amount_minor > balanceOf(account_id, currency)) throw refusal('insufficient_funds');
        const payout: BankPayout = {
          id: `po_${payouts.length}`,
          account_id,
          payout_id,
          attempt,
          status: 'in_transit',
          failure: null,
          amount_minor,
          currency,
          arrives_at: null,
        };
        payouts.push(payout);
        return snapshotOf(payout);
      }),
    readPayout: (account_id, id) =>
      read('readPayout', () => {
        const payout = payouts.find((one) => one.id === id && one.account_id === account_id);
        if (!payout) throw refusal('resource_missing');
        return snapshotOf(payout);
      }),
    findPayouts: (account_id, payout_id) =>
      read('findPayouts', () =>
        payouts
          .filter((one) => one.account_id === account_id && one.payout_id === payout_id)
          .toReversed()
          .map(snapshotOf),
      ),
    readBalance: (account_id) =>
      read('readBalance', () =>
        [...new Set(transfers.map(({ currency }) => currency))].map((currency) => ({
          currency,
          available_minor: Math.max(0, balanceOf(account_id, currency)),
          pending_minor: 0,
        })),
      ),
  };

  return {
    provider,
    transfers,
    payouts,
    closed,
    balanceOf,
    spoil: (fault: Fault) => void faults.push(fault),
    repair: () => {
      faults = [];
      funds = Infinity;
      restricted.clear();
    },
    forgetKeys: () => answers.clear(),
    restrict: (account_id: string) => void restricted.add(account_id),
    mend: (account_id: string) => void restricted.delete(account_id),
    setFunds: (amount_minor: number) => {
      funds = amount_minor;
    },
    /** The bank says what became of a payout. */
    bank(id: string | null, status: 'paid' | 'failed', failure: string | null = null) {
      const payout = payouts.find((one) => one.id === id);
      if (!payout) throw new Error(`the provider has no payout ${id}`);
      Object.assign(payout, { status, failure });
    },
  };
}
