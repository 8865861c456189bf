import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { CountryCode, CurrencyCode, Instant, line, requiredTitle } from './primitives.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';

/** The payout providers: Stripe (or the sandbox in its place) by itself, or staff by hand through Wise. */
export const PAYOUT_PROVIDERS = ['stripe_connect', 'manual'] as const;
export const PayoutProviderKind = z.enum(PAYOUT_PROVIDERS);
export type PayoutProviderKind = z.infer<typeof PayoutProviderKind>;

export const PAYOUT_SCHEDULES = ['weekly', 'monthly', 'by_hand'] as const;
export const PayoutSchedule = z.enum(PAYOUT_SCHEDULES, words.payout_schedule);
export type PayoutSchedule = z.infer<typeof PayoutSchedule>;

/** The mentor's cost of a payout: nothing, about €4, or that and the fees of banks on the way. */
export const PAYOUT_FEE_WORDS = ['paid_by_us', 'about_4_eur', 'about_4_eur_and_banks'] as const;
export const PayoutFeeWords = z.enum(PAYOUT_FEE_WORDS);
export type PayoutFeeWords = z.infer<typeof PayoutFeeWords>;

/** How mentors in a country are paid in one currency. */
export const PayoutRoute = z
  .object({
    provider: PayoutProviderKind,
    /** The currency in which the money arrives. */
    currency: z.string(),
    /** The minimum in major units of `currency`: smaller sums wait until there is more. */
    minimum: z.number(),
    fee: PayoutFeeWords,
    /** Working days until the money is at the bank. */
    days_min: z.int(),
    days_max: z.int(),
    /** The schedules that the mentor can choose, the usual one first. */
    schedules: z.array(PayoutSchedule),
  })
  .meta({ id: 'PayoutRoute' });
export type PayoutRoute = z.infer<typeof PayoutRoute>;

export const PayoutRoutesQuery = z.object({ country: CountryCode });
/** The routes of a country; empty where mentors there can’t be paid yet. */
export const PayoutRoutes = z.object({ country: z.string(), items: z.array(PayoutRoute) }).meta({ id: 'PayoutRoutes' });
export type PayoutRoutes = z.infer<typeof PayoutRoutes>;

export const PAYOUT_ACCOUNT_STATES = ['none', 'in_progress', 'active', 'restricted', 'rejected'] as const;
export const PayoutAccountStatus = z.enum(PAYOUT_ACCOUNT_STATES);
export type PayoutAccountStatus = z.infer<typeof PayoutAccountStatus>;

/** The kinds of missing information: the provider's page asks for it in detail. */
export const PAYOUT_NEEDS = ['bank', 'document', 'person', 'tax', 'terms', 'other'] as const;
export const PayoutNeed = z.enum(PAYOUT_NEEDS);
export type PayoutNeed = z.infer<typeof PayoutNeed>;

/** The caller's payout account. */
export const PayoutAccount = z
  .object({
    state: PayoutAccountStatus,
    /** Null until the mentor has chosen. */
    country: z.string().nullable(),
    currency: z.string().nullable(),
    provider: PayoutProviderKind.nullable(),
    needs: z.array(PayoutNeed),
    bank_last4: z.string().nullable(),
    /** The end of the pause in payouts after a change of the bank account; null without one. */
    bank_held_until: Instant.nullable(),
    schedule: PayoutSchedule,
    /** The current route; null where the operator has switched it off, or nothing was chosen. */
    route: PayoutRoute.nullable(),
    /** Whether the country can't change, because money was paid out there. */
    is_country_fixed: z.boolean(),
    /** Whether paid sessions can't be booked with them until they have proven a study or staff have reviewed their profile. */
    is_unchecked: z.boolean(),
    /** The country where the mentor said that they live, for the form. */
    suggested_country: z.string().nullable(),
  })
  .meta({ id: 'PayoutAccount' });
export type PayoutAccount = z.infer<typeof PayoutAccount>;

/** An IBAN, or an account number with the SWIFT code of its bank. */
export const PayoutBank = z
  .strictObject({
    holder: requiredTitle(words.account_holder, undefined, LIMITS.account_holder_max),
    iban: line(LIMITS.iban_max).optional(),
    account_number: line(LIMITS.account_number_max).optional(),
    swift: line(LIMITS.swift_max).optional(),
  })
  .meta({ id: 'PayoutBank' });
export type PayoutBank = z.infer<typeof PayoutBank>;

export const ChoosePayoutAccount = z
  .strictObject({
    country: CountryCode,
    currency: CurrencyCode,
    /** The bank account for payouts by hand; left out, the known one stays. */
    bank: PayoutBank.optional(),
  })
  .meta({ id: 'ChoosePayoutAccount' });
export type ChoosePayoutAccount = z.infer<typeof ChoosePayoutAccount>;

/** A page of the provider that opens once, only for the mentor. */
export const PayoutAccountLink = z.object({ url: z.string(), expires_at: Instant }).meta({ id: 'PayoutAccountLink' });
export type PayoutAccountLink = z.infer<typeof PayoutAccountLink>;

export const ChangePayoutSettings = z.strictObject({ schedule: PayoutSchedule }).meta({ id: 'ChangePayoutSettings' });
export type ChangePayoutSettings = z.infer<typeof ChangePayoutSettings>;
