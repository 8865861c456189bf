import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { make, type Made } from '../../testing/make.ts';
import { NINE } from '../../testing/booking-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { CARDS } from '../../testing/payments-sandbox-browser.ts';
import { paymentScene } from '../../testing/payment-scene.ts';

const scene = paymentScene();
const db = () => scene.api.context.db;

/** Delivers the bank's events, and runs the jobs after a dispute. */
async function settleDispute(): Promise<void> {
  await scene.settleMoney();
  await runJobs(scene.api.context, 'answer-dispute', 'open-student-case', 'record-chargeback-strike');
}

/** A session that was paid, held and disputed. */
async function disputed({ isHeld = true, hasWritten = false } = {}) {
  scene.clock.set('2055-01-07T10:00:00Z');
  const [mentor, prospect] = [await scene.paidMentor(), await scene.prospect()];
  const { platform } = await prospect.client.getTerms();
  const accepted = { terms: 'platform', version: platform.version } as const;
  await prospect.client.acceptTerms({ params: { id: prospect.user_id }, body: accepted });
  const paid = { mentor, prospect, start: NINE, card: CARDS.disputed, message: 'About Delft' };
  const booking = await scene.paidSession(paid);
  if (hasWritten) {
    const body = { booking_id: booking.id, client_message_id: newId() };
    const { thread_id: id } = await prospect.client.startThread({ body: { ...body, text: 'I am in the call now' } });
    const say = ({ client }: Pick<Made, 'client'>, text: string) =>
      client.sendMessage({ params: { id }, body: { text, client_message_id: newId() } });
    await say(mentor, 'SECRET OF THE MENTOR');
    await say(prospect, 'Thank you, that helped');
    const { id: removed } = await say(prospect, 'TAKEN AWAY');
    await db().updateTable('message').set({ removed_at: '2055-01-07T10:00:00Z' }).where('id', '=', removed).execute();
  }
  if (isHeld) {
    const params = { id: booking.id };
    await mentor.client.setMeetingPlace({ params, body: { place: 'https://meet.example/linh' } });
    scene.clock.set('2055-01-11T08:05:00Z');
    await prospect.client.joinSession({ params });
    scene.clock.set('2055-01-12T10:00:00Z');
    await scene.job('complete-sessions');
  }
  await scene.sandbox.passTime();
  await settleDispute();
  const { rows } = await scene.sandbox.pool.query<{ id: string; status: string; evidence: Record<string, string> }>(
    `select dispute.* from payments_sandbox.dispute dispute
     join payments_sandbox.intent intent on intent.id = dispute.intent_id where intent.metadata ->> 'booking_id' = $1`,
    [booking.id],
  );
  const { intent_id } = await db()
    .selectFrom('payment')
    .select('intent_id')
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow();
  return { mentor, prospect, booking, dispute: rows[0], intent_id: intent_id ?? '' };
}

test('[T-182] the bank gets what the cardholder wrote to the mentor, in order, and not what the mentor wrote or what was removed', async () => {
  const { dispute, prospect } = await disputed({ hasWritten: true });
  const text = dispute?.evidence['uncategorized_text'] ?? '';
  expect(text).toMatch(
    /cardholder wrote to the mentor: I am in the call now[^]*cardholder wrote to the mentor: Thank you, that helped/,
  );
  expect(text).not.toMatch(/SECRET|TAKEN AWAY/);
  const { detail } = await db()
    .selectFrom('fraud_signal')
    .select('detail')
    .where('auth_user_id', '=', prospect.user_id)
    .executeTakeFirstOrThrow();
  expect(detail.evidence).toMatchObject({ uncategorized_text: text });
});

/** A session that waits for its payment. */
const waiting = async (prospect: Made) =>
  make(scene.api).session({
    mentor: await scene.paidMentor(),
    prospect,
    start: '2055-01-18T08:00:00Z',
    waits: 'pending_payment',
  });
const strikesOf = ({ user_id }: { user_id: string }) =>
  db().selectFrom('strike').select('kind').where('user_id', '=', user_id).execute();

test('[T-182] a dispute after a held session opens a case, and the bank gets join times, terms, receipt and message', async () => {
  const { prospect, booking, dispute } = await disputed();
  expect(dispute?.status).toBe('under_review');
  const { evidence = {} } = dispute ?? {};
  expect(evidence['customer_name']).toBe(`${prospect.person.first_name} ${prospect.person.last_name}`);
  expect(evidence['service_date']).toBe('2055-01-11 08:00:00 UTC');
  expect(evidence['access_activity_log']).toContain('first at 2055-01-11 08:05:00 UTC');
  expect(evidence['uncategorized_text']).toMatch(/Terms of version \S+ accepted at \d{4}-/);
  expect(evidence['uncategorized_text']).toMatch(
    /Paid 50 EUR[^]*Receipt \S+ was issued[^]*wrote to the mentor: About Delft/,
  );
  const moderator = await make(scene.api).staff('moderator');
  const { items } = await moderator.client.listCases({ query: { page_size: 100 } });
  const found = items.find(({ owner }) => owner?.user_id === prospect.user_id);
  const { signals } = await moderator.client.getCase({ params: { id: found?.id ?? '' } });
  expect(signals).toMatchObject([{ kind: 'dispute', booking_id: booking.id, evidence }]);
  expect(await strikesOf(prospect)).toEqual([]);
});

test('[T-182] a strike follows once the money is lost, and the next payment is confirmed by the bank first', async () => {
  const { prospect, intent_id } = await disputed();
  await scene.sandbox.closeDispute(intent_id, 'lost');
  await settleDispute();
  expect(await strikesOf(prospect)).toEqual([{ kind: 'chargeback' }]);
  const next = await waiting(prospect);
  const answer = await scene.pay(prospect, next);
  expect(answer.body).toMatchObject({ status: 'requires_action' });
  const other = await scene.prospect();
  const usual = await waiting(other);
  expect((await scene.pay(other, usual)).body).toMatchObject({ status: 'succeeded' });
});

test('[T-182] a dispute before the session is no reason to doubt the student', async () => {
  const { prospect, dispute, intent_id } = await disputed({ isHeld: false });
  expect(dispute).toMatchObject({ status: 'needs_response', evidence: {} });
  await scene.sandbox.closeDispute(intent_id, 'lost');
  await settleDispute();
  expect(await strikesOf(prospect)).toEqual([]);
  expect(
    await db().selectFrom('fraud_signal').selectAll().where('auth_user_id', '=', prospect.user_id).execute(),
  ).toEqual([]);
});
