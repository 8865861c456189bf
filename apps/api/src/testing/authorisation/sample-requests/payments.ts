import { insertBooking } from '../../insert-booking.ts';
import { insertPaidBooking, type PaidBooking } from '../../insert-payment.ts';
import type { AsksOf } from '../ask.ts';
import type { Scene } from '../scene.ts';

const DAY_MS = 24 * 60 * 60_000;
const PRICE_MINOR = 2500;
/** Each booking has a day of its own, on which no one else books. */
let days = 0;

/** A session of `prospect` that waits for its payment. */
function unpaid({ api, people }: Scene): Promise<string> {
  days += 1;
  return insertBooking(api, {
    mentor: people.mentor,
    prospect: people.prospect,
    status: 'pending_payment',
    start: new Date(Date.UTC(2032, 0, 1, 10) + days * DAY_MS).toISOString(),
    price_minor: PRICE_MINOR,
    hold_expires_at: new Date(Date.now() + DAY_MS).toISOString(),
  });
}

/** One that was paid, once for all who ask. */
const paid = new WeakMap<Scene, Promise<PaidBooking>>();
async function paymentId(scene: Scene): Promise<string> {
  const { mentor, prospect } = scene.people;
  const made = paid.get(scene) ?? insertPaidBooking(scene.api, { mentor, prospect, status: 'confirmed' });
  paid.set(scene, made);
  return (await made).payment_id;
}

export const paymentAsks: AsksOf<'createPaymentIntent' | 'getReceipt' | 'getEarnings' | 'getEarningsFile'> = {
  getReceipt: async (scene) => ({ params: { payment_id: await paymentId(scene) } }),
  getEarnings: () => ({ query: { from: '2030-01-01' } }),
  getEarningsFile: () => ({ query: { to: '2030-12-31' } }),
  createPaymentIntent: async (scene) => ({ body: { booking_id: await unpaid(scene) } }),
};
