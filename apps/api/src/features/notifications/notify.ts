import type { NotificationKind } from '@abroad/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { jobKind, type Job } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** One person's notification of one event. */
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

interface Made {
  user_id: string;
  group_key: string;
  has_push: boolean;
}

/** Pushes the latest of a group to its reader's browsers. Several at once are one push. */
export const pushJob = jobKind({
  task: 'send-push',
  payload: z.object({ user_id: z.uuid(), group_key: z.string() }),
  key: ({ user_id, group_key }) => `send-push:${user_id}:${group_key}`,
});

/** The jobs for those who have browsers for it: few do. Several notifications of a group are one push. */
function pushJobs(made: readonly Made[]): Job[] {
  const groups = new Map(made.map((one) => [`${one.user_id} ${one.group_key}`, one]));
  return [...groups.values()]
    .filter(({ has_push }) => has_push)
    .map(({ user_id, group_key }) => pushJob({ user_id, group_key }));
}

/**
 * Notifies people of an event, in its transaction: the one place where a notification is made. It is called where
 * the event's mail is enqueued. Repeated with the same key it changes nothing; erased accounts get none.
 */
export async function notify(trx: Database, told: readonly Told[]): Promise<void> {
  if (told.length === 0) {
    return;
  }
  const rows = told.map(({ data = {}, ...rest }) => ({ ...rest, id: newId(), data }));
  const { rows: made } = await sql<Made>`/* prepared */
    insert into notification (id, auth_user_id, kind, group_key, key, data)
    select made.id, made.user_id, made.kind, made.group_key, made.key, made.data
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as made (id uuid, user_id uuid, kind text, group_key text, key text, data jsonb)
    join authenticated_user person on person.id = made.user_id and person.status <> 'deleted'
    on conflict on constraint notification_once do nothing
    returning auth_user_id as user_id, group_key,
      exists (select from push_subscription where push_subscription.auth_user_id = notification.auth_user_id) as has_push`.execute(
    trx,
  );
  await enqueue(trx, pushJobs(made));
}
