import { connect } from '@abroad/api/db/connection';
import { newId } from '@abroad/api/core/ids';
import { writeMoneyOf } from '@abroad/api/features/payouts/deps';
import { sweepPayable } from '@abroad/api/features/payouts/make-payable';
import { earnPayments, postCapture } from '@abroad/api/features/payments/ledger';
import { lockPaymentOf } from '@abroad/api/features/payments/payment';
import { newId as newProviderId } from '../../../apps/payments-sandbox/src/ids.ts';
import { PRICE_MINOR, type Citizen } from '../lib/people.ts';
import type { World } from '../lib/world.ts';
import { CURRENCY } from './payees.ts';

/** Of a session's price, in minor units. */
const FEE_MINOR = 255;
export const SHARE_MINOR = PRICE_MINOR - FEE_MINOR;

interface Session {
  booking_id: string;
  payment_id: string;
  intent_id: string;
  charge_id: string;
  mentor: string;
  student: string;
  place: number;
}

/** Past sessions, half an hour each, that ended 80 days ago and more, with their payments here and at the provider. */
const STORE = `
  with session as (
    select *, now() - interval '80 days' - place * interval '30 minutes' as start
    from json_to_recordset($1) as one(booking_id uuid, payment_id uuid, intent_id text, charge_id text, mentor uuid, student uuid, place int)),
  made as (
    insert into booking (id, mentor_user_id, prospect_user_id, event_type_id, status, title, start_at, end_at, busy_start_at,
      busy_end_at, time_zone, mentor_time_zone, platform, answers, price_minor, currency, policy, mentor_is_trader, ical_uid)
    select booking_id, mentor, student, event_type.id, 'completed', title, start, start + interval '30 minutes', start,
      start + interval '30 minutes', 'UTC', 'UTC', 'google_meet', '[]', $2, $3, '{}', false, booking_id
    from session join event_type on auth_user_id = mentor and slug = 'paid'
    returning id),
  intents as (
    insert into payments_sandbox.intent (id, client_secret, amount, amount_received, currency, capture_method, status, metadata, charge_id)
    select intent_id, intent_id || '_secret_of', $2, $2, lower($3), 'automatic', 'succeeded',
      json_build_object('booking_id', booking_id, 'payment_id', payment_id), charge_id
    from session
    returning id),
  charges as (
    insert into payments_sandbox.charge (id, intent_id, amount, amount_captured, currency, captured, status, brand, last4, behaviour)
    select charge_id, intent_id, $2, $2, lower($3), true, 'succeeded', 'visa', '4242', 'plain' from session returning id)
  select count(*) from made, intents, charges`;

const PAID = `
  insert into payment (id, booking_id, provider, intent_id, capture_method, status, amount_minor, currency, fee_minor, captured_minor,
    paid_at, livemode)
  select payment_id, booking_id, 'sandbox', intent_id, 'automatic', 'paid', $2, $3, $4, $2, now() - interval '90 days', false
  from json_to_recordset($1) as one(booking_id uuid, payment_id uuid, intent_id text)`;

/** Writes the ledger of sessions as capture and end of a session do. */
async function earn(db: ReturnType<typeof connect>['db'], mentor: string, sessions: readonly Session[]): Promise<void> {
  await writeMoneyOf(db, mentor, async (trx) => {
    for (const { booking_id } of sessions) {
      const payment = await lockPaymentOf(trx, booking_id);
      if (payment === undefined) throw new Error(`${booking_id} has no payment`);
      await postCapture(trx, payment);
    }
    await earnPayments(
      trx,
      sessions.map(({ booking_id }) => booking_id),
    );
  });
}

/** Adds payable sessions with each mentor in turn, up to a number. */
export async function addPayableSessions(world: World, payees: readonly Citizen[], count: number): Promise<void> {
  const { db, close } = connect({ url: world.url, pool_size: 4, onError: () => undefined });
  const { prospects } = world;
  const each = Math.ceil(count / payees.length);
  try {
    for (const [number, { user_id: mentor }] of payees.entries()) {
      const sessions = Array.from({ length: Math.min(each, count - number * each) }, (_, place): Session => {
        const booking_id = newId();
        return {
          booking_id,
          payment_id: newId(),
          intent_id: newProviderId('pi'),
          charge_id: newProviderId('ch'),
          mentor,
          // Each student has one session at a time.
          student: prospects[(number + place) % prospects.length]?.user_id ?? '',
          place,
        };
      });
      const rows = JSON.stringify(sessions);
      await world.ask(STORE, [rows, PRICE_MINOR, CURRENCY]);
      await world.ask(PAID, [rows, PRICE_MINOR, CURRENCY, FEE_MINOR]);
      await earn(db, mentor, sessions);
    }
    await sweepPayable({ db, clock: { now: Date.now } });
  } finally {
    await close();
  }
}
