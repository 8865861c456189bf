/** A whole in basis points: hundredths of a per cent. */
const WHOLE = 10_000n;

/** The platform's fee on a price. */
export interface FeeTerms {
  /** Hundredths of a per cent of the price: 1250 is 12.5 %. */
  fee_basis_points: number;
  /** Added to it, in minor units of the price's currency. */
  fee_fixed_minor: number;
}

const roundDown = (minor: number, step: number): number => minor - (minor % step);

/**
 * Computes the platform's part of a price in minor units: the percentage and the fixed part, rounded down; at most the price.
 * @param step the smallest step between sums of the currency, so that the mentor's part can be sent to a bank.
 */
export const feeOf = (price_minor: number, { fee_basis_points, fee_fixed_minor }: FeeTerms, step: number): number =>
  Math.min(
    price_minor,
    roundDown(Number((BigInt(price_minor) * BigInt(fee_basis_points)) / WHOLE) + fee_fixed_minor, step),
  );

/**
 * Computes the returned part of the fee once `returned_minor` of the captured amount was returned: in proportion and rounded down, so
 * that parts of any size add up to the whole fee.
 * @param step of refunds to cards; a fee from before there were steps is returned by units.
 */
export const feeReturned = (
  { fee_minor, captured_minor }: { fee_minor: number; captured_minor: number },
  returned_minor: number,
  step: number,
): number =>
  returned_minor === captured_minor
    ? fee_minor
    : roundDown(
        Number((BigInt(fee_minor) * BigInt(returned_minor)) / BigInt(captured_minor)),
        fee_minor % step === 0 ? step : 1,
      );
