import { insertBooking } from '../insert-booking.ts';
import type { Scene } from './scene.ts';

const DAY_MS = 24 * 60 * 60_000;
let days = 0;

/** A confirmed session of `prospect` at `mentor`, on a day of its own, on which no one else books. @returns its id. */
export function farSession({ api, people }: Pick<Scene, 'api' | 'people'>): Promise<string> {
  days += 1;
  const start = new Date(Date.UTC(2031, 0, 1, 10) + days * DAY_MS).toISOString();
  return insertBooking(api, { ...people, status: 'confirmed', start });
}
