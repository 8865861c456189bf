import type { Generated } from 'kysely';
import type { Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

export interface WebhookSubscriptionTable {
  id: string;
  auth_user_id: string;
  url: string;
  events: string[];
  is_active: Generated<boolean>;
  secret: Buffer;
  secret_key_id: string;
  former_secret: Buffer | null;
  former_secret_key_id: string | null;
  former_secret_until: Timestamp | null;
  off_reason: 'gone' | 'failing' | null;
  failing_since: Timestamp | null;
  created_at: Touched;
  updated_at: Touched;
}

export interface WebhookDeliveryTable {
  id: string;
  subscription_id: string;
  booking_event_id: string | null;
  booking_id: string | null;
  payout_event_id: string | null;
  event: string;
  status: Generated<'waiting' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  response_code: number | null;
  response_body: string | null;
  problem: 'forbidden_address' | 'unreachable' | 'switched_off' | null;
  last_try_at: Timestamp | null;
  next_try_at: Timestamp | null;
  created_at: Touched;
}

/** The last times at which signed calls of others were accepted and refused. */
export interface WebhookCallTable {
  /** The last part of its path. */
  webhook: string;
  accepted_at: Timestamp | null;
  refused_at: Timestamp | null;
}

export interface WebhookTables {
  webhook_subscription: WebhookSubscriptionTable;
  webhook_call: WebhookCallTable;
  webhook_delivery: WebhookDeliveryTable;
}

export const webhookTables = {
  webhook_subscription: { owner: 'webhooks', archive: 'composed', erasure: 'deleted' },
  webhook_call: { owner: 'http' },
  webhook_delivery: { owner: 'webhooks' },
} as const satisfies Record<keyof WebhookTables, TableRules>;
