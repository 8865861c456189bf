/**
 * The currencies whose steps are above 1. Those with three decimals: cards pay nothing below ten of the smallest unit. The
 * ariary has fifths, which ISO 4217 counts as two decimals, and which are not used in payments.
 */
export const PAYABLE_STEPS: Readonly<Record<string, number>> = {
  BHD: 10,
  IQD: 10,
  JOD: 10,
  KWD: 10,
  LYD: 10,
  OMR: 10,
  TND: 10,
  MGA: 100,
};

/**
 * The least by which two sums of a currency differ that can both be paid, in its minor units (ISO 4217): 1 for most.
 * https://docs.stripe.com/currencies#three-decimal
 * @param currency upper case
 */
export const payableStep = (currency: string): number => PAYABLE_STEPS[currency] ?? 1;

/** Cards pay their smallest unit; to banks only whole ones are sent: https://docs.stripe.com/currencies#special-cases */
const WHOLE_AT_BANKS: ReadonlySet<string> = new Set(['HUF', 'TWD']);

/** The same for sums that are sent to a bank account, and so for the parts of a payment. @param currency upper case */
export const payoutStep = (currency: string): number => (WHOLE_AT_BANKS.has(currency) ? 100 : payableStep(currency));
