import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { MailMessageTable } from '../../db/tables.ts';
import { findBookingFacts } from './booking-facts.ts';
import { deduplicationOf, readersOf, type BookingMail, type BookingMailKind } from './kinds.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;
type KeptMail = Selectable<MailMessageTable>;

const findMail = ({ db }: Needs, deduplication: string): Promise<KeptMail | undefined> =>
  db.selectFrom('mail_message').selectAll().where('deduplication', '=', deduplication).executeTakeFirst();

/** A reminder is of use only for the session as it stands now. */
function isOutdated(mail: BookingMail, booking: { status: string; ical_sequence: number }): boolean {
  const isReminder = mail.kind === 'reminder_24h' || mail.kind === 'reminder_1h';
  return isReminder && (booking.status !== 'confirmed' || booking.ical_sequence !== mail.sequence);
}

/** Writes the mail and keeps it, once for its key. @returns undefined where there is nobody to write to. */
async function keepMail(context: Needs, mail: BookingMail, deduplication: string): Promise<KeptMail | undefined> {
  const facts = await findBookingFacts(context.db, mail.booking_id);
  const address = facts?.[mail.reader].email;
  if (!facts || !address || isOutdated(mail, facts)) {
    return undefined;
  }
  // The mail's libraries take a while to load, and the start must not wait for them.
  const { composeBookingMail } = await import('./compose.ts');
  const { headers, attachments, ...rest } = await composeBookingMail({ ...mail, facts, address }, context.config);
  await context.db
    .insertInto('mail_message')
    .values({
      ...rest,
      id: newId(),
      kind: mail.kind,
      deduplication,
      auth_user_id: facts[mail.reader].user_id,
      headers: JSON.stringify(headers),
      attachments: JSON.stringify(attachments),
      created_at: toInstant(context.clock.now()),
    })
    .onConflict((conflict) => conflict.column('deduplication').doNothing())
    .execute();
  return findMail(context, deduplication);
}

/**
 * Sends one mail about a booking. It may run again at any point: what is kept is not written again, and what is sent is
 * not sent again. Only a crash between the server's answer and our note of it repeats a mail, under the same Message-ID.
 */
export async function sendBookingMail(context: Needs, mail: BookingMail): Promise<void> {
  const deduplication = deduplicationOf(mail);
  const kept = (await findMail(context, deduplication)) ?? (await keepMail(context, mail, deduplication));
  if (!kept || kept.sent_at !== null) {
    return;
  }
  const { message_id } = await context.mail.send(kept);
  await context.db
    .updateTable('mail_message')
    .set({ sent_at: toInstant(context.clock.now()), smtp_message_id: message_id })
    .where('id', '=', kept.id)
    .execute();
}

/** Sends the mails of one kind to all their readers, for the booking as it is now. */
export async function sendBookingMails(context: Needs, kind: BookingMailKind, booking_id: string): Promise<void> {
  const booking = await context.db
    .selectFrom('booking')
    .select('ical_sequence')
    .where('id', '=', booking_id)
    .executeTakeFirst();
  for (const reader of booking ? readersOf(kind) : []) {
    await sendBookingMail(context, { kind, booking_id, reader, sequence: booking?.ical_sequence ?? 0 });
  }
}
