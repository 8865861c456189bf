import { beforeEach, expect, test } from 'vitest';
import { NINE } from '../../testing/booking-scene.ts';
import { resetMemory } from '../../testing/memory-calendar.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { sessionScene } from '../../testing/session-scene.ts';

const scene = sessionScene();
const { account } = scene;
beforeEach(() => resetMemory(account));

/** Not among the hours that the mentor offers. */
const EVENING = '2055-01-11T18:10:00Z';
const HALF_HOUR_MS = 30 * 60_000;

/** A session whose event was moved in the calendar, or deleted there. */
async function changed(to: string | null) {
  const people = await scene.people();
  const { id } = await scene.session({ ...people, start: NINE });
  await scene.writeEvent(id);
  const calendar = account.sessions.get('main') ?? expect.fail('nothing was written');
  const [[uid, event] = expect.fail('nothing was written')] = calendar;
  calendar.clear();
  if (to !== null) {
    calendar.set(uid, { ...event, start: Date.parse(to), end: Date.parse(to) + HALF_HOUR_MS });
  }
  await scene.writeEvent(id);
  const { items } = await people.mentor.client.listSessionSuggestions();
  const params = { id: items[0]?.id ?? '' };
  return { ...people, id, items, params };
}

test('a mentor accepts that a session was moved: it moves there, outside the offered hours too, and the event follows', async () => {
  const { mentor, prospect, id, items, params } = await changed(EVENING);
  expect(items).toMatchObject([{ booking_id: id, kind: 'moved', start: EVENING, end: '2055-01-11T18:40:00Z' }]);
  expect((await prospect.client.listSessionSuggestions()).items).toEqual([]);
  const accepted = await mentor.client.acceptSessionSuggestion({ params, idempotency_key: 'accept-1' });
  expect(accepted.start).toBe(EVENING);
  // A mentor whose answer was lost sends the request again with the same key.
  expect(await mentor.client.acceptSessionSuggestion({ params, idempotency_key: 'accept-1' })).toEqual(accepted);
  await scene.runCalendarJobs('send-mail');
  expect(scene.inCalendar()).toEqual([{ start: EVENING, sequence: 1 }]);
  expect((await scene.mailsTo(prospect)).map(({ kind }) => kind)).toContain('rescheduled');
  expect(await mentor.client.listSessionSuggestions()).toEqual({ items: [], total: 0 });
  expect(await refusalCode(mentor.client.acceptSessionSuggestion({ params }))).toBe('NOT_FOUND');
});

test('a mentor accepts that a session was deleted: it is cancelled, and the other side reads why', async () => {
  const { mentor, prospect, params } = await changed(null);
  const booking = await mentor.client.acceptSessionSuggestion({ params });
  expect(booking).toMatchObject({ status: 'cancelled', cancelled_by: 'mentor' });
  await scene.runCalendarJobs('send-mail');
  const mails = await scene.mailsTo(prospect);
  const cancelled = mails.find(({ kind }) => kind === 'cancelled');
  const { text } = await scene.api.as(null).getMail({ params: { id: cancelled?.id ?? '' } });
  expect(text).toContain('The mentor deleted the session from their calendar.');
});

test('why a session was cancelled is said in the language of the student, whatever their mentor’s is', async () => {
  const { mentor, prospect, params } = await changed(null);
  await mentor.client.patchAuthenticatedUser({ body: { language: 'fr' } });
  await prospect.client.patchAuthenticatedUser({ body: { language: 'es' } });
  const { cancel_reason } = await mentor.client.acceptSessionSuggestion({ params });
  expect(cancel_reason).toBe('El mentor borró la sesión de su calendario.');
  await scene.runCalendarJobs('send-mail');
  expect((await scene.mailTo(prospect, 'cancelled')).text).toContain(cancel_reason);
});

test('a mentor has the event put back: it is where it was booked, and the booking is unchanged', async () => {
  for (const to of [EVENING, null]) {
    const { mentor, id, params } = await changed(to);
    await mentor.client.dismissSessionSuggestion({ params });
    await scene.runCalendarJobs();
    expect(scene.inCalendar()).toEqual([{ start: NINE, sequence: 0 }]);
    expect((await mentor.client.getBooking({ params: { id } })).start).toBe(NINE);
    expect((await mentor.client.listSessionSuggestions()).total).toBe(0);
    resetMemory(account);
  }
});

test('a session is not moved over another one, nor into the past, and stays suggested', async () => {
  const first = await changed(EVENING);
  const other = await scene.session({ ...first, start: '2055-01-18T08:00:00Z' });
  const { db } = scene.api.context;
  const put = (start: string) =>
    db
      .updateTable('session_suggestion')
      .set({ start_at: start, end_at: new Date(Date.parse(start) + HALF_HOUR_MS).toISOString() })
      .where('id', '=', first.params.id)
      .execute();
  await put(other.start);
  expect(await refusalCode(first.mentor.client.acceptSessionSuggestion({ params: first.params }))).toBe('SLOT_TAKEN');
  await put('2055-01-06T08:00:00Z');
  expect(await refusalCode(first.mentor.client.acceptSessionSuggestion({ params: first.params }))).toBe(
    'SLOT_NOT_OFFERED',
  );
  expect((await first.mentor.client.listSessionSuggestions()).total).toBe(1);
});

test('of a mentor who answers twice at once one answer counts', async () => {
  const { mentor, params, id } = await changed(EVENING);
  const answers = await Promise.allSettled([
    mentor.client.acceptSessionSuggestion({ params }),
    mentor.client.dismissSessionSuggestion({ params }),
    mentor.client.acceptSessionSuggestion({ params }),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await scene.suggestions(id)).toHaveLength(1);
});
