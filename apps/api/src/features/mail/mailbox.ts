import { LIMITS, type MailboxQuery } from '@abroad/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { pageBounds, toPage } from '../../core/paging.ts';

type Deps = Pick<Context, 'db' | 'config' | 'mail'>;

/** The mailbox shows the emails of all users: it exists only where no emails are sent, and never in production. */
function refuseUnlessDevelopment({ config, mail }: Deps): void {
  if (mail.kind !== 'mailbox' || config.node_env === 'production') {
    throw new AppError('NOT_FOUND');
  }
}

/** Whether a recipient, bare or `"Name" <address>`, has this address. */
const isTo = (address: string) => {
  const bracketed = `<${address}>`;
  return sql<boolean>`(lower(recipient) = ${address} or right(lower(recipient), ${bracketed.length}) = ${bracketed})`;
};

/** The emails of the development mailbox, newest first, optionally of one address. */
export async function listMail(context: Deps, query: z.output<typeof MailboxQuery>) {
  refuseUnlessDevelopment(context);
  const { limit, offset } = pageBounds(query);
  const whose = query.recipient === undefined ? sql<boolean>`true` : isTo(query.recipient.toLowerCase());
  const [items, count] = await Promise.all([
    context.db
      .selectFrom('mail_message')
      .select(['id', 'kind', 'sender', 'recipient', 'subject', 'created_at', 'sent_at'])
      .where(whose)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    context.db
      .selectFrom('mail_message')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where(whose)
      .executeTakeFirstOrThrow(),
  ]);
  return toPage(items, count.total, query);
}

/** @throws AppError NOT_FOUND for an unknown email, and where there is no development mailbox. */
export async function getMail(context: Deps, id: string) {
  refuseUnlessDevelopment(context);
  const mail = await context.db.selectFrom('mail_message').selectAll().where('id', '=', id).executeTakeFirst();
  if (!mail) {
    throw new AppError('NOT_FOUND');
  }
  return mail;
}

/** Deletes emails that were kept long enough; without SMTP they were only stored to be read here. */
export async function sweepMailbox({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now() - LIMITS.mail_kept_days * 24 * 60 * 60_000);
  await db.deleteFrom('mail_message').where('created_at', '<', before.toISOString()).execute();
}
