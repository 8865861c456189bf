import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { NINE } from '../../testing/booking-scene.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { EARLY_START_VERSION } from '@abroad/contract';
import { exportWithdrawals } from './keep-and-forget.ts';
import { TRADER } from '../../testing/trader.ts';

const scene = paymentScene();

/** A session on Monday, from which its student withdraws on Thursday. */
async function withdrawn(language: 'en' | 'fr', email: (own: string) => string) {
  const mentor = await scene.paidMentor({ is_trader: true, trader: TRADER });
  const prospect = await scene.prospect({ current_country_code: 'PT' });
  await prospect.client.patchAuthenticatedUser({ body: { language, time_zone: 'Europe/Lisbon' } });
  const booking = await scene.paidSession({
    mentor,
    prospect,
    start: NINE,
    time_zone: 'Europe/Lisbon',
    withdraw_until: '2055-01-22T00:00:00Z',
    early_start_version: EARLY_START_VERSION,
  });
  const body = { name: 'Amara Okafor', email: email(prospect.person.email), confirm: true } as const;
  await prospect.client.withdrawFromBooking({ params: { id: booking.id }, body });
  await scene.runJobs('send-mail', 'send-withdrawal-receipt');
  return { mentor, prospect, booking, email: body.email };
}
const receiptsTo = async (recipient: string) => {
  const { items } = await scene.api.as(null).listMail({ query: { recipient } });
  const found = items.filter(({ kind }) => kind === 'withdrawal_receipt');
  return Promise.all(found.map(({ id }) => scene.api.as(null).getMail({ params: { id } })));
};

test('[T-154] the receipt says at once what was declared, by whom, about which contract, and when it came', async () => {
  const { prospect, mentor, booking, email } = await withdrawn('en', (own) => own);
  const [receipt, ...more] = await receiptsTo(email);
  expect(more).toEqual([]);
  expect(receipt?.subject).toMatch(/^Withdrawal received: /);
  for (const part of [
    'We received your withdrawal on Thu 7 Jan 2055, 10:00',
    '€50.00',
    'I withdraw from the contract for this session: ',
    'Trader: Trần Study Advice, Oude Delft 1, 2611 Delft, desk@advice.test, +31 15 278 9111, KVK 12345678, NL123456789B01',
    'Name: Amara Okafor',
    `Receipt to: ${email}`,
    `/bookings/${booking.id}`,
  ]) {
    expect(receipt?.text.replaceAll(/[\u2066-\u2069]/g, '')).toContain(part);
  }
  expect(await scene.mailKindsTo(mentor)).toContain('contract_withdrawn');
  expect(await scene.mailKindsTo(prospect)).not.toContain('cancelled');
  const { items } = await prospect.client.listBookingEvents({ params: { id: booking.id } });
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'withdrawn', actor_role: 'prospect', to_status: 'cancelled' }),
  );
});

test('[T-154] it is written in the reader’s language, and goes to the address of the account as well', async () => {
  const { prospect, email } = await withdrawn('fr', (own) => `other-${own}`);
  const receipts = [...(await receiptsTo(email)), ...(await receiptsTo(prospect.person.email))];
  expect(receipts).toHaveLength(2);
  for (const { subject, text } of receipts) {
    expect(subject).toContain('Rétractation reçue');
    expect(text).toContain('Accusé de réception envoyé à');
  }
});

test('[T-154] the archive has the withdrawal and the tick; an erased student leaves that it happened, and no name', async () => {
  const { prospect, booking, email } = await withdrawn('en', (own) => own);
  const { db } = scene.api.context;
  expect(await exportWithdrawals(db, prospect.user_id)).toMatchObject([
    { booking_id: booking.id, name: 'Amara Okafor', email, early_start_version: EARLY_START_VERSION },
  ]);
  await prospect.client.deleteAccount({ body: { confirm: prospect.slug } });
  await scene.runDueJobs();
  const { rows } =
    await sql`select name, email, withdrawn_at is not null as stays from withdrawal where booking_id = ${booking.id}`.execute(
      db,
    );
  expect(rows).toEqual([{ name: null, email: null, stays: true }]);
});
