const FROM_HOUR = 22;
const TO_HOUR = 8;
const HOUR_MS = 60 * 60_000;
/** A change of a session that is so near can't wait for the morning. */
const NEAR_MS = 12 * HOUR_MS;

interface Asked {
  kind: string;
  category: string;
  time_zone: string;
  /** Of the session that it is about, in epoch milliseconds; null where it is about none. */
  starts_at: number | null;
}

const THREE_DAYS_S = 3 * 24 * 60 * 60;

/** Seconds for which a push is of use: until the session begins, or three days. @param now epoch milliseconds. */
export function lifeOf({ category, starts_at }: Pick<Asked, 'category' | 'starts_at'>, now: number): number {
  const isAhead = category === 'sessions' && starts_at !== null && starts_at > now;
  return isAhead ? Math.floor((starts_at - now) / 1000) : THREE_DAYS_S;
}

/**
 * The end of the night in which a push would come, in epoch milliseconds; null where it may come now. The reminder an hour before a
 * session, and what changes about a session within 12 hours, come at any hour.
 * @param now epoch milliseconds.
 */
export function waitsUntil({ kind, category, time_zone, starts_at }: Asked, now: number): number | null {
  const isNear = category === 'sessions' && starts_at !== null && starts_at > now && starts_at - now < NEAR_MS;
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(time_zone);
  if (kind === 'reminder_1h' || isNear || (local.hour >= TO_HOUR && local.hour < FROM_HOUR)) {
    return null;
  }
  const day = local.hour >= FROM_HOUR ? local.toPlainDate().add({ days: 1 }) : local.toPlainDate();
  return day.toZonedDateTime({ timeZone: time_zone, plainTime: `0${TO_HOUR}:00` }).epochMilliseconds;
}
