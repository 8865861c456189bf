import { offsetMinutes } from '../../lib/time-zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Whether a text is a date that the API takes: `2026-11-27`. */
export function isDay(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  const isWritten = /^(19|2[01])\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(midnight);
  return isWritten && new Date(midnight).toISOString().startsWith(text);
}

export const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** The instant at which a date begins in an IANA zone, RFC 3339. */
export function dayStart(date: string, zone: string): string {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const near = midnight - offsetMinutes(midnight, zone) * MINUTE_MS;
  return new Date(midnight - offsetMinutes(near, zone) * MINUTE_MS).toISOString();
}
