import { nextSlot, type CompiledSchedule } from '@abroad/slots';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { enqueueAll } from '../../jobs/enqueue-all.ts';
import { nextAvailableJob } from '../../jobs/enqueue-known.ts';
import { appointmentsOf, noAppointments, type Appointments } from '../calendars/index.ts';
import { findActiveServices, type Service } from '../event-types/index.ts';
import { findHeldTimes, type HeldTime } from './busy-queries.ts';
import { busyOf, slotPolicyOf, windowEnd } from './mentor-time.ts';
import { loadSchedules } from './schedules.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

const MINUTE_MS = 60_000;
/** A mentor without a free time is looked at again so often: the window moves on by itself. */
const LOOK_AGAIN_MS = 6 * 60 * MINUTE_MS;
const BATCH = 500;
/** The minute's sweep stops taking batches after this long; the next minute goes on. */
const SWEEP_MS = 20_000;

/** Has a mentor's next free time worked out anew once the caller's transaction commits. */
export const enqueueNextAvailable = (trx: Database, user_id: string): Promise<void> =>
  enqueueAll(trx, [nextAvailableJob(user_id)]);

interface Answer {
  user_id: string;
  next_available_at: string | null;
  next_available_check_at: string;
}

/** The shortest service fits where none else does. */
function shortestOf(services: readonly Service[]): Map<string, Service> {
  const shortest = new Map<string, Service>();
  for (const service of services) {
    const known = shortest.get(service.auth_user_id);
    if (service.schedule !== null && (known === undefined || service.duration_min < known.duration_min)) {
      shortest.set(service.auth_user_id, service);
    }
  }
  return shortest;
}

function nextOf(
  service: Service,
  known: { schedule: CompiledSchedule; held: HeldTime[]; appointments: Appointments; now: number },
): number | null {
  const { schedule, held, now } = known;
  const { intervals: appointments, withheld } = known.appointments;
  const to = windowEnd(schedule, service.policy.window_days, now);
  const busy = busyOf({ held, appointments }, service.auth_user_id);
  return withheld ? null : nextSlot(schedule, { policy: slotPolicyOf(service), busy, now, from: now, to });
}

function toAnswer(user_id: string, next: number | null, notice_min: number, now: number): Answer {
  const check_at = next === null ? now + LOOK_AGAIN_MS : Math.max(next - notice_min * MINUTE_MS, now + MINUTE_MS);
  return {
    user_id,
    next_available_at: next === null ? null : toInstant(next),
    next_available_check_at: toInstant(check_at),
  };
}

/** Works out the next free time of some mentors: four queries, however many they are. */
async function workOut(context: Needs, user_ids: readonly string[], now: number): Promise<Answer[]> {
  const shortest = shortestOf(await findActiveServices(context.db, user_ids));
  const services = [...shortest.values()];
  const schedules = await loadSchedules(
    context.db,
    services.flatMap((service) => service.schedule ?? []),
  );
  const longest = Math.max(1, ...services.map((service) => service.policy.window_days)) + 2;
  const span = { start: now, end: now + longest * 24 * 60 * MINUTE_MS };
  const [held, appointments] = await Promise.all([
    findHeldTimes(context.db, user_ids, span, now),
    appointmentsOf(context.db, user_ids, span, now),
  ]);
  const byPerson = new Map(user_ids.map((user_id) => [user_id, [] as HeldTime[]]));
  for (const time of held) {
    byPerson.get(time.mentor_user_id)?.push(time);
    byPerson.get(time.prospect_user_id)?.push(time);
  }
  return user_ids.map((user_id) => {
    const service = shortest.get(user_id);
    const schedule = schedules.get(service?.schedule?.id ?? '');
    if (!service || !schedule) {
      return toAnswer(user_id, null, 0, now);
    }
    const next = nextOf(service, {
      schedule,
      held: byPerson.get(user_id) ?? [],
      appointments: appointments.get(user_id) ?? noAppointments(),
      now,
    });
    return toAnswer(user_id, next, service.policy.min_notice_min, now);
  });
}

async function keep({ db }: Needs, answers: readonly Answer[]): Promise<void> {
  await sql`
    update mentor_search
    set next_available_at = answer.next_available_at, next_available_check_at = answer.next_available_check_at
    from json_to_recordset(${JSON.stringify(answers)}::json)
      as answer(user_id uuid, next_available_at timestamptz, next_available_check_at timestamptz)
    where mentor_search.auth_user_id = answer.user_id`.execute(db);
}

/** Works out a mentor's next free time, over the shortest active service, for the search to show and sort by. */
export async function refreshNextAvailable(context: Needs, user_ids: readonly string[]): Promise<void> {
  await keep(context, await workOut(context, user_ids, context.clock.now()));
}

/** Refreshes the mentors whose shown time has come inside their notice, in batches, for a bounded time. */
export async function sweepNextAvailable(context: Needs): Promise<void> {
  const until = Date.now() + SWEEP_MS;
  for (;;) {
    const due = await context.db
      .selectFrom('mentor_search')
      .select('auth_user_id')
      .where('next_available_check_at', '<=', toInstant(context.clock.now()))
      .orderBy('next_available_check_at')
      .limit(BATCH)
      .execute();
    if (due.length > 0) {
      await refreshNextAvailable(
        context,
        due.map((row) => row.auth_user_id),
      );
    }
    if (due.length < BATCH || Date.now() > until) {
      return;
    }
  }
}
