import type { Context } from '../../context.ts';
import { paragraphOf } from '../../core/paragraph-of.ts';
import { wordsIn } from '../../core/words-in.ts';
import { formerEmailsOf } from '../identity/replace-email.ts';
import { plainMail } from '../mail/mail-content.ts';
import { dateIn, isolated } from '../mail/write-values.ts';
import { findReader } from '../mail/find-reader.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';
import { payoutAccountOf } from './account.ts';
import { bankHeldUntil } from './present.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

interface BankChanged {
  language: string;
  last4: string;
  /** RFC 3339; null where the hold is over already. */
  held_until: string | null;
}

interface Restricted {
  language: string;
  state: 'restricted' | 'rejected';
}

/** Says that payouts go elsewhere now, until when they wait, and what to do if the mentor didn't want that. */
export const bankChangedNotification: Notification<BankChanged> = {
  kind: 'payout_bank_changed',
  preference: null,
  content({ language, last4, held_until }, { public_url, contact_email }) {
    const t = wordsIn(language);
    const plain = (text: string) => isolated(text, t.direction);
    const until = held_until === null ? null : plain(dateIn(held_until, { time_zone: 'UTC', dates: t.dates }));
    const subject = t('payout_accounts.bank_changed.subject');
    const lead = t(`payout_accounts.bank_changed.leads.${until === null ? 'now' : 'held'}`, {
      last4: plain(last4),
      until,
    });
    const warning = t('payout_accounts.bank_changed.warning', { contact: plain(contact_email) });
    return plainMail(language, {
      heading: subject,
      lead: paragraphOf(language, lead, warning),
      button: { label: t('payout_accounts.bank_changed.button'), href: `${public_url}/earnings` },
      why: t('payout_accounts.bank_changed.why'),
    });
  },
};

/** Says that a mentor can't be paid until something is mended, or not to this account at all. */
export const accountRestrictedNotification: Notification<Restricted> = {
  kind: 'payout_account_restricted',
  preference: null,
  content({ language, state }, { public_url, contact_email }) {
    const t = wordsIn(language);
    const subject = t(`payout_accounts.${state}.subject`);
    return plainMail(language, {
      heading: subject,
      lead: t(`payout_accounts.${state}.lead`, { contact: isolated(contact_email, t.direction) }),
      button: { label: t(`payout_accounts.${state}.button`), href: `${public_url}/earnings` },
      why: t(`payout_accounts.${state}.why`),
    });
  },
};

const findEvent = (db: Context['db'], id: string) =>
  db.selectFrom('payout_account_event').selectAll().where('id', '=', id).executeTakeFirst();

const DAY_MS = 24 * 60 * 60_000;
/** The days for which a replaced address still gets the notice, because an attacker replaces both. */
const FORMER_DAYS = 7;

/** Tells a mentor once of a changed bank account, at former addresses too. It can be run again at any point. */
export async function notifyBankChanged(context: Deps, event_id: string): Promise<void> {
  const event = await findEvent(context.db, event_id);
  const [account, reader] = event
    ? await Promise.all([payoutAccountOf(context.db, event.user_id), findReader(context.db, event.user_id)])
    : [];
  if (!event || !account || !reader) {
    return;
  }
  const until = bankHeldUntil(account, context.clock.now());
  const facts = {
    language: reader.language,
    last4: account.bank_last4 ?? '····',
    held_until: until === null ? null : new Date(until).toISOString(),
  };
  const { kind } = bankChangedNotification;
  await sendNotification(context, bankChangedNotification, { to: reader, facts, deduplication: `${kind}:${event_id}` });
  const since = Date.parse(event.created_at) - FORMER_DAYS * DAY_MS;
  for (const { id, former } of await formerEmailsOf(context.db, event.user_id, since)) {
    const deduplication = `${kind}:${event_id}:${id}`;
    await sendNotification(context, bankChangedNotification, {
      to: { ...reader, email: former },
      facts,
      deduplication,
    });
  }
}

/** Tells a mentor once that they can't be paid, unless they can again. It can be run again at any point. */
export async function notifyAccountRestricted(context: Deps, event_id: string): Promise<void> {
  const event = await findEvent(context.db, event_id);
  const [account, to] = event
    ? await Promise.all([payoutAccountOf(context.db, event.user_id), findReader(context.db, event.user_id)])
    : [];
  if (!to || (account?.state !== 'restricted' && account?.state !== 'rejected')) {
    return;
  }
  const { kind } = accountRestrictedNotification;
  const facts = { language: to.language, state: account.state };
  await sendNotification(context, accountRestrictedNotification, { to, facts, deduplication: `${kind}:${event_id}` });
}
