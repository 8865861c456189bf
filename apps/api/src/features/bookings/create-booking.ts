import { busyRange, expiryOf, initialStatus, type BookingStatus } from '@abroad/booking-rules';
import type { Booking, CreateBooking } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { findHeldTimes, loadMentorTime, type MentorTime } from '../availability/index.ts';
import { visibleOffer, type Service } from '../event-types/index.ts';
import { checkAllowances } from './allowances.ts';
import { refusalOf } from './check-offered.ts';
import { announce, expiryJob, reminderJobs } from './effects.ts';
import { recordChanges } from './events.ts';
import { expireHoldsOf } from './expire-holds.ts';
import { lockPeople } from './locks.ts';
import { meetingPlace } from './meeting-place.ts';
import { presentBooking } from './present.ts';
import { findBookingOf } from './queries.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'calendars' | 'payments' | 'config'>;

/** What somebody wants to book, after everything that needs no lock was looked at. Instants in epoch milliseconds. */
interface Wanted {
  service: Service;
  mentor_user_id: string;
  prospect_user_id: string;
  start: number;
  end: number;
  now: number;
  body: CreateBooking;
}

const MINUTE_MS = 60_000;

function chooseService(services: readonly Service[], body: CreateBooking): Service {
  const service = services.find(
    (candidate) =>
      candidate.is_active &&
      (body.event_type_id === undefined || candidate.id === body.event_type_id) &&
      (body.event_type_slug === undefined || candidate.slug === body.event_type_slug),
  );
  if (!service) {
    throw new AppError('NOT_FOUND');
  }
  return service;
}

async function understand(context: Needs, prospect_user_id: string, body: CreateBooking): Promise<Wanted> {
  const { mentor, services } = await visibleOffer(context.db, body.mentor_slug, prospect_user_id);
  if (mentor.user_id === prospect_user_id) {
    throw new AppError('OWN_BOOKING');
  }
  const service = chooseService(services, body);
  if (body.platform !== undefined && body.platform !== service.default_platform) {
    throw new AppError('PLATFORM_NOT_OFFERED');
  }
  if (service.price_minor > 0 && !context.payments.takes_payments) {
    throw new AppError('PAYMENTS_UNAVAILABLE');
  }
  const start = Date.parse(body.start);
  const end = start + service.duration_min * MINUTE_MS;
  return { service, mentor_user_id: mentor.user_id, prospect_user_id, start, end, now: context.clock.now(), body };
}

/** The booking that an earlier attempt at the same thing made, while it holds its time: a lost answer is given again. */
async function findLive(db: Database, { service, prospect_user_id, start, now }: Wanted): Promise<string | null> {
  const live = await db
    .selectFrom('booking')
    .select('id')
    .where('prospect_user_id', '=', prospect_user_id)
    .where('event_type_id', '=', service.id)
    .where('start_at', '=', toInstant(start))
    .where('status', 'in', ['pending_payment', 'requested', 'confirmed'])
    .where((either) =>
      either.or([either('hold_expires_at', 'is', null), either('hold_expires_at', '>', toInstant(now))]),
    )
    .executeTakeFirst();
  return live?.id ?? null;
}

function refuseUnlessOffered(time: MentorTime, wanted: Wanted): void {
  const refusal = refusalOf(time, wanted);
  if (refusal !== null) {
    throw new AppError(refusal);
  }
}

function holdUntil({ start, now, service }: Wanted, status: BookingStatus): string | null {
  const until = expiryOf({ status, created_at: now, start, policy: service.policy });
  return until === null ? null : toInstant(until);
}

async function insertBooking(trx: Database, { config }: Pick<Needs, 'config'>, wanted: Wanted) {
  const { service, body, start, end, now, mentor_user_id, prospect_user_id } = wanted;
  const id = newId();
  const status = initialStatus({
    price_minor: service.price_minor,
    requires_approval: service.policy.requires_approval,
  });
  const busy = busyRange({ start, end, policy: service.policy });
  const hold_expires_at = holdUntil(wanted, status);
  const row = {
    id,
    mentor_user_id,
    prospect_user_id,
    status,
    event_type_id: service.id,
    title: service.title,
    start_at: toInstant(start),
    end_at: toInstant(end),
    busy_start_at: toInstant(busy.start),
    busy_end_at: toInstant(busy.end),
    time_zone: body.time_zone,
    mentor_time_zone: service.schedule?.time_zone ?? 'UTC',
    platform: service.default_platform,
    ...meetingPlace(service.default_platform, service.meeting_location),
    answers: JSON.stringify(body.answers ?? []),
    message: body.message ?? null,
    price_minor: service.price_minor,
    currency: service.currency,
    policy: JSON.stringify(service.policy),
    hold_expires_at,
    ical_uid: `${id}@${new URL(config.public_url).hostname}`,
    created_at: toInstant(now),
    updated_at: toInstant(now),
  };
  await trx.insertInto('booking').values(row).execute();
  await recordChanges(trx, [
    {
      booking_id: id,
      kind: 'created',
      from_status: null,
      to_status: status,
      actor_user_id: prospect_user_id,
      actor_role: 'prospect',
    },
  ]);
  return { id, status, hold_expires_at };
}

/** The part under the locks: everything is looked at once more, because it may have changed since. */
async function reserve(context: Needs, time: MentorTime, wanted: Wanted): Promise<string> {
  const { mentor_user_id, prospect_user_id, start, end, now } = wanted;
  const people = [mentor_user_id, prospect_user_id];
  return context.db.transaction().execute(async (trx) => {
    await lockPeople(trx, mentor_user_id, prospect_user_id);
    const live = await findLive(trx, wanted);
    if (live !== null) {
      return live;
    }
    await expireHoldsOf(trx, people, now);
    const held = await findHeldTimes(trx, people, { start, end }, now);
    refuseUnlessOffered({ ...time, held }, wanted);
    await checkAllowances(trx, { ...wanted, max_open_requests: wanted.service.policy.max_open_requests });
    const { id, status, hold_expires_at } = await insertBooking(trx, context, wanted);
    const facts = { id, mentor_user_id, prospect_user_id, start, ical_sequence: 0 };
    const timers = hold_expires_at === null ? reminderJobs(facts, now) : [expiryJob(id, hold_expires_at)];
    const mail = status === 'confirmed' ? 'booked' : status === 'requested' ? 'requested' : null;
    await announce(trx, facts, mail, timers);
    return id;
  });
}

/**
 * Books a slot: product design, section 6. Exactly what the availability offers can be booked; between two who want
 * the same the locks and the database's exclusion constraints decide.
 * @throws AppError PROFILE_NOT_FOUND, NOT_FOUND, OWN_BOOKING, PLATFORM_NOT_OFFERED, PAYMENTS_UNAVAILABLE,
 * SLOT_NOT_OFFERED, SLOT_TAKEN, PROSPECT_BUSY, TOO_MANY_HOLDS, TOO_MANY_OPEN_REQUESTS.
 */
export async function createBooking(context: Needs, prospect_user_id: string, body: CreateBooking): Promise<Booking> {
  const wanted = await understand(context, prospect_user_id, body);
  const span = { start: wanted.start, end: wanted.end };
  const [live, time] = await Promise.all([
    findLive(context.db, wanted),
    loadMentorTime(context, wanted.service, { span, now: wanted.now, prospect_user_id }),
  ]);
  if (live === null) {
    // Most of those who come too late are told so without waiting for a lock.
    refuseUnlessOffered(time, wanted);
  }
  const id = live ?? (await reserve(context, time, wanted));
  const booking = await findBookingOf(context.db, id, prospect_user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  return presentBooking(booking, prospect_user_id, wanted.now);
}
