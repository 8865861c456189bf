import { insertPaidBooking } from '../../insert-payment.ts';
import type { AsksOf, Cell } from '../ask.ts';
import type { Scene } from '../scene.ts';

const DAY_MS = 24 * 60 * 60_000;
const PRICE_MINOR = 5000;
/** Each booking has a day of its own, on which no one else books. */
let days = 0;

/** A new user for callers who may do something about one; otherwise an existing one. */
async function someone({ make, people }: Scene, { allowed }: Cell): Promise<{ user_id: string }> {
  const { user_id } = allowed ? await make.prospect() : people.other_prospect;
  return { user_id };
}

async function paid({ api, people }: Scene): Promise<{ id: string }> {
  days += 1;
  const start = new Date(Date.UTC(2033, 0, 1, 10) + days * DAY_MS).toISOString();
  const { mentor, prospect } = people;
  const { booking_id } = await insertPaidBooking(api, {
    mentor,
    prospect,
    start,
    status: 'confirmed',
    price_minor: PRICE_MINOR,
  });
  return { id: booking_id };
}

const suspension = { rule: 'other' as const, reason: 'Sessions were not held.', cancel: [] };

export const adminPeopleAsks: AsksOf<
  | 'searchPeople'
  | 'getPerson'
  | 'suspendPerson'
  | 'previewSuspension'
  | 'previewLift'
  | 'liftSuspension'
  | 'startViewAs'
  | 'stopViewAs'
  | 'getStaffBooking'
  | 'refundBooking'
> = {
  searchPeople: () => ({ query: { q: 'Other' } }),
  getPerson: ({ people }) => ({ params: { user_id: people.other_prospect.user_id } }),
  suspendPerson: async (scene, cell) => ({ params: await someone(scene, cell), body: suspension }),
  previewSuspension: async (scene, cell) => ({ params: await someone(scene, cell), body: suspension }),
  previewLift: async (scene, cell) => ({ params: await someone(scene, cell) }),
  liftSuspension: async (scene, cell) => ({ params: await someone(scene, cell) }),
  startViewAs: async (scene, cell) => ({ params: await someone(scene, cell), body: { reason: 'A page looks broken' } }),
  stopViewAs: async (scene, cell) => ({ params: await someone(scene, cell) }),
  getStaffBooking: ({ booking_id }) => ({ params: { id: booking_id } }),
  refundBooking: async (scene, { allowed }) => ({
    params: allowed ? await paid(scene) : { id: scene.booking_id },
    body: { amount_minor: 1000, expected_refundable_minor: PRICE_MINOR, reason: 'The call broke off' },
  }),
};
