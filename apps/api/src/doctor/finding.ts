import type { SetUpFinding } from '@abroad/contract';
import { withCauses } from '../core/with-causes.ts';

/** The result of one check. `skipped`: nothing is set up there, or nothing can show it yet. */
export type Finding = SetUpFinding;

/** A check's own result: the list of checks adds its name. */
export type Outcome = Omit<Finding, 'name'>;

export const ok = (says: string): Outcome => ({ state: 'ok', says, todo: null });
export const skipped = (says: string, todo: string | null = null): Outcome => ({ state: 'skipped', says, todo });
export const warning = (says: string, todo: string): Outcome => ({ state: 'warning', says, todo });
export const failed = (says: string, todo: string): Outcome => ({ state: 'failed', says, todo });

/** OpenSSL's messages about a certificate of an unknown authority. */
const UNKNOWN_AUTHORITY =
  /unable to verify the first certificate|self[- ]signed certificate|unable to get (local )?issuer certificate/i;

/** Describes an error with its causes and the remedy; an authority unknown to Node comes first. */
export function failedBy(error: unknown, before: string, todo: string): Outcome {
  // OpenSSL ends its messages with a line break.
  const words = withCauses(error).replaceAll(/\s+/g, ' ').trim();
  const advice = UNKNOWN_AUTHORITY.test(words)
    ? `Node doesn't know the authority of the certificate: name its certificate in NODE_EXTRA_CA_CERTS, or add --use-system-ca to NODE_OPTIONS. ${todo}`
    : todo;
  return failed(`${before}: ${words}`, advice);
}

/** A failure of whatever was asked: `it can't be used: fetch failed: unable to verify the first certificate`. */
export const unusable = (error: unknown, todo: string): Outcome => failedBy(error, "it can't be used", todo);
