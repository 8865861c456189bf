import type { NotificationKind } from '@abroad/contract';
import { sql } from 'kysely';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';

/** What one person is told of one event. */
export interface Told {
  user_id: string;
  kind: NotificationKind;
  /** Those of one booking, thread or payout are shown as one: `booking:…`, `thread:…`. */
  group_key: string;
  /** One event makes one notification: the deduplication key of its mail. */
  key: string;
  /**
   * Ids and plain values alone, no words and no names: they are read when it is shown. `booking_id`, `thread_id`,
   * `other_user_id` (whose name is shown) and `decision_id` are known there.
   */
  data?: Readonly<Record<string, string | number>>;
}

export const aboutBooking = (booking_id: string): Pick<Told, 'group_key' | 'data'> => ({
  group_key: `booking:${booking_id}`,
  data: { booking_id },
});

/**
 * Tells people of what happened, in the transaction of the event: the one place where a notification is made. It is called where
 * the event's mail is enqueued. Repeated with the same key it changes nothing; erased accounts get none.
 */
export async function notify(trx: Database, told: readonly Told[]): Promise<void> {
  if (told.length === 0) {
    return;
  }
  const rows = told.map(({ data = {}, ...rest }) => ({ ...rest, id: newId(), data }));
  await sql`
    insert into notification (id, auth_user_id, kind, group_key, key, data)
    select made.id, made.user_id, made.kind, made.group_key, made.key, made.data
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as made (id uuid, user_id uuid, kind text, group_key text, key text, data jsonb)
    join authenticated_user person on person.id = made.user_id and person.status <> 'deleted'
    on conflict on constraint notification_once do nothing`.execute(trx);
}
