import type { Context } from '../../context.ts';
import { wordsIn } from '../../core/words-in.ts';
import { keepNotified } from '../identity/replace-email.ts';
import { plainMail } from '../mail/mail-content.ts';
import { isolated } from '../mail/write-values.ts';
import { readdressMails } from '../mail/readdress-mails.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';
import { proofCodeNotification } from '../proofs/send-code.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

/** A user whose address was replaced, with the former address. */
interface ChangedEmail {
  user_id: string;
  first_name: string;
  last_name: string;
  /** BCP 47. */
  language: string;
  former: string;
  email: string;
  /** Mail to the former address comes back. */
  bounces: boolean;
}

/** Shows only enough for the owner to recognise it: by now the former mailbox may belong to another person. */
function masked(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0]}…${address.slice(at)}`;
}

/** Says where emails go from now on, and what to do if the user did not want that. */
export const emailChangedNotification: Notification<Pick<ChangedEmail, 'language' | 'email'>> = {
  kind: 'email_changed',
  preference: null,
  content({ language, email }, { public_url, contact_email }) {
    const t = wordsIn(language);
    const address = isolated(masked(email), t.direction);
    const support = isolated(contact_email, t.direction);
    return plainMail(language, {
      subject: t('account.email_changed.subject'),
      heading: t('account.email_changed.heading'),
      lead: t('account.email_changed.lead', { address, support }),
      button: { label: t('account.email_changed.button'), href: `${public_url}/settings` },
      why: t('account.email_changed.why'),
    });
  },
};

/** Emails that go to another address than their reader's. */
export const TO_OTHER_ADDRESSES: readonly string[] = [emailChangedNotification.kind, proofCodeNotification.kind];

const findChangedEmail = (db: Context['db'], id: string): Promise<ChangedEmail | undefined> =>
  db
    .selectFrom('changed_email as change')
    .innerJoin('authenticated_user as person', 'person.id', 'change.auth_user_id')
    .select((select) => [
      'person.id as user_id',
      'person.first_name',
      'person.last_name',
      'person.language',
      'change.former',
      'person.email',
      select('person.bounced_email', 'is not distinct from', select.ref('change.former')).as('bounces'),
    ])
    .where('change.id', '=', id)
    .where('change.told_at', 'is', null)
    .where('person.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst() as Promise<ChangedEmail | undefined>;

/** Notifies a replaced address once, and readdresses waiting mails to the new one. It can be run again at any point. */
export async function notifyEmailChanged(context: Deps, id: string): Promise<void> {
  const changed = await findChangedEmail(context.db, id);
  if (!changed) {
    return;
  }
  const { kind } = emailChangedNotification;
  await readdressMails(context, changed, { except: TO_OTHER_ADDRESSES });
  if (!changed.bounces) {
    const to = { ...changed, email: changed.former };
    await sendNotification(context, emailChangedNotification, { to, facts: changed, deduplication: `${kind}:${id}` });
  }
  await keepNotified(context.db, id);
}
