/** Per cent with two decimals, as whole parts of ten thousand. */
const WHOLE = 10_000n;
const PARTS_PER_CENT = 100;

/**
 * The platform's part of a price, rounded down to the minor unit.
 * @param percent 0 to 100, with two decimals at most.
 */
export const feeOf = (price_minor: number, percent: number): number =>
  Number((BigInt(price_minor) * BigInt(Math.round(percent * PARTS_PER_CENT))) / WHOLE);

/**
 * How much of the fee has gone back once `returned_minor` of what was captured has: in proportion and rounded down, so
 * that parts of any size add up to the whole fee and lose no unit on the way.
 */
export const feeReturned = (payment: { fee_minor: number; captured_minor: number }, returned_minor: number): number =>
  Number((BigInt(payment.fee_minor) * BigInt(returned_minor)) / BigInt(payment.captured_minor));
