import type { AsksOf, Cell } from '../ask.ts';
import type { Scene } from '../scene.ts';

const DAY_MS = 24 * 60 * 60_000;
const in_days = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const monday = { weekday: 1, start_time: '07:00', end_time: '07:30' };
const hours = { time_zone: 'Europe/Amsterdam', rules: [monday] };
const service = {
  title: 'Essay check',
  duration_min: 45,
  currency: 'EUR',
  default_platform: 'google_meet' as const,
  description: 'Two pages',
};

const nothing = () => ({});
const settings = ({ people }: Scene) => people.mentor.client.getAvailabilitySettings();
const ofMentor = ({ people }: Scene) => ({ params: { slug: people.mentor.slug } });

/** A schedule of the mentor that no service uses. */
async function schedule(scene: Scene, { allowed }: Cell) {
  const spare = (await settings(scene)).schedules.find(({ is_default }) => !is_default);
  const { client } = scene.people.mentor;
  const { id } =
    spare && !allowed ? spare : await client.createAvailabilitySchedule({ body: { name: 'Summer', ...hours } });
  return { id };
}

/** A rule of one; a weekday at night is free in the default hours. */
async function rule(scene: Scene, cell: Cell) {
  const params = await schedule(scene, cell);
  const { schedules } = await settings(scene);
  return { id: schedules.find(({ id }) => id === params.id)?.rules[0]?.id ?? 'no rule' };
}

/** Far from the sessions of the others. */
const winter = { first_date: '2099-12-24', last_date: '2099-12-26' };
const timeOff = async ({ people }: Scene) => ({ id: (await people.mentor.client.createTimeOff({ body: winter })).id });

async function eventType({ people }: Scene, { allowed }: Cell) {
  const { client, event_types } = people.mentor;
  const [first] = event_types;
  const { id } = first && !allowed ? first : await client.createEventType({ body: service });
  return { id };
}

/** The booking of `prospect` and `mentor`, or a new one for callers who may change it. */
const booking = async (scene: Scene, { allowed }: Cell) => ({ id: allowed ? await scene.book() : scene.booking_id });
const request = async (scene: Scene, { allowed }: Cell) => ({
  id: allowed ? await scene.book(scene.by_request) : scene.request_id,
});

export const calendarAsks: AsksOf<
  | 'getAvailabilityBySlug'
  | 'watchAvailabilityBySlug'
  | 'listEventTypesBySlug'
  | 'getAvailabilitySettings'
  | 'getOwnTimes'
  | 'previewAvailability'
  | 'createAvailabilitySchedule'
  | 'patchAvailabilitySchedule'
  | 'deleteAvailabilitySchedule'
  | 'addAvailabilityRule'
  | 'patchAvailabilityRule'
  | 'deleteAvailabilityRule'
  | 'listTimeOff'
  | 'createTimeOff'
  | 'patchTimeOff'
  | 'deleteTimeOff'
  | 'patchBookingPolicy'
  | 'listEventTypes'
  | 'createEventType'
  | 'patchEventType'
  | 'duplicateEventType'
  | 'orderEventTypes'
  | 'deleteEventType'
  | 'createBooking'
  | 'listBookings'
  | 'getBooking'
  | 'cancelBooking'
  | 'acceptBooking'
  | 'declineBooking'
  | 'rescheduleBooking'
  | 'getBookingInvite'
> = {
  getAvailabilityBySlug: ofMentor,
  watchAvailabilityBySlug: ofMentor,
  listEventTypesBySlug: ofMentor,
  getAvailabilitySettings: nothing,
  getOwnTimes: () => ({ query: { start: in_days(1), end: in_days(8) } }),
  previewAvailability: () => ({
    body: { schedule: hours, policy: {}, duration_min: 30, from: in_days(1), to: in_days(8) },
  }),
  createAvailabilitySchedule: () => ({ body: { name: 'Winter', ...hours } }),
  patchAvailabilitySchedule: async (scene, cell) => ({
    params: await schedule(scene, cell),
    body: { name: 'Later', rules: [monday] },
  }),
  deleteAvailabilitySchedule: async (scene, cell) => ({ params: await schedule(scene, cell) }),
  addAvailabilityRule: async (scene, cell) => ({
    params: await schedule(scene, cell),
    body: { weekday: 6, start_time: '10:00', end_time: '11:00' },
  }),
  patchAvailabilityRule: async (scene, cell) => ({
    params: await rule(scene, cell),
    body: { weekday: 7, start_time: '10:00', end_time: '11:00' },
  }),
  deleteAvailabilityRule: async (scene, cell) => ({ params: await rule(scene, cell) }),
  listTimeOff: nothing,
  createTimeOff: () => ({ body: winter }),
  patchTimeOff: async (scene) => ({ params: await timeOff(scene), body: winter }),
  deleteTimeOff: async (scene) => ({ params: await timeOff(scene) }),
  patchBookingPolicy: async (scene) => ({
    params: { id: (await settings(scene)).booking_policy.id },
    body: { min_notice_min: 60 },
  }),
  listEventTypes: nothing,
  createEventType: () => ({ body: service }),
  patchEventType: async (scene, cell) => ({ params: await eventType(scene, cell), body: { title: 'Essay read' } }),
  duplicateEventType: async (scene, cell) => ({ params: await eventType(scene, cell), body: {} }),
  orderEventTypes: async (scene) => ({
    body: { event_type_ids: (await settings(scene)).event_types.map(({ id }) => id).toReversed() },
  }),
  deleteEventType: async (scene, cell) => ({ params: await eventType(scene, cell) }),
  createBooking: (scene) => ({
    body: {
      mentor_slug: scene.people.mentor.slug,
      event_type_slug: scene.people.mentor.event_types[0]?.slug,
      start: scene.nextSlot(),
      time_zone: 'Europe/London',
      message: 'About visas',
    },
  }),
  listBookings: nothing,
  getBooking: ({ booking_id }) => ({ params: { id: booking_id } }),
  cancelBooking: async (scene, cell) => ({ params: await booking(scene, cell), body: {} }),
  acceptBooking: async (scene, cell) => ({ params: await request(scene, cell) }),
  declineBooking: async (scene, cell) => ({
    params: await request(scene, cell),
    body: { reason: 'Exams' },
  }),
  rescheduleBooking: async (scene, cell) => ({
    params: await booking(scene, cell),
    body: { start: scene.nextSlot() },
  }),
  getBookingInvite: ({ booking_id }) => ({ params: { id: booking_id } }),
};
