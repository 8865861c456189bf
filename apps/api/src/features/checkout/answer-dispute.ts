import { fullName } from '@abroad/contract/full-name';
import { fromMinor } from '@abroad/reference-data/money';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import type { DisputeEvidence } from '../../providers/payments/port.ts';
import { keepEvidence } from '../fraud/signals.ts';
import { findPayment } from '../payments/payment.ts';
import type { CheckoutDeps } from './deps.ts';
import { tryCall } from './try-call.ts';

interface Facts {
  title: string;
  start_at: string;
  end_at: string;
  status: string;
  platform: string;
  message: string | null;
  answers: { question: string; answer: string }[];
  booked_at: string;
  amount_minor: number;
  currency: string;
  email: string | null;
  first_name: string;
  last_name: string;
  mentor_first_name: string;
  mentor_last_name: string;
  receipt: string | null;
  paid_at: string | null;
  terms: { version: string; accepted_at: string }[] | null;
  /** The cardholder's latest 20 messages to the mentor. */
  messages: { text: string; at: string }[] | null;
  joins: { side: 'mentor' | 'prospect'; first_at: string; last_at: string; times: number }[] | null;
}

const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS "UTC"')`;

async function findFacts(db: Database, payment_id: string): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    select booking.title, ${utc('booking.start_at')} as start_at, ${utc('booking.end_at')} as end_at, booking.status, platform, message,
      answers, ${utc('booking.created_at')} as booked_at, amount_minor, payment.currency,
      payer.email, payer.first_name, payer.last_name,
      mentor.first_name as mentor_first_name, mentor.last_name as mentor_last_name,
      (select year || '-' || lpad(number::text, 6, '0') from receipt where payment_id = payment.id) as receipt,
      ${utc('payment.paid_at')} as paid_at,
      (select json_agg(json_build_object('version', version, 'accepted_at', ${utc('accepted_at')}) order by accepted_at)
        from terms_acceptance where auth_user_id = payer.id and accepted_at <= booking.created_at) as terms,
      (select json_agg(json_build_object('side', side, 'first_at', ${utc('first_at')}, 'last_at', ${utc('last_at')}, 'times', times)
        order by side) from session_join where booking_id = booking.id) as joins,
      (select json_agg(json_build_object('text', text, 'at', ${utc('written.created_at')}) order by written.created_at) from (
        select message.text, message.created_at from message join thread on thread.id = message.thread_id
        where thread.mentor_id = booking.mentor_user_id and thread.prospect_id = booking.prospect_user_id
          and author_id = booking.prospect_user_id and removed_at is null
        order by message.created_at desc limit 20) written) as messages
    from payment join booking on booking.id = payment.booking_id
    join authenticated_user payer on payer.id = booking.prospect_user_id
    join authenticated_user mentor on mentor.id = booking.mentor_user_id
    where payment.id = ${payment_id} and payer.status <> 'deleted'`.execute(db);
  return rows[0];
}

const SIDES = { mentor: 'The mentor', prospect: 'The cardholder’s account' } as const;

/** Composes the evidence for the bank, in English. It holds only facts that the session's two people can see. */
export function composeEvidence(facts: Facts): DisputeEvidence {
  const { title, start_at, end_at, message, answers, terms, joins, messages, receipt, paid_at } = facts;
  const mentor = fullName({ first_name: facts.mentor_first_name, last_name: facts.mentor_last_name }, 'en');
  const joined = (joins ?? []).map(
    ({ side, first_at, last_at, times }) =>
      `${SIDES[side]} joined ${times} time(s), first at ${first_at}, last at ${last_at}.`,
  );
  const told = [
    `Booked by the cardholder’s account at ${facts.booked_at}; state now: ${facts.status}.`,
    `Paid ${fromMinor(facts.amount_minor, facts.currency) ?? ''} ${facts.currency} at ${paid_at ?? 'an unknown time'}.`,
    ...(receipt === null ? [] : [`Receipt ${receipt} was issued for it.`]),
    ...(terms ?? []).map(({ version, accepted_at }) => `Terms of version ${version} accepted at ${accepted_at}.`),
    ...(message === null ? [] : [`The cardholder wrote to the mentor: ${message}`]),
    ...(messages ?? []).map(({ text, at }) => `At ${at} the cardholder wrote to the mentor: ${text}`),
    ...answers.map(({ question, answer }) => `Asked “${question}”, the cardholder answered: ${answer}`),
  ];
  return {
    customer_name: fullName(facts, 'en'),
    ...(facts.email !== null && { customer_email_address: facts.email }),
    product_description: `A live mentoring session with ${mentor} by ${facts.platform}: ${title}, ${start_at} to ${end_at}.`,
    service_date: start_at,
    access_activity_log: joined.length > 0 ? joined.join('\n') : 'No one pressed the button that joins the session.',
    uncategorized_text: told.join('\n'),
  };
}

/**
 * Sends the evidence about a disputed session to the bank, once, and stores it for the staff. It may run again.
 * @throws PaymentError if the provider can't be reached; the job is retried.
 */
export async function answerDispute(context: CheckoutDeps, payment_id: string): Promise<void> {
  const { db, payments } = context;
  const [payment, facts] = await Promise.all([findPayment(db, payment_id), findFacts(db, payment_id)]);
  if (!facts || payment?.dispute !== 'open' || payment.intent_id === null || payment.provider !== payments.name) {
    return;
  }
  const { intent_id, booking_id } = payment;
  const evidence = composeEvidence(facts);
  let isSent = false;
  await tryCall(context, { payment_id, call: 'evidence' }, async () => {
    isSent = await payments.answerDispute(intent_id, evidence, `payment:${payment_id}:evidence`);
  });
  if (isSent) {
    const { prospect_user_id } = await db
      .selectFrom('booking')
      .select('prospect_user_id')
      .where('id', '=', booking_id)
      .executeTakeFirstOrThrow();
    await writeAbout(db, prospect_user_id, (trx) =>
      keepEvidence(trx, { user_id: prospect_user_id, booking_id, evidence }),
    );
  }
}
