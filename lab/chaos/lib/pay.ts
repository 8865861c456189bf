import { setTimeout as later } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import type { Booking, PaymentIntent } from '@abroad/contract';
import type { Citizen } from './people.ts';
import { retryUntilAnswered } from './retry.ts';
import type { World } from './world.ts';

const LOOK_MS = 200;
/** If the process that received the provider's answer is killed, it is requested again a minute later. */
const PATIENCE_MS = 150_000;

type Payer = Pick<World, 'apis' | 'sandbox'>;

/** Starts or continues the payment of a booking. */
export const intentFor = (world: Payer, who: Citizen, booking_id: string, begin: number): Promise<PaymentIntent> => {
  const key = randomUUID();
  return retryUntilAnswered(
    world,
    who,
    (client) => client.createPaymentIntent({ body: { booking_id }, idempotency_key: key }),
    {
      begin,
    },
  );
};

/** Submits the card until the provider answers: a payment that was already made is an answer too. */
async function giveCard({ sandbox }: Payer, client_secret: string, card?: string): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await later(LOOK_MS)) {
    const reply = await sandbox.browser.pay(client_secret, card).catch(() => null);
    if (reply !== null && reply.status < 500) return;
  }
}

/** Pays a booking with a working card, and waits until the booking shows it. */
export async function pay(
  world: Payer,
  who: Citizen,
  { id }: Pick<Booking, 'id'>,
  { begin = 0 } = {},
): Promise<Booking> {
  const { client_secret } = await intentFor(world, who, id, begin);
  await giveCard(world, client_secret);
  for (const until = performance.now() + PATIENCE_MS; ; await later(LOOK_MS)) {
    const booking = await retryUntilAnswered(world, who, (client) => client.getBooking({ params: { id } }), { begin });
    if (booking.status !== 'pending_payment' || performance.now() > until) return booking;
  }
}
