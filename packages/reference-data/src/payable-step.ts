/** With three decimals; cards pay nothing below ten of the smallest unit. */
const TENS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
/** The ariary has fifths, which ISO 4217 counts as two decimals, and which are not used in payments. */
const WHOLE = new Set(['MGA']);

/**
 * The least by which two sums of a currency differ that can both be paid, in its minor units (ISO 4217): 1 for most.
 * https://docs.stripe.com/currencies#three-decimal
 * @param currency upper case
 */
export const payableStep = (currency: string): number => (WHOLE.has(currency) ? 100 : TENS.has(currency) ? 10 : 1);
