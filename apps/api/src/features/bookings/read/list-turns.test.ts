import { Turns } from '@abroad/contract';
import { expect, test } from 'vitest';
import { noPayments } from '../../../providers/payments/none.ts';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../../testing/booking-scene.ts';
import { suspend } from '../../moderation/decide-on-account.ts';

const scene = bookingScene({ payments: { ...noPayments, takes_payments: true } });
const SATURDAY = '2055-01-16T19:00:00Z';

type Cast = Awaited<ReturnType<typeof scene.prospect>>;
async function turnsOf(who: Cast) {
  const turns = await who.client.listTurns();
  expect(Turns.parse(turns)).toEqual(turns);
  return turns.items;
}

test('[U-03] an unpaid hold waits for its student, with its end, until it is paid or over', async () => {
  const mentor = await scene.mentor({
    first_name: 'Linh',
    event_types: [{ title: 'Essay review', price_minor: 2500 }],
  });
  const prospect = await scene.prospect();
  const { id, hold_expires_at } = await scene.book(prospect, mentor);
  expect(await turnsOf(prospect)).toMatchObject([
    {
      booking_id: id,
      kind: 'pay',
      viewer_role: 'prospect',
      first_name: 'Linh',
      service: 'Essay review',
      start: NINE,
      hold_expires_at,
    },
  ]);
  expect(await turnsOf(mentor)).toEqual([]);
  scene.clock.set(hold_expires_at ?? '');
  expect(await turnsOf(prospect)).toEqual([]);
});

test('[U-03] a request waits for its mentor, and for its student once the mentor proposes other times', async () => {
  const mentor = await scene.mentor({ policy: { requires_approval: true, approval_ttl_h: 96 } });
  const prospect = await scene.prospect({ first_name: 'Amara' });
  const { id } = await scene.session({ mentor, prospect, start: NINE, waits: 'requested' });
  expect(await turnsOf(mentor)).toMatchObject([{ booking_id: id, kind: 'answer_request', first_name: 'Amara' }]);
  expect(await turnsOf(prospect)).toEqual([]);
  await mentor.client.createProposal({ params: { id }, body: { starts: [SATURDAY] } });
  expect(await turnsOf(mentor)).toEqual([]);
  expect(await turnsOf(prospect)).toMatchObject([{ booking_id: id, kind: 'answer_proposal', viewer_role: 'prospect' }]);
  scene.clock.set(SATURDAY);
  expect(await turnsOf(prospect)).toEqual([]);
});

test('[U-03] no proposal waits for a suspended user, who can’t answer it', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  await prospect.client.createProposal({ params: { id }, body: { starts: [SATURDAY] } });
  expect(await turnsOf(mentor)).toMatchObject([{ kind: 'answer_proposal' }]);
  await suspend(scene.api.context, mentor.person.email, 'Reported');
  expect(await turnsOf(mentor)).toEqual([]);
});

test('[U-03] what is pending lists what waits for the reader first, as soon as it ends, and sessions with proposed times', async () => {
  const both = await scene.mentor({ policy: { requires_approval: true, approval_ttl_h: 48 } });
  const patient = await scene.mentor({ policy: { requires_approval: true, approval_ttl_h: 24 } });
  const paid = await scene.mentor({ event_types: [{ price_minor: 2500 }] });
  const [instant, prospect] = [await scene.mentor(), await scene.prospect()];
  const own = await scene.session({ prospect: both, mentor: patient, start: NINE, waits: 'requested' });
  const request = await scene.session({ prospect, mentor: both, start: HALF_PAST_NINE, waits: 'requested' });
  const hold = await scene.session({
    prospect: both,
    mentor: paid,
    start: '2055-01-11T10:00:00Z',
    waits: 'pending_payment',
  });
  const session = await scene.session({ prospect: both, mentor: instant, start: '2055-01-11T10:30:00Z' });
  await instant.client.createProposal({ params: { id: session.id }, body: { starts: [SATURDAY] } });
  const { items, total } = await both.client.listBookings({ query: { when: 'waiting' } });
  expect(items.map(({ id }) => id)).toEqual([hold.id, request.id, session.id, own.id]);
  expect(total).toBe(4);
  expect((await turnsOf(both)).map(({ booking_id }) => booking_id)).toEqual([hold.id, request.id, session.id]);
  const upcoming = await both.client.listBookings({ query: { when: 'upcoming' } });
  expect(upcoming.items.map(({ id }) => id)).toEqual([session.id]);
});
