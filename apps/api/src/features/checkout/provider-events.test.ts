import { expect, test } from 'vitest';
import type { Made } from '../../testing/make.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { CARDS } from '../../testing/payments-sandbox-browser.ts';

const scene = paymentScene();
const HOURS = ['08', '09', '10', '11'];
const WAYS = ['cancelled', 'declined card', 'request', 'part of it back'] as const;

/** Two mentors, and one student for each outcome. */
async function cast() {
  const open = ['Mon 09:00-19:00'];
  const instant = await scene.paidMentor({ open });
  const asked = await scene.paidMentor({ open, policy: { requires_approval: true } });
  const prospects: Made[] = [];
  for (const way of WAYS) {
    prospects.push(await scene.prospect({ first_name: way }));
  }
  return { instant, asked, prospects };
}

/** Bookings on one day, each with another outcome. No event of the provider has arrived yet. */
async function world({ instant, asked, prospects }: Awaited<ReturnType<typeof cast>>, day: string) {
  const bookings: { id: string; way: (typeof WAYS)[number] }[] = [];
  for (const [at, way] of WAYS.entries()) {
    const who = prospects[at] as Made;
    const start = `${day}T${HOURS[at]}:00:00Z`;
    const { id } = await scene.book(who, way === 'request' ? asked : instant, { start });
    await scene.pay(who, { id }, way === 'declined card' ? CARDS.declined : CARDS.good);
    bookings.push({ id, way });
  }
  return { bookings };
}

const intentOf = async (id: string) => (await scene.money({ id })).payment.intent_id ?? '';

/** Changes the payments at the provider without an event to us. */
async function happen({ bookings }: Awaited<ReturnType<typeof world>>) {
  const { payments } = scene.api.context;
  for (const { id, way } of bookings) {
    const intent_id = await intentOf(id);
    const refund = { intent_id, refund_id: `by hand ${id}`, amount_minor: 5000, currency: 'EUR' };
    if (way === 'cancelled') {
      await payments.refund(refund, `all of ${id}`);
    } else if (way === 'part of it back') {
      await payments.refund({ ...refund, amount_minor: 1234 }, `part of ${id}`);
    }
  }
}

async function ends({ bookings }: Awaited<ReturnType<typeof world>>) {
  const found: Record<string, unknown> = {};
  for (const { id, way } of bookings) {
    const { payment, refunds, ledger } = await scene.money({ id });
    const { status } = await scene.api.context.db
      .selectFrom('booking')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    found[way] = { status, payment: payment.status, refunds, ledger };
  }
  return found;
}

/** The same order for each run. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const keyed = list.map((item) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return { item, key: state };
  });
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
}

test('[C-53] every message of the provider three times, shuffled, ends like the sorted ones', async () => {
  const people = await cast();
  const sorted = await world(people, '2055-01-11');
  await happen(sorted);
  await scene.settleMoney();
  const before = (await scene.sandbox.events()).length;
  const mixed = await world(people, '2055-01-18');
  await happen(mixed);
  const news = (await scene.sandbox.events()).slice(before);
  const sent = shuffled([...news, ...news, ...news], 7);
  for (const [at, { body }] of sent.entries()) {
    expect(await scene.sandbox.send(scene.webhook(), body)).toBe(204);
    if (at % 12 === 0) {
      await scene.runMoneyJobs();
    }
  }
  await scene.runMoneyJobs();
  expect(await ends(mixed)).toEqual(await ends(sorted));
  expect((await ends(mixed))['cancelled']).toMatchObject({ status: 'cancelled', payment: 'refunded', ledger: {} });
  const { events } = await scene.api.context.db
    .selectFrom('payment_provider_event')
    .select((row) => row.fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow();
  expect(events).toBe((await scene.sandbox.events()).length);
});

test('[C-53] of thirty forged messages none is taken, and none changes anything', async () => {
  const [mentor, prospect] = [await scene.paidMentor(), await scene.prospect()];
  const booking = await scene.book(prospect, mentor);
  await scene.pay(prospect, booking);
  const [event] = (await scene.sandbox.events()).slice(-1);
  const body = event?.body ?? '';
  const { sign, send } = scene.sandbox;
  const raw = async (signature: string | null, text = body) => {
    const headers = signature === null ? undefined : { 'stripe-signature': signature };
    return (await fetch(scene.webhook(), { method: 'POST', body: text, ...(headers ? { headers } : {}) })).status;
  };
  const tries = [
    ...Array.from({ length: 6 }, (_, at) => send(scene.webhook(), body, { secret: `whsec_guess${at}` })),
    ...[301, 302, 600, 3600, 86_400].map((age_s) => send(scene.webhook(), body, { age_s })),
    ...['', 't=,v1=', 'v1=00', sign(body, {}).replace('v1=', 'v0='), sign(body, {}).slice(0, -2)].map((one) =>
      raw(one),
    ),
    ...['{}', '[]', 'null', '', body.replace('"', "'")].map((text) => raw(sign(body, {}), text)),
    ...['amount', 'id', 'livemode', 'booking_id', 'status'].map((name) =>
      raw(sign(body, {}), body.replace(`"${name}"`, `"${name}x"`)),
    ),
    raw(null),
    raw(sign('{}', {})),
    raw(`${sign(body, { age_s: 400 })},t=${Math.floor(Date.now() / 1000)}`),
    raw(sign(` ${body}`, {})),
    raw('x'.repeat(10_000)),
  ];
  const statuses = await Promise.all(tries);
  expect(statuses.length).toBeGreaterThanOrEqual(30);
  expect(new Set(statuses)).toEqual(new Set([400]));
  await scene.runMoneyJobs();
  expect((await scene.seen(prospect, booking)).status).toBe('pending_payment');
});

test('attack 7: a signed payment of the least amount, or of another booking, moves nothing', async () => {
  const [mentor, prospect, thief] = [await scene.paidMentor(), await scene.prospect(), await scene.prospect()];
  const booking = await scene.book(prospect, mentor);
  await scene.begin(prospect, booking);
  const { payment } = await scene.money(booking);
  const { payments, db } = scene.api.context;
  // An intent of the least that the provider charges, which says it is for this booking: it is not the one that was made for it.
  const about = {
    booking_id: booking.id,
    payment_id: payment.id,
    currency: 'EUR',
    capture_method: 'automatic',
  } as const;
  const cheap = await payments.createIntent({ ...about, amount_minor: 50, description: 'cheap' }, 'a cheap one');
  await scene.sandbox.pay(cheap.client_secret ?? '');
  await scene.settleMoney();
  expect((await scene.seen(prospect, booking)).status).toBe('pending_payment');
  // If the row has this intent, or the payment of another student's booking, its data do not match.
  const other = await scene.book(thief, mentor, { start: '2055-01-11T09:00:00Z' });
  await scene.pay(thief, other);
  const paid = (await scene.money(other)).payment;
  await db.updateTable('payment').set({ intent_id: null }).where('id', '=', paid.id).execute();
  for (const [intent_id, what] of [
    [cheap.id, 'amount: 50 instead of 5000'],
    [paid.intent_id, `payment: ${paid.id} instead of ${payment.id}`],
  ]) {
    await db.updateTable('payment').set({ intent_id }).where('id', '=', payment.id).execute();
    await scene.job('settle-payment', { payment_id: payment.id });
    expect((await scene.money(booking)).payment).toMatchObject({ status: 'requires_payment', mismatch: what });
  }
  expect((await scene.seen(prospect, booking)).status).toBe('pending_payment');
  await db.updateTable('payment').set({ intent_id: payment.intent_id }).where('id', '=', payment.id).execute();
  await db.updateTable('payment').set({ intent_id: paid.intent_id }).where('id', '=', paid.id).execute();
  await scene.job('settle-payment', { payment_id: payment.id });
  await scene.settleMoney();
  expect((await scene.seen(thief, other)).status).toBe('confirmed');
});
