import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { writeAbout } from '../../db/write-as.ts';
import type { Notification } from './compose.ts';
import { findReader } from './find-reader.ts';
import { wordsIn } from './locales/index.ts';
import { ABOUT_NO_SESSION } from './mail-content.ts';
import { DIGEST, keepNotification, sendKept } from './outbox.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

interface Folded {
  language: string;
  /** The number of emails that it replaces. */
  count: number;
}

/** The number of emails that it replaces, and the page with all of them. */
export const digestNotification: Notification<Folded> = {
  kind: DIGEST,
  preference: null,
  content({ language, count }, { public_url }) {
    const { digest, why_account } = wordsIn(language);
    const title = digest.title(count);
    return {
      ...ABOUT_NO_SESSION,
      language,
      subject: title,
      heading: title,
      lead: digest.lead,
      button: { label: digest.button, href: `${public_url}/bookings` },
      why: why_account,
    };
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
    .returning('id')
    .execute();
  const reader = await findReader(db, user_id);
  const [first] = folded;
  if (first === undefined || reader === null) {
    return;
  }
  await keepNotification(context, digestNotification, {
    to: reader,
    facts: { language: reader.language, count: folded.length },
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
