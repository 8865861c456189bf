import type { EventTypeSettings } from '@abroad/contract';
import { sql } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { policiesOf } from './policies.ts';
import { presentEventType } from './present.ts';
import { SERVICE_COLUMNS, SERVICE_SOURCES, toService, type ServiceRow } from './service-row.ts';

/** All services of a mentor with their settings, in their order. */
export async function listOwnServices(db: Database, user_id: string): Promise<EventTypeSettings[]> {
  const { rows } = await sql<ServiceRow>`
    select ${SERVICE_COLUMNS}
    from event_type service
    ${SERVICE_SOURCES}
    where service.auth_user_id = ${user_id}
    order by service.position, service.created_at, service.id`.execute(db);
  const booked = await bookedTimes(db, user_id);
  const policies = new Map((await policiesOf(db, user_id)).map((policy) => [policy.event_type_id, policy]));
  return rows.map(toService).map((service) => ({
    ...presentEventType(service),
    instruction: service.instruction,
    meeting_location: service.meeting_location,
    schedule_id: service.schedule_id,
    position: service.position,
    booked_count: booked.get(service.id) ?? 0,
    booking_policy: policies.get(service.id) ?? null,
  }));
}

/** How many sessions of each service were confirmed and not cancelled. */
async function bookedTimes(db: Database, user_id: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('booking')
    .select(({ fn }) => ['event_type_id', fn.countAll<number>().as('times')])
    .where('mentor_user_id', '=', user_id)
    .where('status', 'in', ['confirmed', 'completed', 'no_show_mentor', 'no_show_prospect'])
    .groupBy('event_type_id')
    .execute();
  return new Map(rows.map(({ event_type_id, times }) => [event_type_id, times]));
}

/** @throws AppError NOT_FOUND for another user's. */
export async function getOwnService(db: Database, user_id: string, id: string): Promise<EventTypeSettings> {
  const service = (await listOwnServices(db, user_id)).find((one) => one.id === id);
  if (!service) {
    throw new AppError('NOT_FOUND');
  }
  return service;
}
