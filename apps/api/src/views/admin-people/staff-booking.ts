import type { PersonNamed, StaffBooking } from '@abroad/contract';
import { sql, type Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import type { BookingEventTable, BookingTable } from '../../db/tables.ts';
import { writeAs } from '../../db/write-as.ts';
import { findPaymentsOf, refundableOf, type Payment } from '../../features/payments/payment.ts';
import { recordStaffAct } from '../../features/staff/record-act.ts';
import type { StaffActor } from '../../http/actor.ts';
import { mayRefund, namedPerson, readsWords, seesProvider } from './person-rows.ts';

interface BookingRow extends Selectable<BookingTable> {
  mentor: PersonNamed;
  prospect: PersonNamed;
}

async function findBooking(db: Database, id: string): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`
    select booking.*, ${namedPerson('mentor')} as mentor, ${namedPerson('prospect')} as prospect
    from booking
    join authenticated_user mentor on mentor.id = booking.mentor_user_id
    join authenticated_user prospect on prospect.id = booking.prospect_user_id
    where booking.id = ${id}`.execute(db);
  return rows[0];
}

type Words = NonNullable<StaffBooking['words']>;

/** Reads the two people's words, without reviews that were never published. */
async function wordsOf(db: Database, { id, message, answers, join_url, location }: BookingRow): Promise<Words> {
  const proposals = await db
    .selectFrom('booking_proposal')
    .select(['id', 'proposed_by', 'message', 'created_at'])
    .where('booking_id', '=', id)
    .orderBy('created_at')
    .execute();
  const reviews = await db
    .selectFrom('review')
    .select(['id', 'author_role', 'status', 'stars', 'text', 'private_note', 'reply'])
    .where('booking_id', '=', id)
    .where('published_at', 'is not', null)
    .orderBy('author_role')
    .execute();
  return { message, answers, join_url, location, proposals, reviews };
}

function toldEvent(
  { id, kind, from_status, to_status, actor_role, detail, created_at }: Selectable<BookingEventTable>,
  sees_words: boolean,
): StaffBooking['history'][number] {
  const rescheduled = 'from' in detail ? detail : null;
  // Why money went back the staff wrote themselves.
  const says = 'reason' in detail && (sees_words || kind === 'refund_promised');
  return {
    id,
    kind: kind as StaffBooking['history'][number]['kind'],
    from_status,
    to_status,
    actor_role,
    reason: says ? (detail.reason ?? null) : null,
    moved_from: rescheduled?.from ?? null,
    moved_to: rescheduled?.to ?? null,
    amount_minor: 'amount_minor' in detail ? detail.amount_minor : null,
    created_at,
  };
}

function presentPayment(payment: Payment, sees_provider: boolean): StaffBooking['payment'] {
  const { id, status, amount_minor, fee_minor, captured_minor, refunded_minor, refund_pending_minor, paid_at } =
    payment;
  const { provider: name, intent_id, card_brand, card_last4, failure, dispute, mismatch } = payment;
  const card = card_brand === null || card_last4 === null ? null : { brand: card_brand, last4: card_last4 };
  return {
    id,
    status,
    amount_minor,
    fee_minor,
    captured_minor,
    refunded_minor,
    refund_pending_minor,
    refundable_minor: refundableOf(payment),
    paid_at,
    provider: sees_provider ? { name, intent_id, card, failure, dispute, mismatch } : null,
  };
}

/** Refunds and ledger lines, oldest first. */
async function readMoney(db: Database, booking_id: string): Promise<Pick<StaffBooking, 'refunds' | 'ledger'>> {
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'refund.amount_minor', 'refund.reason', 'refund.status', 'refund.created_at'])
    .where('payment.booking_id', '=', booking_id)
    .orderBy('refund.created_at')
    .execute();
  const entries = await db
    .selectFrom('ledger_entry')
    .select(['id', 'posting_id', 'occasion', 'account', 'amount_minor', 'created_at'])
    .where('booking_id', '=', booking_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const lines = entries.map(({ occasion, ...line }) => ({ ...line, occasion: occasion.split(':', 1)[0] ?? occasion }));
  return { refunds, ledger: { lines, sum_minor: lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0) } };
}

/**
 * A booking as the staff see it, with its history and its ledger. The look is an entry of the audit, which says whether it
 * showed what the two people wrote. For their own booking, staff see here what the other roles do, and no words.
 * @throws AppError NOT_FOUND.
 */
export async function getStaffBooking(
  { db }: Pick<Context, 'db'>,
  actor: StaffActor,
  id: string,
): Promise<StaffBooking> {
  const booking = await findBooking(db, id);
  if (booking === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { user_id: actor_id, role } = actor;
  const is_own = actor_id === booking.mentor_user_id || actor_id === booking.prospect_user_id;
  const sees_words = readsWords(role) && !is_own;
  const kind = sees_words ? 'booking_words_read' : 'booking_read';
  await writeAs(db, actor_id, (trx) => recordStaffAct(trx, { kind, actor_id, subject: { type: 'booking', id } }));
  const [words, history, payments, money] = await Promise.all([
    sees_words ? wordsOf(db, booking) : null,
    db
      .selectFrom('booking_event')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    findPaymentsOf(db, [id]),
    readMoney(db, id),
  ]);
  const payment = payments.get(id);
  const { status, title, platform, mentor, prospect, price_minor, currency, cancelled_by, created_at } = booking;
  return {
    id,
    status,
    title,
    start: booking.start_at,
    end: booking.end_at,
    platform,
    mentor,
    prospect,
    price_minor,
    currency,
    cancelled_by,
    created_at,
    words,
    history: history.map((event) => toldEvent(event, sees_words)),
    payment: payment === undefined ? null : presentPayment(payment, seesProvider(role) && !is_own),
    ...money,
    may_refund: mayRefund(role) && !is_own,
  };
}
