import { MAX_PLACES } from '@abroad/booking-rules';
import { LIMITS, type ErrorCode } from '@abroad/contract';
import { sql } from 'kysely';
import type { bookingScene } from '../testing/booking-scene.ts';
import { countIn, fill, halfHour, type Cap } from './cap.ts';

type Scene = ReturnType<typeof bookingScene>;

const DAY_MS = 24 * 60 * 60_000;

/** Bookings in a state, of one prospect, at mentors whose Monday is open. */
const bookings = (
  scene: Scene,
  max: number,
  code: ErrorCode,
  status: string,
  { ahead_ms = 0, ...wishes }: Parameters<Scene['mentor']>[0] & { ahead_ms?: number },
): Cap => ({
  kind: 'bookings',
  max,
  code,
  async begin() {
    const [mentor, prospect] = [await scene.mentor({ open: ['Mon 07:00-23:00'], ...wishes }), await scene.prospect()];
    const ask = (at: number) => scene.book(prospect, mentor, { start: halfHour(at, ahead_ms) });
    await fill(0, max, ask);
    return {
      ask: (at) => ask(max + at),
      count: () => countIn(() => scene.api)('booking', 'prospect_user_id', prospect.user_id, sql`status = ${status}`),
    };
  },
});

/** Sessions that a person holds, waits for or asks for, and the places of one. */
export const bookingCaps = (scene: Scene) =>
  ({
    holds_per_person: bookings(scene, LIMITS.holds_per_person, 'TOO_MANY_HOLDS', 'pending_payment', {
      event_types: [{ price_minor: 2500 }],
    }),
    paid_later_per_person: bookings(scene, LIMITS.paid_later_per_person, 'TOO_MANY_PAID_LATER', 'pending_payment', {
      event_types: [{ price_minor: 2500 }],
      policy: { window_days: 365 },
      ahead_ms: 16 * 7 * DAY_MS,
    }),
    free_ahead_per_mentor: bookings(scene, LIMITS.free_ahead_per_mentor, 'TOO_MANY_FREE_SESSIONS', 'confirmed', {}),
    'max_open_requests of a policy': bookings(scene, 4, 'TOO_MANY_OPEN_REQUESTS', 'requested', {
      policy: { requires_approval: true, max_open_requests: 4 },
    }),
    'MAX_PLACES of a session': {
      kind: 'places',
      max: MAX_PLACES,
      code: 'ILLEGAL_MOVE',
      async begin() {
        const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
        const { id } = await scene.book(prospect, mentor);
        const ask = (at: number) =>
          mentor.client.setMeetingPlace({ params: { id }, body: { place: `https://meet.example/${at}` } });
        await fill(0, MAX_PLACES, ask);
        return {
          ask: (at) => ask(MAX_PLACES + at),
          count: () => countIn(() => scene.api)('booking_event', 'booking_id', id, sql`kind = 'placed'`),
        };
      },
    },
  }) as const satisfies Record<string, Cap>;
