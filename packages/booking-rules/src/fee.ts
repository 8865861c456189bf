/** A whole in basis points: hundredths of a per cent. */
const WHOLE = 10_000n;

/** What the platform keeps of a price. */
export interface FeeTerms {
  /** Hundredths of a per cent of the price: 1250 is 12.5 %. */
  fee_basis_points: number;
  /** Added to it, in minor units of the price's currency. */
  fee_fixed_minor: number;
}

/** The platform's part of a price in minor units: the percentage, rounded down, and the fixed part; the price at most. */
export const feeOf = (price_minor: number, { fee_basis_points, fee_fixed_minor }: FeeTerms): number =>
  Math.min(price_minor, Number((BigInt(price_minor) * BigInt(fee_basis_points)) / WHOLE) + fee_fixed_minor);

/**
 * How much of the fee has gone back once `returned_minor` of what was captured has: in proportion and rounded down, so
 * that parts of any size add up to the whole fee and lose no unit on the way.
 */
export const feeReturned = (payment: { fee_minor: number; captured_minor: number }, returned_minor: number): number =>
  Number((BigInt(payment.fee_minor) * BigInt(returned_minor)) / BigInt(payment.captured_minor));
