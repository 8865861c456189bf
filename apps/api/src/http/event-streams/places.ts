import { AppError } from '../../core/app-error.ts';
import { subscriberOf } from '../rate-limit.ts';

export interface PlaceBounds {
  in_all: number;
  per_address: number;
}

const TRY_AGAIN_S = 30;

/**
 * Counts what stays open for long, in this process.
 * @returns takes a place for an address and gives back how to leave it.
 *   @throws AppError UNAVAILABLE where all places are taken, RATE_LIMITED where the address has as many as it may.
 */
export function boundedPlaces({ in_all, per_address }: PlaceBounds): (address: string) => () => void {
  const byAddress = new Map<string, number>();
  let count = 0;

  return (address) => {
    const key = subscriberOf(address);
    const taken = byAddress.get(key) ?? 0;
    if (count >= in_all) {
      throw new AppError('UNAVAILABLE', { retry_after_s: TRY_AGAIN_S });
    }
    if (taken >= per_address) {
      throw new AppError('RATE_LIMITED', { retry_after_s: TRY_AGAIN_S });
    }
    count += 1;
    byAddress.set(key, taken + 1);
    return () => {
      const left = (byAddress.get(key) ?? 1) - 1;
      count -= 1;
      if (left > 0) {
        byAddress.set(key, left);
      } else {
        byAddress.delete(key);
      }
    };
  };
}
