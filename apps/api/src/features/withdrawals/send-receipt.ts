import { z } from 'zod';
import type { Context } from '../../context.ts';
import { oneLine } from '../../core/one-line.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { findBookingFacts, type BookingFacts } from '../bookings/mails/booking-facts.ts';
import { writeInvitation } from '../calendar-files/calendar-file.ts';
import { ABOUT_NO_SESSION } from '../mail/mail-content.ts';
import { amountIn, dateIn, isolated, timeIn, zoneIn } from '../mail/write-values.ts';
import { wordsIn as commonWordsIn } from '../mail/locales/index.ts';
import { findReader } from '../mail/find-reader.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';
import { traderInLine } from '../mentors/trader.ts';
import { withdrawalWordsIn } from './locales/index.ts';
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

/** What was declared, line by line, as it was received. */
function statementOf({ kept, language, time_zone }: MailedWithdrawal): string {
  const { labelled, dates, moment, direction } = commonWordsIn(language);
  const words = withdrawalWordsIn(language);
  const at = (instant: string) => moment(dateIn(instant, { time_zone, dates }), timeIn(instant, { time_zone, dates }));
  const { name, email, mentor, trader, service } = kept;
  const seller = trader === null ? mentor : traderInLine(trader);
  return [
    words.declaration({
      service: isolated(oneLine(service), direction),
      name: isolated(oneLine(mentor), direction),
      when: at(kept.start_at),
    }),
    labelled(words.seller, isolated(oneLine(seller), direction)),
    labelled(words.student, isolated(oneLine(name ?? ''), direction)),
    labelled(words.confirm_to, email ?? ''),
    labelled(words.received, `${at(kept.withdrawn_at)} (${isolated(zoneIn(time_zone, language), direction)})`),
  ].join('\n');
}

/** The receipt on a durable medium: Directive 2011/83/EU, article 11a(4). */
export const withdrawalReceipt: Notification<MailedWithdrawal> = {
  kind: 'withdrawal_receipt',
  preference: null,
  content(mailed, { public_url }) {
    const { kept, language, time_zone } = mailed;
    const words = withdrawalWordsIn(language);
    const { dates, moment, direction, why_account } = commonWordsIn(language);
    const at = (instant: string) =>
      moment(dateIn(instant, { time_zone, dates }), timeIn(instant, { time_zone, dates }));
    const { subject, heading, lead } = words.receipt({
      service: isolated(oneLine(kept.service), direction),
      when: at(kept.start_at),
      received: at(kept.withdrawn_at),
      amount: isolated(amountIn(kept.refund_minor, kept.currency, dates), direction),
    });
    return {
      ...ABOUT_NO_SESSION,
      language,
      subject: oneLine(subject),
      heading,
      lead,
      quote: { label: words.label, text: statementOf(mailed) },
      button: { label: words.button, href: `${public_url}/bookings/${kept.booking_id}` },
      why: why_account,
    };
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
