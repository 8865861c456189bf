import type { Database } from '../../db/connection.ts';

/** A user's webhooks for the export, without secrets. */
export const exportWebhooks = (db: Database, user_id: string) =>
  db
    .selectFrom('webhook_subscription')
    .select(['id', 'url', 'events', 'is_active', 'off_reason', 'failing_since', 'created_at', 'updated_at'])
    .where('auth_user_id', '=', user_id)
    .orderBy('created_at')
    .execute();
