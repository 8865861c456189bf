import { manualPayouts } from './manual.ts';
import { noPayouts } from './none.ts';
import type { PayoutProviders } from './port.ts';

/** Who pays mentors here. By hand is always possible. */
export function configuredPayouts(): PayoutProviders {
  return { none: noPayouts, manual: manualPayouts, sandbox: noPayouts, stripe_connect: noPayouts };
}
