import type { Timestamp } from './column-types.ts';

/** When signed calls of others were last accepted and refused. */
export interface WebhookCallTable {
  /** The last part of its path. */
  webhook: string;
  accepted_at: Timestamp | null;
  refused_at: Timestamp | null;
}
