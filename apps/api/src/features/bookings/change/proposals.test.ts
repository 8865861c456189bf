import { Booking } from '@abroad/contract';
import { expect, test } from 'vitest';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../../testing/booking-scene.ts';
import { refusal, refusalCode } from '../../../testing/refusal.ts';
import { runJob } from '../../../testing/run-due-jobs.ts';

const scene = bookingScene();
/** Saturday evening, when there are no available times. */
const SATURDAY = '2055-01-16T19:00:00Z';
const SUNDAY = '2055-01-17T19:10:00Z';

type Cast = Awaited<ReturnType<typeof scene.prospect>>;

async function booked() {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  const propose = (who: Cast, starts: string[], message?: string) =>
    who.client.createProposal({ params: { id }, body: { starts, message } });
  /** Proposes times and returns the proposal's id. */
  const proposed = async (who: Cast, starts: string[]) => (await propose(who, starts)).proposal?.id ?? '';
  const accept = (who: Cast, proposal_id: string, start: string) =>
    who.client.acceptProposal({ params: { id, proposal_id }, body: { start } });
  const decline = (who: Cast, proposal_id: string, reason?: string) =>
    who.client.declineProposal({ params: { id, proposal_id }, body: { reason } });
  const seen = (who: Cast) => who.client.getBooking({ params: { id } });
  return { mentor, prospect, id, propose, proposed, accept, decline, seen };
}
const statusesOf = async (booking_id: string) => {
  const { db } = scene.api.context;
  const rows = db.selectFrom('booking_proposal').select('status').where('booking_id', '=', booking_id);
  return (await rows.orderBy('id').execute()).map(({ status }) => status);
};

test('[E-23] a side proposes times outside every rule of hours and notice; the other side takes one, and the session moves', async () => {
  const { mentor, prospect, id, propose, accept, seen } = await booked();
  scene.clock.set('2055-01-11T07:59:00Z');
  const asked = await propose(prospect, [SUNDAY, SATURDAY], 'My train is late');
  expect(Booking.parse(asked)).toEqual(asked);
  expect(asked).toMatchObject({
    start: NINE,
    proposal: { proposed_by: 'prospect', starts: [SATURDAY, SUNDAY], message: 'My train is late', status: 'open' },
  });
  expect((await seen(mentor)).proposal).toEqual(asked.proposal);
  const moved = await accept(mentor, asked.proposal?.id ?? '', SUNDAY);
  expect(moved).toMatchObject({ id, status: 'confirmed', start: SUNDAY, proposal: null });
  expect(await statusesOf(id)).toEqual(['accepted']);
  const { items } = await prospect.client.listBookingEvents({ params: { id } });
  expect(items).toMatchObject([
    { kind: 'created' },
    { kind: 'proposed', actor_role: 'prospect', reason: 'My train is late' },
    { kind: 'rescheduled', actor_role: 'mentor', moved_from: NINE, moved_to: SUNDAY, was_proposed: true },
  ]);
  await scene.runJobs('send-mail');
  const heading = async (who: Cast | typeof mentor) => {
    const mail = (await scene.mailsTo(who)).find(({ kind }) => kind === 'rescheduled');
    return (await scene.api.as(null).getMail({ params: { id: mail?.id ?? '' } })).text;
  };
  expect(await heading(prospect)).toContain('Linh accepted your new time');
  expect(await heading(mentor)).toContain('You accepted Amara’s new time');
  // It was answered before its email was sent.
  expect((await scene.mailsTo(mentor)).map(({ kind }) => kind)).not.toContain('proposed');
});

test('[E-17] moves that both agreed on leave each side its own, and either may propose five times', async () => {
  const { mentor, prospect, proposed, propose, accept, seen } = await booked();
  for (const start of [SATURDAY, SUNDAY, NINE]) {
    await accept(prospect, await proposed(mentor, [start]), start);
  }
  expect((await seen(prospect)).allowed_actions).toContain('reschedule');
  await propose(mentor, [SATURDAY]);
  expect((await propose(mentor, [SATURDAY])).allowed_actions).not.toContain('propose');
  expect(await refusalCode(propose(mentor, [SATURDAY]))).toBe('ILLEGAL_MOVE');
  expect((await propose(prospect, [SUNDAY])).proposal).toMatchObject({ proposed_by: 'prospect' });
});

test('a proposal is declined by the other side, withdrawn by its own, and a new one takes its place', async () => {
  const { mentor, prospect, id, proposed, accept, decline, seen } = await booked();
  const first = await proposed(mentor, [SATURDAY]);
  expect(await refusalCode(accept(mentor, first, SATURDAY))).toBe('FORBIDDEN');
  expect(await refusal(accept(prospect, first, SUNDAY))).toEqual({ code: 'VALIDATION_FAILED', paths: ['start'] });
  expect((await decline(prospect, first, 'I work on Saturdays')).proposal).toBeNull();
  expect(await refusalCode(accept(prospect, first, SATURDAY))).toBe('PROPOSAL_CLOSED');
  expect(await refusalCode(decline(prospect, first))).toBe('PROPOSAL_CLOSED');
  const second = await proposed(mentor, [SUNDAY]);
  await decline(mentor, second);
  const third = await proposed(mentor, [SUNDAY]);
  const counter = await proposed(prospect, [SATURDAY]);
  expect(await refusalCode(accept(prospect, third, SUNDAY))).toBe('PROPOSAL_CLOSED');
  expect(await statusesOf(id)).toEqual(['declined', 'withdrawn', 'declined', 'open']);
  expect(await seen(mentor)).toMatchObject({ start: NINE, proposal: { id: counter } });
  const { items } = await mentor.client.listBookingEvents({ params: { id } });
  expect(items.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['created', null],
    ['proposed', null],
    ['proposal_declined', 'I work on Saturdays'],
    ['proposed', null],
    ['proposal_withdrawn', null],
    ['proposed', null],
    ['proposed', null],
  ]);
});

test('the other person is notified of proposed times, and their author that they were declined', async () => {
  const { mentor, prospect, proposed, decline } = await booked();
  const id = await proposed(mentor, [SATURDAY]);
  await scene.runJobs('send-mail');
  expect((await scene.mailsTo(prospect)).map(({ kind }) => kind)).toContain('proposed');
  await decline(prospect, id);
  await scene.runJobs('send-mail');
  const [told] = await scene.mailsTo(mentor);
  expect(told?.kind).toBe('proposal_declined');
  expect((await scene.mailsTo(mentor)).map(({ kind }) => kind)).not.toContain('proposed');
});

test('a proposed time is refused if it is over, too far ahead, the session’s own, or if either side has a session then', async () => {
  const { mentor, prospect, propose } = await booked();
  for (const start of ['2055-01-07T09:59:00Z', '2056-02-01T08:00:00Z', NINE]) {
    expect([start, await refusalCode(propose(mentor, [SATURDAY, start]))]).toEqual([start, 'SLOT_NOT_OFFERED']);
  }
  const [other_mentor, other] = [await scene.mentor(), await scene.prospect()];
  await scene.session({ mentor, prospect: other, start: HALF_PAST_NINE });
  await scene.session({ mentor: other_mentor, prospect, start: '2055-01-11T10:00:00Z' });
  await scene.session({ mentor: other_mentor, prospect: mentor, start: '2055-01-11T10:30:00Z' });
  expect(await refusalCode(propose(prospect, ['2055-01-11T08:45:00Z']))).toBe('SLOT_TAKEN');
  expect(await refusalCode(propose(prospect, ['2055-01-11T10:20:00Z']))).toBe('PROSPECT_BUSY');
  expect(await refusalCode(propose(mentor, ['2055-01-11T09:45:00Z']))).toBe('SLOT_TAKEN');
  expect(await refusalCode(propose(mentor, ['2055-01-11T10:45:00Z']))).toBe('SLOT_TAKEN');
  expect(await refusalCode(propose(mentor, ['2055-01-11T11:00:00Z']))).toBe(null);
  expect(await refusal(propose(mentor, [SATURDAY, SATURDAY.replace('Z', '.000Z')]))).toEqual({
    code: 'VALIDATION_FAILED',
    paths: ['starts'],
  });
});

test('a proposal holds no time: a time that another student books can’t be accepted, and the proposal stays open', async () => {
  const { mentor, prospect, proposed, accept, seen } = await booked();
  const id = await proposed(mentor, [HALF_PAST_NINE, SATURDAY]);
  await scene.session({ mentor, prospect: await scene.prospect(), start: HALF_PAST_NINE });
  expect(await refusalCode(accept(prospect, id, HALF_PAST_NINE))).toBe('SLOT_TAKEN');
  expect(await seen(prospect)).toMatchObject({ start: NINE, proposal: { id } });
  expect((await accept(prospect, id, SATURDAY)).start).toBe(SATURDAY);
});

test('a proposal ends when its session is moved, cancelled or begins, and when all its times are over', async () => {
  const moved = await booked();
  const first = await moved.proposed(moved.mentor, [SATURDAY]);
  await moved.prospect.client.rescheduleBooking({ params: { id: moved.id }, body: { start: HALF_PAST_NINE } });
  expect((await moved.seen(moved.mentor)).proposal).toBeNull();
  expect(await refusalCode(moved.accept(moved.prospect, first, SATURDAY))).toBe('PROPOSAL_CLOSED');
  const cancelled = await booked();
  await cancelled.proposed(cancelled.mentor, [SATURDAY]);
  await cancelled.mentor.client.cancelBooking({ params: { id: cancelled.id }, body: {} });
  expect(await statusesOf(cancelled.id)).toEqual(['expired']);
  const begun = await booked();
  const late = await begun.proposed(begun.mentor, [SATURDAY]);
  const sooner = await booked();
  const over = await sooner.proposed(sooner.mentor, ['2055-01-07T12:00:00Z']);
  scene.clock.set('2055-01-07T12:00:00Z');
  expect((await sooner.seen(sooner.prospect)).proposal).toBeNull();
  expect(await refusalCode(sooner.decline(sooner.prospect, over))).toBe('PROPOSAL_CLOSED');
  scene.clock.set(NINE);
  expect(await refusalCode(begun.accept(begun.prospect, late, SATURDAY))).toBe('PROPOSAL_CLOSED');
  await runJob(scene.api.context, 'expire-proposals');
  expect([await statusesOf(begun.id), await statusesOf(sooner.id)]).toEqual([['expired'], ['expired']]);
});

test('a proposal of several times stays open until the last of them has come', async () => {
  const { mentor, prospect, id, proposed, accept, seen } = await booked();
  const sooner = '2055-01-07T12:00:00Z';
  const open = await proposed(mentor, [sooner, '2055-01-09T19:00:00Z']);
  scene.clock.set(sooner);
  await runJob(scene.api.context, 'expire-proposals');
  expect(await statusesOf(id)).toEqual(['open']);
  await accept(prospect, open, '2055-01-09T19:00:00Z');
  expect((await seen(mentor)).start).toBe('2055-01-09T19:00:00Z');
});

test('of concurrent answers one counts: accepted three times, accepted and withdrawn', async () => {
  const rivals = ['accept', 'decline', 'accept', 'decline'] as const;
  for (const rival of rivals) {
    const { mentor, prospect, id, proposed, accept, decline, seen } = await booked();
    const open = await proposed(mentor, [SATURDAY]);
    const answers = [
      accept(prospect, open, SATURDAY),
      accept(prospect, open, SATURDAY),
      rival === 'accept' ? accept(prospect, open, SATURDAY) : decline(mentor, open),
    ];
    const codes = await Promise.all(answers.map((answer) => refusalCode(answer)));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'PROPOSAL_CLOSED')).toHaveLength(2);
    const isAccepted = rival === 'accept' || codes[2] !== null;
    expect(await seen(prospect)).toMatchObject({ start: isAccepted ? SATURDAY : NINE, proposal: null });
    expect(await statusesOf(id)).toEqual([isAccepted ? 'accepted' : 'withdrawn']);
  }
});

test('a session that is cancelled while its proposal is accepted is cancelled, or was moved first and is not', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { mentor, prospect, id, proposed, accept, seen } = await booked();
    const open = await proposed(mentor, [SATURDAY]);
    const [accepted, cancelled] = await Promise.all([
      refusalCode(accept(prospect, open, SATURDAY)),
      refusalCode(mentor.client.cancelBooking({ params: { id }, body: {} })),
    ]);
    const isMoved = accepted === null;
    // A reader from before the reschedule has to confirm again.
    expect(cancelled).toBeOneOf(isMoved ? [null, 'ILLEGAL_MOVE'] : [null]);
    const status = cancelled === null ? 'cancelled' : 'confirmed';
    expect(await seen(prospect)).toMatchObject({ status, start: isMoved ? SATURDAY : NINE });
    expect(await statusesOf(id)).toEqual([isMoved ? 'accepted' : 'expired']);
  }
});

test('attack 4: only the two sides of a session see a proposal, and only under its own session', async () => {
  const { mentor, proposed, accept, decline } = await booked();
  const [stranger, elsewhere] = [await scene.prospect(), await booked()];
  const id = await proposed(mentor, [SATURDAY]);
  expect(await refusalCode(accept(stranger, id, SATURDAY))).toBe('NOT_FOUND');
  expect(await refusalCode(decline(stranger, id))).toBe('NOT_FOUND');
  expect(await refusalCode(elsewhere.accept(elsewhere.prospect, id, SATURDAY))).toBe('NOT_FOUND');
  expect(await refusalCode(elsewhere.propose(stranger, [SATURDAY]))).toBe('NOT_FOUND');
});
