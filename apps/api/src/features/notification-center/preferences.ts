import {
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
  type NotificationPreferences,
  type PatchNotificationPreferences,
} from '@abroad/contract';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { changeEmailPreferences } from '../identity/index.ts';
import { findSwitchedOff, putSwitchedOff, type SwitchedOff } from '../notifications/index.ts';

type Deps = Pick<Context, 'db'>;

/** Whether news of searches are mailed is one of the account's email preferences, which older clients change there. */
async function wantsSearchMail(db: Database, user_id: string): Promise<boolean> {
  const { email_preferences } = await db
    .selectFrom('authenticated_user')
    .select('email_preferences')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  return email_preferences.saved_searches ?? true;
}

function present({ mail_off, push_off, hides_words }: SwitchedOff, search_mail: boolean): NotificationPreferences {
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
  };
}

export async function getPreferences({ db }: Deps, user_id: string): Promise<NotificationPreferences> {
  const [off, search_mail] = await Promise.all([findSwitchedOff(db, user_id), wantsSearchMail(db, user_id)]);
  return present(off, search_mail);
}

/** What is switched off in a channel after the changes. */
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

/** Changes by which channels a person is told of what. What is left out stays. */
export const patchPreferences = (
  { db }: Deps,
  user_id: string,
  changes: PatchNotificationPreferences,
): Promise<NotificationPreferences> =>
  writeAs(
    db,
    user_id,
    async (trx) => {
      const before = await findSwitchedOff(trx, user_id);
      const search_mail = changes.categories?.searches?.mail;
      if (search_mail !== undefined) {
        await changeEmailPreferences(trx, user_id, { saved_searches: search_mail });
      }
      await putSwitchedOff(trx, user_id, {
        mail_off: offAfter(before.mail_off, changes, 'mail').filter((category) => category !== 'searches'),
        push_off: offAfter(before.push_off, changes, 'push'),
        hides_words: changes.hides_words ?? before.hides_words,
      });
      return getPreferences({ db: trx }, user_id);
    },
    { while_suspended: true },
  );
