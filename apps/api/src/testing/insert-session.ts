import { answerUntil, busyRange, completesAt, expiryOf, paymentOpensAt } from '@abroad/booking-rules';
import type { BookingEventKind, BookingStatus } from '@abroad/contract';
import type { Insertable } from 'kysely';
import { toInstant } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { BookingEventDetail, BookingTable } from '../db/tables.ts';
import { writeBetween } from '../db/write-as.ts';
import { findService } from '../features/event-types/queries.ts';
import { meetingPlace } from '../features/event-types/meeting-place.ts';
import type { Service } from '../features/event-types/service-row.ts';
import { countSession } from '../features/mentors/held-sessions.ts';
import { waitForNoShow } from '../features/payments/wait-for-no-show.ts';
import type { TestApi } from './api.ts';
import { insertPayment, type Charge, type MadePayment } from './insert-payment.ts';
import { insertReviews, type ReviewsWish } from './insert-reviews.ts';
import type { Made, MadeMentor } from './make.ts';

type Side = 'mentor' | 'prospect';

export interface SessionWishes {
  mentor: MadeMentor;
  prospect: Made;
  /** Left out: the mentor's first. */
  event_type_id?: string;
  /** Left out: of those that ended a half hour of its own three days ago, of others one next week. */
  start?: string;
  /** Left out: now, of those that lie in the past four days before. */
  booked_at?: string;
  message?: string;
  /** The student's. */
  time_zone?: string;
  /** In minor units of the currency; left out: those of the service. A session with a price was paid, unless it still waits. */
  price_minor?: number;
  currency?: string;
  /** In per cent; left out: as the settings have it. */
  fee_percent?: number;
  /** Until then the student can withdraw from the contract with a trader; left out: they have no such right. */
  withdraw_until?: string;
  /** The words in which the student asked for a session before that. */
  early_start_version?: string;
  /** It was paid: 50.00, where the service is free. */
  paid?: boolean;
  /** Has a provider take the money, for what follows there. */
  charge?: Charge;
  /** The event that it waits for; left out: it is confirmed. A request with a price is authorised; a session far ahead is paid later. */
  waits?: 'pending_payment' | 'requested';
  /** It took place, and was completed two days later. */
  ended?: boolean;
  /** The side that cancelled it a day after it was booked, in time: its payment was refunded. */
  cancelled?: Side;
  /** The side that didn't come: the other one reported it at its end, and the case is open. */
  noShow?: Side;
  /** Both wrote about it when it was completed, unless one of them is named. */
  reviewed?: boolean | ReviewsWish;
}

/** A session as it was made, with its payment if it has one. */
export interface MadeSession {
  id: string;
  params: { id: string };
  mentor: MadeMentor;
  prospect: Made;
  start: string;
  end: string;
  payment: MadePayment | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HALF_AN_HOUR_MS = 30 * MINUTE_MS;
const PRICE_MINOR = 5000;

let made = 0;
/** Returns a half hour without another session of this file, some days from now. */
function nextSlot(now: number, days: number): number {
  made += 1;
  const day = Math.floor((now + days * DAY_MS) / HALF_AN_HOUR_MS) * HALF_AN_HOUR_MS;
  return day + Math.sign(days) * made * HALF_AN_HOUR_MS;
}

/** Instants in epoch milliseconds. */
interface Times {
  start: number;
  end: number;
  booked: number;
  completed: number;
}

function timesOf(now: number, service: Service, { start, booked_at, ended, noShow }: SessionWishes): Times {
  const begins = start === undefined ? nextSlot(now, ended || noShow ? -3 : 7) : Date.parse(start);
  const end = begins + service.duration_min * MINUTE_MS;
  const booked = booked_at === undefined ? (begins > now ? now : begins - 4 * DAY_MS) : Date.parse(booked_at);
  return { start: begins, end, booked, completed: completesAt(end) };
}

/** A change of its state, as the history has it. */
interface Change {
  kind: BookingEventKind;
  to: BookingStatus;
  by: Side | 'system';
  at: number;
  detail?: BookingEventDetail;
}

/** Its end, if it came to one. */
function endOf({ ended, cancelled, noShow }: SessionWishes, { booked, end, completed }: Times): Change | null {
  if (ended) {
    return { kind: 'completed', to: 'completed', by: 'system', at: completed };
  }
  if (cancelled) {
    return { kind: 'cancelled', to: 'cancelled', by: cancelled, at: booked + DAY_MS };
  }
  if (noShow) {
    const by = noShow === 'mentor' ? 'prospect' : 'mentor';
    return { kind: 'reported_no_show', to: `no_show_${noShow}`, by, at: end };
  }
  return null;
}

/** Its price, and the platform's fee. */
function priceOf(
  { context }: TestApi,
  service: Service,
  { paid = false, price_minor, currency = service.currency, fee_percent }: SessionWishes,
) {
  const { fee_basis_points, fee_fixed_minor } = context.config.payments;
  return {
    price_minor: price_minor ?? (service.price_minor || (paid ? PRICE_MINOR : 0)),
    currency,
    fee_basis_points: fee_percent === undefined ? fee_basis_points : fee_percent * 100,
    fee_fixed_minor: fee_percent === undefined ? (fee_fixed_minor[currency] ?? 0) : 0,
  };
}

interface Money {
  payment: MadePayment;
  price_minor: number;
}

/** Returns its changes from the booking to its end, with those of its money. */
async function changesOf(
  { waits, cancelled }: SessionWishes,
  { booked }: Times,
  ending: Change | null,
  money: Money | null,
): Promise<Change[]> {
  const ended = ending === null ? [] : [ending];
  const to = waits ?? 'confirmed';
  const created: Change = { kind: 'created', to, by: 'prospect', at: booked };
  if (money === null) {
    return [created, ...ended];
  }
  const { payment, price_minor } = money;
  const detail = { payment_id: payment.payment_id, amount_minor: price_minor };
  const kind = waits === 'requested' ? 'authorized' : 'paid';
  const paid: Change[] = [
    { ...created, to: 'pending_payment' },
    { kind, to, by: 'system', at: booked, detail },
    ...ended,
  ];
  if (ending === null || !cancelled) {
    return paid;
  }
  const reason = cancelled === 'mentor' ? 'mentor_cancelled' : 'cancelled_in_time';
  const refund_id = await payment.refund(reason, price_minor, ending.at);
  const refunded = { to: ending.to, by: 'system', at: ending.at, detail: { ...detail, refund_id } } as const;
  return [...paid, { kind: 'refund_promised', ...refunded }, { kind: 'refunded', ...refunded }];
}

/**
 * Writes a session straight into its tables: the rows that booking, payment and later events would have left in
 * `booking`, `payment`, `review` and their dependent tables. The effects of jobs are left out: mails,
 * notifications, calendars, webhooks, available times. The database still refuses two that hold the same time.
 */
export async function insertSession(api: TestApi, wishes: SessionWishes): Promise<MadeSession> {
  const { db, clock, config } = api.context;
  const { mentor, prospect, charge, waits, cancelled, noShow, reviewed } = wishes;
  const service = await findService(db, wishes.event_type_id ?? mentor.event_types[0]?.id ?? '');
  if (service === null) {
    throw new Error('the mentor offers no such service');
  }
  const times = timesOf(clock.now(), service, wishes);
  const ending = endOf(wishes, times);
  const id = newId();
  const people = { mentor_user_id: mentor.user_id, prospect_user_id: prospect.user_id };
  const price = priceOf(api, service, wishes);
  const row = {
    ...bookingRow(service, price, wishes, times),
    ...people,
    ...price,
    id,
    status: ending?.to ?? waits ?? 'confirmed',
    ical_uid: `${id}@${new URL(config.public_url).hostname}`,
    ical_sequence: cancelled ? 1 : 0,
    cancelled_by: cancelled ?? null,
    updated_at: toInstant(ending?.at ?? times.booked),
  };
  await db.insertInto('booking').values(row).execute();
  const paying = { booking_id: id, ...people, ...price, paid_at: times.booked, ...(charge && { charge }) };
  const payment =
    price.price_minor > 0 && waits !== 'pending_payment'
      ? await insertPayment(api, { ...paying, is_authorised: waits === 'requested' })
      : null;
  const money = payment && { payment, price_minor: price.price_minor };
  await writeChanges(api, id, people, await changesOf(wishes, times, ending, money));
  if (ending?.to === 'completed') {
    await payment?.earn();
    await countSession(db, mentor.user_id, 1);
  }
  if (ending && noShow) {
    await insertNoShow(api, { id, ...people }, ending);
  }
  if (reviewed) {
    await insertReviews(api, { id, mentor, prospect, written_at: times.completed }, reviewed === true ? {} : reviewed);
  }
  const [start, end] = [toInstant(times.start), toInstant(times.end)];
  return { id, params: { id }, mentor, prospect, start, end, payment };
}

/** Returns a booking's row from its service and the wishes. */
function bookingRow(
  service: Service,
  { price_minor }: Pick<BookingTable, 'price_minor'>,
  { message, time_zone = 'Africa/Lagos', waits, withdraw_until, early_start_version }: SessionWishes,
  { start, end, booked }: Times,
) {
  const { policy } = service;
  const busy = busyRange({ start, end, policy });
  const opens = waits === 'pending_payment' ? paymentOpensAt({ price_minor, start, now: booked }) : null;
  const until = waits ? expiryOf({ status: waits, created_at: booked, start, policy, payment_opens_at: opens }) : null;
  return {
    event_type_id: service.id,
    title: service.title,
    start_at: toInstant(start),
    end_at: toInstant(end),
    busy_start_at: toInstant(busy.start),
    busy_end_at: toInstant(busy.end),
    time_zone,
    mentor_time_zone: service.schedule?.time_zone ?? 'UTC',
    platform: service.default_platform,
    ...meetingPlace(service.default_platform, service.meeting_location),
    answers: '[]',
    message: message ?? null,
    policy: JSON.stringify(policy),
    hold_expires_at: until === null ? null : toInstant(until),
    payment_opens_at: opens === null ? null : toInstant(opens),
    mentor_is_trader: withdraw_until !== undefined,
    withdraw_until: withdraw_until ?? null,
    early_start_asked_at: early_start_version === undefined ? null : toInstant(booked),
    early_start_version: early_start_version ?? null,
    cancel_reason: null,
    created_at: toInstant(booked),
  } satisfies Partial<Insertable<BookingTable>>;
}

interface People {
  mentor_user_id: string;
  prospect_user_id: string;
}

async function writeChanges(
  { context }: TestApi,
  booking_id: string,
  people: People,
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.map(({ kind, to, by, detail = {} }, index) => ({
    id: newId(),
    booking_id,
    kind,
    from_status: changes[index - 1]?.to ?? null,
    to_status: to,
    actor_user_id: by === 'system' ? null : people[`${by}_user_id`],
    actor_role: by,
    detail: JSON.stringify(detail),
  }));
  await context.db.insertInto('booking_event').values(rows).execute();
}

/** The report of a no-show, and its case. */
async function insertNoShow({ context }: TestApi, booking: People & { id: string }, { by, at }: Change): Promise<void> {
  const { id: booking_id } = booking;
  const side = by === 'mentor' ? 'mentor' : 'prospect';
  const reported_at = toInstant(at);
  await writeBetween(context.db, booking, null, async (trx) => {
    await waitForNoShow(trx, booking_id);
    await trx
      .insertInto('no_show_case')
      .values({ booking_id, reported_by: side, reported_at, answer_until: toInstant(answerUntil(at)) })
      .execute();
    await trx
      .insertInto('no_show_statement')
      .values({ id: newId(), booking_id, side, word: 'report', text: null, created_at: reported_at })
      .execute();
  });
}
