import { BookingEvents } from '@abroad/contract';
import { expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../../testing/booking-scene.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { recordNews } from '../core/consequences.ts';
import { BY_SYSTEM } from '../core/history.ts';

const scene = bookingScene();

const storyOf = async (who: Awaited<ReturnType<typeof scene.prospect>>, id: string) => {
  const story = await who.client.listBookingEvents({ params: { id } });
  expect(BookingEvents.parse(story)).toEqual(story);
  expect(story.total).toBe(story.items.length);
  return story.items;
};

test('[E-23] both sides read the story of a booking: who did what, from where to where, and the words meant for them', async () => {
  const [mentor, prospect] = [await scene.mentor({ policy: { requires_approval: true } }), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  await mentor.client.acceptBooking({ params: { id } });
  await prospect.client.rescheduleBooking({ params: { id }, body: { start: HALF_PAST_NINE } });
  await mentor.client.cancelBooking({ params: { id }, body: { reason: 'Exams' } });
  const story = await storyOf(prospect, id);
  expect(story).toMatchObject([
    { kind: 'created', from_status: null, to_status: 'requested', actor_role: 'prospect', reason: null },
    { kind: 'accepted', from_status: 'requested', to_status: 'confirmed', actor_role: 'mentor' },
    { kind: 'rescheduled', actor_role: 'prospect', moved_from: NINE, moved_to: HALF_PAST_NINE, was_proposed: false },
    { kind: 'cancelled', to_status: 'cancelled', actor_role: 'mentor', reason: 'Exams', amount: null },
  ]);
  expect(await storyOf(mentor, id)).toEqual(story);
  expect(await refusalCode(storyOf(await scene.mentor(), id))).toBe('NOT_FOUND');
});

test('the history has amounts in the booking’s currency, and failed cards only for the prospect', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  await recordNews(scene.api.context.db, { id, status: 'confirmed' }, [
    { event: 'payment_failed', by: BY_SYSTEM },
    { event: 'refunded', by: BY_SYSTEM, detail: { amount_minor: 1250, payment_id: newId() } },
  ]);
  expect((await storyOf(prospect, id)).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['created', null],
    ['payment_failed', null],
    ['refunded', 12.5],
  ]);
  expect((await storyOf(mentor, id)).map(({ kind }) => kind)).toEqual(['created', 'refunded']);
});
