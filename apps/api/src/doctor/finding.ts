import type { SetUpFinding } from '@abroad/contract';
import { withCauses } from '../core/with-causes.ts';

/** What one check found. `skipped`: nothing is set up there, or nothing can show it yet. */
export type Finding = SetUpFinding;

/** What a check says of itself: its name is given where the checks are listed. */
export type Outcome = Omit<Finding, 'name'>;

export const ok = (says: string): Outcome => ({ state: 'ok', says, todo: null });
export const skipped = (says: string, todo: string | null = null): Outcome => ({ state: 'skipped', says, todo });
export const warning = (says: string, todo: string): Outcome => ({ state: 'warning', says, todo });
export const failed = (says: string, todo: string): Outcome => ({ state: 'failed', says, todo });

/** A failure of whatever was asked, with its causes: `it can't be used: fetch failed: unable to verify the first certificate`. */
export const unusable = (error: unknown, todo: string): Outcome =>
  // OpenSSL ends its messages with a line break.
  failed(`it can't be used: ${withCauses(error).replaceAll(/\s+/g, ' ').trim()}`, todo);
