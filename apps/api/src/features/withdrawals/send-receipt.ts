import { z } from 'zod';
import type { Context } from '../../context.ts';
import { oneLine } from '../../core/one-line.ts';
import { wordsIn } from '../../core/words-in.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { findBookingFacts, type BookingFacts } from '../bookings/mails/booking-facts.ts';
import { writeInvitation } from '../calendar-files/calendar-file.ts';
import { plainMail } from '../mail/mail-content.ts';
import { amountIn, isolated, momentIn, zoneIn } from '../mail/write-values.ts';
import { findReader } from '../mail/find-reader.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';
import { traderInLine } from '../mentors/trader.ts';
import { findWithdrawal, type KeptWithdrawal } from './read-withdrawal.ts';

/** Sends the receipt to the address that the student named, or to that of their account where it is another. */
export const sendReceiptJob = jobKind({
  task: 'send-withdrawal-receipt',
  payload: z.object({ booking_id: z.uuid(), to: z.enum(['declared', 'account']) }),
  lane: 'mail',
  key: ({ booking_id, to }) => `withdrawal-receipt:${booking_id}:${to}`,
});

type Kept = Pick<
  KeptWithdrawal,
  | 'booking_id'
  | 'name'
  | 'email'
  | 'withdrawn_at'
  | 'service'
  | 'start_at'
  | 'mentor'
  | 'trader'
  | 'refund_minor'
  | 'currency'
>;

/** A withdrawal as its student reads about it. */
export interface MailedWithdrawal {
  kept: Kept;
  language: string;
  time_zone: string;
  /** For the file that takes the session out of their calendar; null in samples. */
  session: BookingFacts | null;
}

/** Writes the declaration line by line, as it was received. */
function statementOf({ kept, language, time_zone }: MailedWithdrawal): string {
  const t = wordsIn(language);
  const plain = (text: string) => isolated(oneLine(text), t.direction);
  const line = (label: 'seller' | 'student' | 'confirm_to' | 'received', value: string) =>
    t('mail.labelled', { label: t(`withdrawals.${label}`), value });
  const zone = isolated(zoneIn(time_zone, language), t.direction);
  const { name, email, mentor, trader, service } = kept;
  const seller = trader === null ? mentor : traderInLine(trader);
  return [
    t('withdrawals.declaration', {
      service: plain(service),
      name: plain(mentor),
      when: momentIn(kept.start_at, time_zone, language),
    }),
    line('seller', plain(seller)),
    line('student', plain(name ?? '')),
    line('confirm_to', email ?? ''),
    line('received', `${momentIn(kept.withdrawn_at, time_zone, language)} (${zone})`),
  ].join('\n');
}

/** The receipt on a durable medium: Directive 2011/83/EU, article 11a(4). */
export const withdrawalReceipt: Notification<MailedWithdrawal> = {
  kind: 'withdrawal_receipt',
  preference: null,
  content(mailed, { public_url }) {
    const { kept, language, time_zone } = mailed;
    const t = wordsIn(language);
    const service = isolated(oneLine(kept.service), t.direction);
    const when = momentIn(kept.start_at, time_zone, language);
    const received = momentIn(kept.withdrawn_at, time_zone, language);
    const amount = isolated(amountIn(kept.refund_minor, kept.currency, t.dates), t.direction);
    return plainMail(language, {
      subject: t('withdrawals.receipt.subject', { service, when }),
      heading: t('withdrawals.receipt.heading'),
      lead: t('withdrawals.receipt.lead', { received, amount }),
      quote: { label: t('withdrawals.label'), text: statementOf(mailed) },
      button: { label: t('withdrawals.button'), href: `${public_url}/bookings/${kept.booking_id}` },
    });
  },
  async attachments({ session }, settings) {
    if (session === null) {
      return [];
    }
    const of = { reader_user_id: session.prospect.user_id, method: 'CANCEL' } as const;
    const content = await writeInvitation(session, of, settings);
    return [{ filename: 'invite.ics', content_type: 'text/calendar; charset=utf-8; method=CANCEL', content }];
  },
};

/** Sends one receipt, once. An erased student gets none. */
export async function sendReceipt(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>,
  { booking_id, to }: z.output<typeof sendReceiptJob.payload>,
): Promise<void> {
  const kept = await findWithdrawal(context.db, booking_id);
  const reader = kept && (await findReader(context.db, kept.prospect_user_id));
  if (!kept || kept.email === null || !reader) {
    return;
  }
  if (to === 'account' && reader.email.toLowerCase() === kept.email.toLowerCase()) {
    return;
  }
  const email = to === 'account' ? reader.email : kept.email;
  const { language } = reader;
  const session = await findBookingFacts(context.db, booking_id);
  const facts = { kept, language, time_zone: session?.prospect.time_zone ?? 'UTC', session };
  await sendNotification(context, withdrawalReceipt, {
    to: { ...reader, email },
    facts,
    deduplication: `withdrawal_receipt:${booking_id}:${to}`,
  });
}
