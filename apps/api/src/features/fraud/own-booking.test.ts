import { expect, test } from 'vitest';
import { keepSignals, signalOf, type SignalKind } from '../../http/account-signals.ts';
import { CARDS } from '../../testing/payments-sandbox-browser.ts';
import { make } from '../../testing/make.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { payoutScene, RUN } from '../../testing/payout-scene.ts';
import { comparedName } from './holder-name.ts';

const paying = paymentScene();
const scene = payoutScene();
const db = () => scene.api.context.db;

const keep = (who: { user_id: string }, kind: SignalKind, plain: string) =>
  keepSignals(db(), who.user_id, [signalOf(scene.api.context, kind, plain)]);
const prospectOf = async (booking_id: string) => {
  const { prospect_user_id: user_id } = await db()
    .selectFrom('booking')
    .select('prospect_user_id')
    .where('id', '=', booking_id)
    .executeTakeFirstOrThrow();
  return { user_id };
};
const signalsOf = ({ user_id }: { user_id: string }) =>
  db()
    .selectFrom('fraud_signal')
    .select(['kind', 'detail', 'cleared_at'])
    .where('auth_user_id', '=', user_id)
    .execute();

test.each(['card', 'device', 'holder'] as const)(
  '[T-183] the same %s on both sides: the payout is held for that, a case is opened, and staff clear it',
  async (kind) => {
    const mentor = await scene.payee();
    const session = await scene.earned(mentor);
    const student = await prospectOf(session.booking_id);
    await keep(mentor, kind, `one ${mentor.user_id}`);
    await keep(student, kind, `one ${mentor.user_id}`);
    await scene.run();
    await runJobs(scene.api.context, 'open-mentor-case');
    expect(await signalsOf(mentor)).toMatchObject([{ kind: 'own_booking', detail: { marks: [kind] } }]);
    const [payout] = await scene.payoutsOf(mentor);
    expect(payout).toMatchObject({ status: 'held', held_for: expect.arrayContaining(['own_booking']) as string[] });
    const moderator = await make(scene.api).staff('moderator');
    const { items } = await moderator.client.listCases({ query: { page_size: 100 } });
    const found = items.find(({ owner }) => owner?.user_id === mentor.user_id);
    expect(found).toMatchObject({ reason: 'scam', target_type: 'mentor_profile' });
    const params = { id: found?.id ?? '' };
    const before = await moderator.client.getCase({ params });
    expect(before.signals).toMatchObject([
      { kind: 'own_booking', marks: [kind], other: { user_id: student.user_id }, cleared_at: null },
    ]);
    const after = await moderator.client.decideCase({
      params,
      body: { version: before.version, actions: [{ type: 'no_action' }], rule: null },
    });
    expect(after.signals[0]?.cleared_at).not.toBeNull();
  },
);

test('[T-183] one bank account of both is seen, and one network or other marks are not', async () => {
  const mentor = await scene.payee();
  const session = await scene.earned(mentor);
  const student = await prospectOf(session.booking_id);
  await keep(mentor, 'address', '93.184.216.34');
  await keep(student, 'address', '93.184.216.34');
  await keep(mentor, 'card', 'AOB934RVNwzk6xtn');
  await keep(student, 'device', 'AOB934RVNwzk6xtn');
  await scene.run();
  expect(await signalsOf(mentor)).toEqual([]);
  const bank = {
    bank_fingerprint: `bank of ${mentor.user_id}`,
    provider: 'manual',
    state: 'active',
    country: 'NL',
    currency: 'EUR',
  } as const;
  await db().updateTable('payout_account').set(bank).where('user_id', '=', mentor.user_id).execute();
  await db()
    .insertInto('payout_account')
    .values({ user_id: student.user_id, ...bank })
    .execute();
  const other = await scene.earned(mentor);
  await db().updateTable('payout_account').set({ provider: 'sandbox' }).where('user_id', '=', mentor.user_id).execute();
  await scene.run('2055-02-08T06:00:00Z');
  expect(RUN < '2055-02-08').toBe(true);
  expect(await signalsOf(mentor)).toMatchObject([{ kind: 'own_booking', detail: { marks: ['bank'] } }]);
  await db().deleteFrom('payout_account').where('user_id', '=', student.user_id).execute();
  expect(other.booking_id).not.toBe(session.booking_id);
});

test('[T-183] a name is compared without case, accents and order', () => {
  expect(comparedName(['  LÊ Thị-Hồng '])).toBe(comparedName(['hong', 'le thi']));
  expect(comparedName(['Ada Byron'])).not.toBe(comparedName(['Ada Lovelace']));
});

test('[T-183] what both have is noticed when a session is paid', async () => {
  paying.clock.set('2055-01-07T10:00:00Z');
  const [mentor, prospect] = [await paying.paidMentor(), await paying.prospect()];
  // The mentor has paid with this card as a student.
  await paying.bookAndPay(mentor, await paying.paidMentor(), { card: CARDS.good });
  await paying.bookAndPay(prospect, mentor, { card: CARDS.good, start: '2055-01-18T08:00:00Z' });
  const found = await paying.api.context.db
    .selectFrom('fraud_signal')
    .select(['kind', 'detail'])
    .where('auth_user_id', '=', mentor.user_id)
    .execute();
  expect(found).toEqual([{ kind: 'own_booking', detail: { marks: ['card'] } }]);
});
