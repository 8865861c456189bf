/** The providers that can pay mentors. `stripe_connect` and `sandbox` are one adapter, and differ in name, keys and address. */
export const PAYOUT_PROVIDER_NAMES = ['none', 'manual', 'sandbox', 'stripe_connect'] as const;
export type PayoutProviderName = (typeof PAYOUT_PROVIDER_NAMES)[number];

/** The account of a mentor as the provider knows it now. */
export interface PayoutAccountSnapshot {
  id: string;
  /** `active`: money can be transferred to it. `restricted`: it could be, and can't at present. `rejected`: it never will be. */
  state: 'in_progress' | 'active' | 'restricted' | 'rejected';
  /** The provider's codes for what is missing. Empty where nothing is. */
  needs: readonly string[];
  bank_last4: string | null;
  /** The provider's name for a bank account, the same for all who are paid to it. It changes with the bank account. */
  bank_fingerprint: string | null;
  /** The name on the bank account; null where the provider doesn't tell it. */
  bank_holder: string | null;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** The currency of the bank account, upper case; null without one. */
  currency: string | null;
  livemode: boolean;
}

/** One booking's share, moved from the platform to a mentor. Sums are minor units of ISO 4217. */
export interface TransferSnapshot {
  id: string;
  amount_minor: number;
  reversed_minor: number;
  /** Upper case. */
  currency: string;
  /** The ids that we wrote on it when we made it. */
  payout_id: string | null;
  booking_id: string | null;
}

/** Money on its way from a mentor's account at the provider to their bank. */
export interface PayoutSnapshot {
  id: string;
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  /** The provider's code for why the bank returned it. */
  failure: string | null;
  amount_minor: number;
  /** Upper case. */
  currency: string;
  /** Epoch milliseconds. */
  arrives_at: number | null;
  /** The attempt that we wrote on it; null where it isn't one of ours. */
  attempt: number | null;
}

/** An account's balance at the provider in one currency. `pending_minor` can't be paid out yet. */
export interface PayoutBalance {
  /** Upper case. */
  currency: string;
  available_minor: number;
  pending_minor: number;
}

/** A message of the provider, after its signature was checked. It says what to ask about, and is not believed otherwise. */
export interface PayoutEvent {
  id: string;
  kind: string;
  /** The account at the provider that it is about. */
  account_id: string | null;
  /** The provider's id of the payout that it is about. */
  payout_id: string | null;
}

export interface NewPayoutAccount {
  user_id: string;
  email: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  display_name: string;
}

export interface NewTransfer {
  account_id: string;
  payout_id: string;
  booking_id: string;
  /** The payment provider's intent with which the booking was paid. */
  intent_id: string;
  amount_minor: number;
  currency: string;
}

export interface NewPayout {
  account_id: string;
  payout_id: string;
  /** Counts how often it was sent: a bank may have returned an earlier one. */
  attempt: number;
  amount_minor: number;
  currency: string;
}

/** Codes of ours, whatever the provider calls them; other codes are the provider's. */
export type PayoutErrorCode =
  /** The account can't receive money, or pay it out, at present. */
  | 'account_restricted'
  /** The platform, or the account that pays out, has less than that. */
  | 'insufficient_funds'
  /** More is to be reversed than the account still has, or than was transferred. */
  | 'balance_insufficient';

/**
 * - `unreachable`: no answer, or one that says to try again; nothing is known.
 * - `refused`: the provider refuses; a retry helps only after something has changed.
 */
export class PayoutError extends Error {
  override readonly name = 'PayoutError';
  readonly reason: 'unreachable' | 'refused';
  readonly code: PayoutErrorCode | (string & {}) | null;
  constructor(
    reason: PayoutError['reason'],
    message: string,
    { code = null, cause }: { code?: string | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
    this.code = code;
  }
}

/**
 * Pays mentors. Each call waits 3 s at most and is made once: jobs try again. Whatever moves money takes a key under
 * which it is done once, however often it is asked for; what was refused can be asked for again under the same key.
 * Providers forget keys after a day: a later attempt first reads the existing ones (`findTransfers`, `findPayouts`).
 * @throws PayoutError, and nothing else.
 */
export interface PayoutProvider {
  readonly name: PayoutProviderName;
  /** False for `manual`: staff pay, and mark what they have paid. Calls that move money are then refused. */
  readonly moves_money: boolean;
  createAccount(account: NewPayoutAccount, key: string): Promise<PayoutAccountSnapshot>;
  readAccount(account_id: string): Promise<PayoutAccountSnapshot>;
  /** A page of the provider where the mentor gives or mends what it asks for. It opens once, and not after `expires_at` (epoch milliseconds). */
  createAccountLink(
    account_id: string,
    urls: { return_url: string; refresh_url: string },
  ): Promise<{ url: string; expires_at: number }>;
  /**
   * Closes an account for good: nothing can be sent to it, or from it, any more. One that is closed stays so.
   * @throws PayoutError `refused` while it holds money
   */
  closeAccount(account_id: string): Promise<void>;
  /** Moves a booking's share to the mentor's account, out of the payment of that booking. */
  transfer(transfer: NewTransfer, key: string): Promise<TransferSnapshot>;
  /** All transfers of a booking, newest first. */
  findTransfers(booking_id: string): Promise<TransferSnapshot[]>;
  /** Takes a transfer back, or a part of it. @returns the transfer as it is then */
  reverse(
    reversal: { transfer_id: string; reversal_id: string; amount_minor: number },
    key: string,
  ): Promise<TransferSnapshot>;
  /** Sends money from the mentor's account to their bank. Nothing leaves it otherwise: its schedule is manual. */
  sendPayout(payout: NewPayout, key: string): Promise<PayoutSnapshot>;
  readPayout(account_id: string, provider_payout_id: string): Promise<PayoutSnapshot>;
  /** Finds the bank payouts for one of our payouts, newest first, among the latest hundred of the account. */
  findPayouts(account_id: string, payout_id: string): Promise<PayoutSnapshot[]>;
  /** Reads the account's balances by currency. */
  readBalance(account_id: string): Promise<PayoutBalance[]>;
  /** @returns null where the signature is not the provider's, or older than 300 s. */
  readEvent(message: { headers: Headers; body: string }): Promise<PayoutEvent | null>;
}

/** More than one provider serves at a time: a country may be paid by hand while others are paid by Stripe. */
export type PayoutProviders = Readonly<Record<PayoutProviderName, PayoutProvider>>;

/**
 * The provider of a name, as a row has it. One that isn't set up here answers every call as refused.
 * @param name such as `payout.provider`
 */
export const payoutProviderOf = ({ payouts }: { payouts: PayoutProviders }, name: string): PayoutProvider =>
  PAYOUT_PROVIDER_NAMES.some((known) => known === name) ? payouts[name as PayoutProviderName] : payouts.none;

/** Which provider pays by itself here: Stripe, the sandbox, or none. */
export const automaticPayouts = ({ payouts }: { payouts: PayoutProviders }): PayoutProvider =>
  [payouts.stripe_connect, payouts.sandbox].find((provider) => provider.moves_money) ?? payouts.none;
