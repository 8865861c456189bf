import type { ReportReason } from '@abroad/contract';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import type { Made } from '../../testing/make.ts';
import { openCase } from './open-case.ts';
import { scoreCase } from './score-case.ts';

const scene = bookingScene();
const db = () => scene.api.context.db;
const DAY_MS = 24 * 60 * 60_000;

async function caseAbout(owner_user_id: string, reason: ReportReason = 'spam') {
  const target = { type: 'booking' as const, id: newId(), owner_user_id };
  const { id } = await db()
    .transaction()
    .execute((trx) => openCase(trx, { target, reason, source: 'report', now: scene.clock.now() }));
  return id;
}

/** A report as it is stored, from an address and, if it has one, an account. */
async function report(case_id: string, { address, reporter }: { address: string; reporter?: Made }) {
  const at = new Date(scene.clock.now()).toISOString();
  await db()
    .insertInto('report')
    .values({
      id: newId(),
      code: `R-${newId()}`,
      case_id,
      target_type: 'booking',
      target_id: newId(),
      reason: 'spam',
      text: null,
      reporter_user_id: reporter?.user_id ?? null,
      reporter_address: createHash('sha256').update(address).digest(),
      reporter_email: null,
      reporter_name: null,
      created_at: at,
      updated_at: at,
      outcome_told_at: null,
    })
    .execute();
  await db()
    .transaction()
    .execute((trx) => scoreCase(trx, case_id, scene.clock.now()));
}
const read = (id: string) =>
  db().selectFrom('moderation_case').select(['priority', 'due_at']).where('id', '=', id).executeTakeFirstOrThrow();

async function decide(case_id: string, about_user_id: string, type: 'no_action' | 'warn') {
  await db()
    .insertInto('moderation_decision')
    .values({
      id: newId(),
      case_id,
      about_user_id,
      decided_by: about_user_id,
      overturns_decision_id: null,
      rule: null,
      actions: JSON.stringify([{ type }]),
      facts: null,
      statement: null,
      language: 'en',
      created_at: new Date(),
    })
    .execute();
  await sql`update moderation_case set state = 'decided', closed_at = now() where id = ${case_id}`.execute(db());
}

test('[T-31] 30 accounts that report from one address raise a case as one reporter does', async () => {
  const { user_id } = await scene.mentor();
  const case_id = await caseAbout(user_id);
  const people = await Promise.all(Array.from({ length: 30 }, () => scene.prospect()));
  for (const reporter of people) {
    await report(case_id, { address: '192.0.2.7', reporter });
  }
  expect(await read(case_id)).toMatchObject({ priority: 15 });
  await report(case_id, { address: '192.0.2.8' });
  expect(await read(case_id)).toMatchObject({ priority: 20 });
});

test('[T-31] the weight of a reporter falls with false reports and rises with right ones', async () => {
  const { user_id } = await scene.mentor();
  const [liar, helper] = [await scene.prospect(), await scene.prospect()];
  for (const [reporter, type] of [
    [liar, 'no_action'],
    [helper, 'warn'],
  ] as const) {
    for (let round = 0; round < 6; round += 1) {
      const earlier = await caseAbout(user_id);
      await report(earlier, { address: reporter.user_id, reporter });
      await decide(earlier, user_id, type);
    }
  }
  const [by_liar, by_helper] = [await caseAbout(user_id, 'scam'), await caseAbout(user_id, 'scam')];
  await report(by_liar, { address: 'a', reporter: liar });
  await report(by_helper, { address: 'b', reporter: helper });
  expect(await read(by_liar)).toMatchObject({ priority: 51 });
  expect(await read(by_helper)).toMatchObject({ priority: 58 });
});

test('[T-31] money at stake raises a case, and a priority of 80 makes it due in a day', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const id = await insertBooking(scene.api, { mentor, prospect, status: 'confirmed', price_minor: 5000 });
  await sql`
    insert into payment (id, booking_id, provider, capture_method, status, amount_minor, fee_minor, captured_minor, currency)
    values (${newId()}, ${id}, 'sandbox', 'automatic', 'paid', 5000, 0, 5000, 'EUR')`.execute(db());
  const case_id = await caseAbout(mentor.user_id, 'harassment');
  await report(case_id, { address: '192.0.2.1' });
  expect(await read(case_id)).toEqual({
    priority: 80,
    due_at: new Date(scene.clock.now() + DAY_MS).toISOString().replace('.000Z', 'Z'),
  });
});
