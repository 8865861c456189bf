import type { Context } from '../../context.ts';
import { findBookingFacts } from './booking-facts.ts';
import { findDealFacts } from './deal-facts.ts';
import { findMail, storeMail, type KeptMail } from './kept-mail.ts';
import { sendKept } from './send-kept.ts';
import { deduplicationOf, isReminder, type BookingMail, type BookingMailKind } from './kinds.ts';
import { unsubscribeTokenOf } from './unsubscribe-token.ts';
import { isOutdated, isWanted } from './wanted.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;
/** Mails that nobody asked for can be ended by one click (RFC 8058); those about a booking's changes can't. */
async function unsubscribeUrl(context: Pick<Needs, 'db' | 'config'>, kind: BookingMailKind, user_id: string) {
  return isReminder(kind)
    ? `${context.config.public_url}/api/v1/mail/unsubscribe?token=${await unsubscribeTokenOf(context.db, user_id)}`
    : null;
}

/**
 * Writes a mail and keeps it, once for its key.
 * @returns undefined where there is nobody to write to, or nobody who wants it.
 */
async function keepMail(
  context: Omit<Needs, 'mail'>,
  mail: BookingMail,
  deduplication: string,
): Promise<KeptMail | undefined> {
  const facts = await findBookingFacts(context.db, mail.booking_id);
  const deal = await findDealFacts(context.db, mail);
  const address = facts?.[mail.reader].email;
  if (!facts || !address || isOutdated({ facts, deal }, mail, context.clock.now())) {
    return undefined;
  }
  if (!isWanted(facts, mail.kind, mail.reader)) {
    return undefined;
  }
  const unsubscribe_url = await unsubscribeUrl(context, mail.kind, facts[mail.reader].user_id);
  // The mail's libraries take a while to load, and the start must not wait for them.
  const { composeBookingMail } = await import('./compose.ts');
  const composed = await composeBookingMail({ ...mail, facts, deal, address, unsubscribe_url }, context.config);
  const { user_id } = facts[mail.reader];
  return storeMail(context, { kind: mail.kind, deduplication, auth_user_id: user_id }, composed);
}

/**
 * Writes a mail in a transaction (`{ ...context, db: trx }`) after which its words could no longer be had. The mail's own
 * job sends it.
 */
export async function writeBookingMail(context: Omit<Needs, 'mail'>, mail: BookingMail): Promise<void> {
  await keepMail(context, mail, deduplicationOf(mail));
}

/**
 * Sends one mail about a booking. It may run again at any point: what is kept is not written again, and what is sent is
 * not sent again. Only a crash between the server's answer and our note of it repeats a mail, under the same Message-ID.
 */
export async function sendBookingMail(context: Needs, mail: BookingMail): Promise<void> {
  const deduplication = deduplicationOf(mail);
  const kept = (await findMail(context, deduplication)) ?? (await keepMail(context, mail, deduplication));
  if (kept) {
    await sendKept(context, kept);
  }
}
