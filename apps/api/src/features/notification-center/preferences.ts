import {
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
  type NotificationPreferences,
  type PatchNotificationPreferences,
} from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { changeEmailPreferences } from '../identity/email-preferences.ts';
import { vapidKeys } from './push/vapid.ts';
import { findSwitchedOff, putSwitchedOff, type SwitchedOff } from '../notifications/preferences.ts';

type Deps = Pick<Context, 'db' | 'sealer'>;

/** Whether news of searches are mailed is one of the account's email preferences, which older clients change there. */
async function wantsSearchMail(db: Database, user_id: string): Promise<boolean> {
  const { email_preferences } = await db
    .selectFrom('authenticated_user')
    .select('email_preferences')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  return email_preferences.saved_searches ?? true;
}

/** A first booking has to be confirmed before a person is asked, whatever became of it later. */
async function offersPush(db: Database, user_id: string): Promise<boolean> {
  const { rows } = await sql<{ is_offered: boolean }>`
    select exists (select from booking where ${user_id}::uuid in (mentor_user_id, prospect_user_id)
      and (status in ('confirmed', 'completed') or exists (
        select from booking_event where booking_id = booking.id and from_status = 'confirmed'))) as is_offered`.execute(
    db,
  );
  return rows[0]?.is_offered ?? false;
}

interface Known {
  search_mail: boolean;
  offers_push: boolean;
  push_key: string;
}

function present(
  { mail_off, push_off, hides_words, declined_push }: SwitchedOff,
  { search_mail, offers_push, push_key }: Known,
): NotificationPreferences {
  const always = (category: NotificationCategory) =>
    ({ in_app: true, mail: true, push: !push_off.includes(category) }) as const;
  const free = (category: NotificationCategory, mail = !mail_off.includes(category)) => ({
    ...always(category),
    mail,
  });
  return {
    categories: {
      sessions: always('sessions'),
      money: always('money'),
      messages: free('messages'),
      reviews: free('reviews'),
      searches: free('searches', search_mail),
      product: free('product'),
    },
    hides_words,
    offers_push,
    declined_push,
    push_key,
  };
}

export async function getPreferences(context: Deps, user_id: string): Promise<NotificationPreferences> {
  const { db } = context;
  const [off, search_mail, offers_push, { public_key }] = await Promise.all([
    findSwitchedOff(db, user_id),
    wantsSearchMail(db, user_id),
    offersPush(db, user_id),
    vapidKeys(context),
  ]);
  return present(off, { search_mail, offers_push, push_key: public_key });
}

/** Returns the categories that are switched off in a channel after the changes. */
function offAfter(
  off: readonly NotificationCategory[],
  { categories = {} }: PatchNotificationPreferences,
  channel: 'mail' | 'push',
): NotificationCategory[] {
  return NOTIFICATION_CATEGORIES.filter((category) => {
    const wanted = categories[category]?.[channel];
    return wanted === undefined ? off.includes(category) : !wanted;
  });
}

/** Changes the channels of a person's notifications. Omitted ones stay. */
export async function patchPreferences(
  context: Deps,
  user_id: string,
  changes: PatchNotificationPreferences,
): Promise<NotificationPreferences> {
  const write = async (trx: Database) => {
    const before = await findSwitchedOff(trx, user_id);
    const search_mail = changes.categories?.searches?.mail;
    if (search_mail !== undefined) {
      await changeEmailPreferences(trx, user_id, { saved_searches: search_mail });
    }
    await putSwitchedOff(trx, user_id, {
      mail_off: offAfter(before.mail_off, changes, 'mail').filter((category) => category !== 'searches'),
      push_off: offAfter(before.push_off, changes, 'push'),
      hides_words: changes.hides_words ?? before.hides_words,
      declined_push: changes.declined_push ?? before.declined_push,
    });
  };
  await writeAs(context.db, user_id, write, { while_suspended: true });
  return getPreferences(context, user_id);
}
