import { categoryOf } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { wordsIn } from '../../core/words-in.ts';
import { writeAbout } from '../../db/write-as.ts';
import { isMailDue } from '../notifications/is-mail-due.ts';
import type { Notification } from './compose.ts';
import { findReader } from './find-reader.ts';
import { plainMail } from './mail-content.ts';
import { DIGEST, keepNotification, sendKept } from './outbox.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

type DigestAbout = 'bookings' | 'messages' | 'all';

interface Folded {
  language: string;
  /** The number of emails that it replaces. */
  count: number;
  about: DigestAbout;
}

const PAGES: Readonly<Record<DigestAbout, string>> = {
  bookings: '/bookings',
  messages: '/messages',
  all: '/notifications',
};

/** The page that shows all of what several emails would tell. */
function aboutOf(kinds: readonly string[]): DigestAbout {
  const categories = new Set(kinds.map((kind) => categoryOf(kind)));
  if ([...categories].every((category) => category === 'messages')) {
    return 'messages';
  }
  return [...categories].every((category) => category === 'sessions' || category === 'money') ? 'bookings' : 'all';
}

/** The number of emails that it replaces, and the page with all of them. */
export const digestNotification: Notification<Folded> = {
  kind: DIGEST,
  preference: null,
  stops: ({ about }) => (about === 'messages' ? about : null),
  content({ language, count, about }, { public_url }) {
    const t = wordsIn(language);
    const title = t(`mail.digests.${about}.title`, { count });
    return plainMail(language, {
      heading: title,
      lead: t(`mail.digests.${about}.lead`),
      button: { label: t(`mail.digests.${about}.button`), href: public_url + PAGES[about] },
    });
  },
};

/** Writes one email for all that were folded since the previous one, in a transaction (`{ ...context, db: trx }`). */
async function keepDigest(context: Omit<Deps, 'mail'>, user_id: string): Promise<void> {
  const { db, clock } = context;
  const folded = await db
    .updateTable('mail_message')
    .set({ told_at: toInstant(clock.now()) })
    .where('auth_user_id', '=', user_id)
    .where('folded_at', 'is not', null)
    .where('told_at', 'is', null)
    .returning(['id', 'kind', 'deduplication'])
    .execute();
  const reader = await findReader(db, user_id);
  // Notifications that were read in the product meanwhile are left out.
  const due = [];
  for (const mail of folded) {
    if (await isMailDue(db, { user_id, kind: mail.kind, key: mail.deduplication })) {
      due.push(mail);
    }
  }
  const [first] = due;
  if (first === undefined || reader === null) {
    return;
  }
  await keepNotification(context, digestNotification, {
    to: reader,
    facts: { language: reader.language, count: due.length, about: aboutOf(due.map(({ kind }) => kind)) },
    deduplication: `${DIGEST}:${first.id}`,
  });
}

/** Sends one email instead of those that were folded. It may run again at any point. */
export async function sendDigest(context: Deps, user_id: string): Promise<void> {
  const { db } = context;
  await writeAbout(db, user_id, (trx) => keepDigest({ ...context, db: trx }, user_id));
  const waiting = await db
    .selectFrom('mail_message')
    .selectAll()
    .where('auth_user_id', '=', user_id)
    .where('kind', '=', DIGEST)
    .where('sent_at', 'is', null)
    .where('bounced_at', 'is', null)
    .execute();
  for (const kept of waiting) {
    await sendKept(context, kept);
  }
}
