/** A whole in basis points: hundredths of a per cent. */
const WHOLE = 10_000n;

/**
 * The platform's part of a price, rounded down to the minor unit.
 * @param basis_points hundredths of a per cent of it: 1250 is 12.5 %.
 */
export const feeOf = (price_minor: number, basis_points: number): number =>
  Number((BigInt(price_minor) * BigInt(basis_points)) / WHOLE);

/**
 * How much of the fee has gone back once `returned_minor` of what was captured has: in proportion and rounded down, so
 * that parts of any size add up to the whole fee and lose no unit on the way.
 */
export const feeReturned = (payment: { fee_minor: number; captured_minor: number }, returned_minor: number): number =>
  Number((BigInt(payment.fee_minor) * BigInt(returned_minor)) / BigInt(payment.captured_minor));
