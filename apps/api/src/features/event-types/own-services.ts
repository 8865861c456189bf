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
  const policies = new Map((await policiesOf(db, user_id)).map((policy) => [policy.event_type_id, policy]));
  return rows.map(toService).map((service) => ({
    ...presentEventType(service),
    meeting_location: service.meeting_location,
    schedule_id: service.schedule_id,
    position: service.position,
    booking_policy: policies.get(service.id) ?? null,
  }));
}

/** @throws AppError NOT_FOUND for another user's. */
export async function getOwnService(db: Database, user_id: string, id: string): Promise<EventTypeSettings> {
  const service = (await listOwnServices(db, user_id)).find((one) => one.id === id);
  if (!service) {
    throw new AppError('NOT_FOUND');
  }
  return service;
}
