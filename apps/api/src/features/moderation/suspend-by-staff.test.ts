import type { StaffRole } from '@abroad/contract';
import { expect, test } from 'vitest';
import { make, type Made } from '../../testing/make.ts';
import { HALF_PAST_NINE, NINE } from '../../testing/booking-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

const scene = paymentScene();
const REASON = 'You asked people to pay elsewhere.';

const member = (role: StaffRole) => make(scene.api).staff(role);
type Cancelled = { booking_id: string; refund_minor: number }[];
const suspend = ({ client }: Made, { user_id }: Made, cancel: Cancelled = [], reason = REASON) =>
  client.suspendPerson({ params: { user_id }, body: { rule: 'paying_outside', reason, cancel } });
const lift = ({ client }: Made, { user_id }: Made) => client.liftSuspension({ params: { user_id } });
const ahead = async ({ client }: Made, { user_id }: Made) =>
  (await client.getPerson({ params: { user_id } })).sessions_ahead;

test('[T-66] a moderator suspends and lifts; the person reads the reason, and the audit has both', async () => {
  const [staff, student] = [await member('moderator'), await scene.prospect()];
  const params = { user_id: student.user_id };
  const asked = { rule: 'paying_outside' as const, reason: REASON, cancel: [] };
  const suspension = await staff.client.previewSuspension({ params, body: asked });
  expect(await student.client.getAuthenticatedUser()).toMatchObject({ status: 'active' });
  await suspend(staff, student);
  const [told] = (await student.client.listMyDecisions()).items;
  expect(told?.statement).toBe(suspension.for_person?.paragraphs.join('\n\n'));
  expect(await student.client.getAuthenticatedUser()).toMatchObject({ status: 'suspended', suspension_reason: REASON });
  await runJobs(scene.api.context, 'tell-decision-made');
  expect(await scene.mailKindsTo(student)).toContain('decision_made');
  const { for_person } = await staff.client.previewLift({ params: { user_id: student.user_id } });
  await lift(staff, student);
  const [latest] = (await student.client.listMyDecisions()).items;
  expect(latest?.statement).toBe(for_person?.paragraphs.join('\n\n'));
  expect(await staff.client.liftSuspension({ params: { user_id: student.user_id } })).toBeUndefined();
  expect(await student.client.getAuthenticatedUser()).toMatchObject({ status: 'active', suspension_reason: null });
  const events = await scene.api.context.db
    .selectFrom('staff_event')
    .select(['kind', 'actor_user_id', 'reason'])
    .where('about_user_id', '=', student.user_id)
    .orderBy('created_at')
    .execute();
  expect(events).toEqual([
    { kind: 'suspended', actor_user_id: staff.user_id, reason: REASON },
    { kind: 'case_decided', actor_user_id: staff.user_id, reason: null },
    { kind: 'lifted', actor_user_id: staff.user_id, reason: null },
    { kind: 'case_decided', actor_user_id: staff.user_id, reason: null },
  ]);
});

test('[T-66] suspension during a session and with paid bookings ahead: each is refunded or kept as chosen', async () => {
  const [staff, mentor] = [await member('moderator'), await scene.paidMentor()];
  const students = await Promise.all([scene.prospect(), scene.prospect(), scene.prospect()]);
  const [now, kept, ended] = [
    await scene.paidSession({ mentor, prospect: students[0], start: NINE }),
    await scene.paidSession({ mentor, prospect: students[1], start: HALF_PAST_NINE }),
    await scene.paidSession({ mentor, prospect: students[2], start: '2055-01-11T09:00:00Z' }),
  ];
  scene.clock.set('2055-01-11T08:10:00Z');
  const shown = await ahead(staff, mentor);
  expect(shown).toMatchObject([
    {
      booking_id: kept.id,
      role: 'mentor',
      paid_minor: 5000,
      refund_minor: 5000,
      other: { user_id: students[1].user_id },
    },
    { booking_id: ended.id, role: 'mentor', paid_minor: 5000, refund_minor: 5000 },
  ]);
  const running = [{ booking_id: now.id, refund_minor: 5000 }];
  expect(await refusalCode(suspend(staff, mentor, running))).toBe('REFUND_CHANGED');
  await suspend(staff, mentor, [{ booking_id: ended.id, refund_minor: 5000 }]);
  await scene.settleMoney();
  await runJobs(scene.api.context, 'send-mail');
  const statusOf = async (who: Made, booking: { id: string }) => (await scene.seen(who, booking)).status;
  expect(await statusOf(students[0], now)).toBe('confirmed');
  expect(await statusOf(students[1], kept)).toBe('confirmed');
  expect(await statusOf(students[2], ended)).toBe('cancelled');
  expect((await scene.money(ended)).ledger).toEqual({});
  expect((await scene.money(kept)).refunds).toEqual([]);
  expect(await scene.mailKindsTo(students[2])).toContain('cancelled');
});

test('[T-66] a late cancellation by a suspended student returns what their policy says, as shown', async () => {
  const [staff, mentor] = [
    await member('admin'),
    await scene.paidMentor({ policy: { free_cancel_min: 24 * 60, late_refund_pct: 40 } }),
  ];
  const student = await scene.prospect();
  const booking = await scene.paidSession({ mentor, prospect: student, start: NINE });
  scene.clock.set('2055-01-11T06:00:00Z');
  const [session] = await ahead(staff, student);
  expect(session).toMatchObject({ booking_id: booking.id, role: 'prospect', refund_minor: 2000 });
  const cancel = (refund_minor: number) => suspend(staff, student, [{ booking_id: booking.id, refund_minor }]);
  expect(await refusalCode(cancel(5000))).toBe('REFUND_CHANGED');
  expect(await student.client.getAuthenticatedUser()).toMatchObject({ status: 'active' });
  await cancel(2000);
  await scene.settleMoney();
  expect((await scene.money(booking)).payment).toMatchObject({ refunded_minor: 2000 });
});

test('[T-66] staff decide about themselves: refused, and about staff of the same role or a higher one', async () => {
  const [moderator, other, finance, admin, support] = [
    await member('moderator'),
    await member('moderator'),
    await member('finance'),
    await member('admin'),
    await member('support'),
  ];
  for (const call of [suspend, lift]) {
    expect(await refusalCode(call(moderator, moderator))).toBe('STAFF_INVOLVED');
    for (const peer of [other, finance, admin]) {
      expect(await refusalCode(call(moderator, peer))).toBe('STAFF_PROTECTED');
    }
    expect(await refusalCode(call(admin, admin))).toBe('STAFF_INVOLVED');
  }
  await suspend(moderator, support);
  await suspend(admin, other);
  expect(await refusalCode(other.client.getStaffMe())).toBe('NOT_FOUND');
  const { may_suspend } = await moderator.client.getPerson({ params: { user_id: admin.user_id } });
  expect(may_suspend).toBe(false);
});

test('[T-66] a reason is needed, an erased or unknown person isn’t there, and reasons are offered in the person’s language', async () => {
  const [staff, student] = [await member('moderator'), await scene.prospect()];
  expect(await refusal(suspend(staff, student, [], '  '))).toEqual({ code: 'VALIDATION_FAILED', paths: ['reason'] });
  expect(await refusalCode(suspend(staff, { ...student, user_id: '00000000-0000-4000-8000-000000000000' }))).toBe(
    'NOT_FOUND',
  );
  await student.client.patchAuthenticatedUser({ body: { language: 'fr' } });
  const person = await staff.client.getPerson({ params: { user_id: student.user_id } });
  expect(person.suspension_presets[0]).toMatch(/^Vous /);
  await student.client.deleteAccount({ body: { confirm: student.slug } });
  expect(await refusalCode(suspend(staff, student))).toBe('NOT_FOUND');
});
