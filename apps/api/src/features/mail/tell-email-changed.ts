import { fullName } from '@abroad/contract/full-name';
import type { Context } from '../../context.ts';
import { mailAddress, oneLine } from '../../core/one-line.ts';
import { writeAbout } from '../../db/write-as.ts';
import { forgetFormerEmail } from '../identity/index.ts';
import { ABOUT_NO_SESSION, type MailContent } from './mail-content.ts';
import { isolated } from './isolate.ts';
import { findMail, storeMail } from './kept-mail.ts';
import { sendKept } from './send-kept.ts';
import { wordsIn } from './locales/index.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

const KIND = 'email_changed';

/** Somebody whose address was replaced, and the one before. */
interface EmailChanged {
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

/** Enough to know one's own by: who reads the former mailbox may be somebody else by now. */
function masked(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0]}…${address.slice(at)}`;
}

/** Says where mails go from now on, and what to do for whoever did not want that. */
export function emailChangedContent(
  changed: Pick<EmailChanged, 'language' | 'email'>,
  { public_url, contact_email }: Pick<Context['config'], 'public_url' | 'contact_email'>,
): MailContent {
  const { emailChanged, direction } = wordsIn(changed.language);
  const { subject, heading, lead, button, why } = emailChanged;
  return {
    ...ABOUT_NO_SESSION,
    language: changed.language,
    subject: oneLine(subject),
    heading,
    lead: lead(isolated(masked(changed.email), direction), isolated(contact_email, direction)),
    button: { label: button, href: `${public_url}/settings` },
    why,
  };
}

const findChanged = (db: Context['db'], id: string): Promise<EmailChanged | undefined> =>
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
    .where('person.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst() as Promise<EmailChanged | undefined>;

/** Mails that were written before and still wait for the mail server go to the new address. */
async function readdress({ db }: Needs, changed: EmailChanged): Promise<void> {
  const { user_id, email } = changed;
  const recipient = mailAddress(fullName(changed, changed.language), email);
  await writeAbout(db, user_id, (trx) =>
    trx
      .updateTable('mail_message')
      .set({ recipient })
      .where('auth_user_id', '=', user_id)
      .where('kind', '<>', KIND)
      .where('sent_at', 'is', null)
      .where('bounced_at', 'is', null)
      .execute(),
  );
}

async function keep(context: Needs, changed: EmailChanged, deduplication: string) {
  // The mail's libraries take a while to load, and the start must not wait for them.
  const { composeMail } = await import('./compose.ts');
  const composed = await composeMail(emailChangedContent(changed, context.config), {
    sender: context.config.mail_from,
    recipient: mailAddress(fullName(changed, changed.language), changed.former),
  });
  return storeMail(context, { kind: KIND, deduplication, auth_user_id: changed.user_id }, composed);
}

/** Writes to an address that was replaced, once, and has waiting mails go to the new one. It may run again at any point. */
export async function tellEmailChanged(context: Needs, id: string): Promise<void> {
  const changed = await findChanged(context.db, id);
  if (!changed) {
    return;
  }
  await readdress(context, changed);
  if (!changed.bounces) {
    const deduplication = `${KIND}:${id}`;
    const kept = (await findMail(context, deduplication)) ?? (await keep(context, changed, deduplication));
    if (kept) {
      await sendKept(context, kept);
    }
  }
  await forgetFormerEmail(context.db, id);
}
