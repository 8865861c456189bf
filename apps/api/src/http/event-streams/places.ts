import { AppError } from '../../core/app-error.ts';
import { subscriberOf } from '../rate-limit.ts';

export interface PlaceBounds {
  in_all: number;
  per_address: number;
}

const TRY_AGAIN_S = 30;

/**
 * Limits long-lived connections in this process.
 * @returns a function that takes a place for an IP address and returns how to free it.
 *   @throws AppError UNAVAILABLE where all places are taken, RATE_LIMITED where the address has its maximum.
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
