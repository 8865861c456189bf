import { sql } from 'kysely';

/** Whether a row of `provider_calendar calendar` takes sessions: all of its mentor's, or those of a service that names it. */
export const TAKES_SESSIONS = sql<boolean>`
  (calendar.is_target or exists (select 1 from event_type service where service.target_calendar_id = calendar.id))`;

/** Whether it is read: it keeps its owner busy, or takes sessions. */
export const IN_USE = sql<boolean>`(calendar.check_conflicts or ${TAKES_SESSIONS})`;
