import { sql } from 'kysely';

/** Whether sessions are written to `provider_calendar calendar`: all of its mentor's, or those of a service. */
export const TAKES_SESSIONS = sql<boolean>`
  (calendar.is_target or exists (select 1 from event_type service where service.target_calendar_id = calendar.id))`;

/** Whether it is read: it makes its owner busy, or sessions are written to it. */
export const IN_USE = sql<boolean>`(calendar.check_conflicts or ${TAKES_SESSIONS})`;
