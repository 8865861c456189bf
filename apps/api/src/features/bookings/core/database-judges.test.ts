import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { errorForDatabase } from '../../../http/database-errors.ts';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../../testing/booking-scene.ts';
import type { Made } from '../../../testing/make.ts';

const scene = bookingScene();

/** Inserts a copy of a booking, without services and locks, for other users or times. */
async function copy(id: string, changes: { mentor?: Made; prospect?: Made; start?: string; buffer_min?: number }) {
  const { mentor, prospect, start = NINE, buffer_min = 0 } = changes;
  const copied = newId();
  try {
    await sql`
      insert into booking
      select (jsonb_populate_record(booking, jsonb_build_object(
        'id', ${copied}::uuid, 'ical_uid', ${copied}::text,
        'mentor_user_id', coalesce(${mentor?.user_id ?? null}::uuid, mentor_user_id),
        'prospect_user_id', coalesce(${prospect?.user_id ?? null}::uuid, prospect_user_id),
        'start_at', ${start}::timestamptz, 'end_at', ${start}::timestamptz + interval '30 minutes',
        'busy_start_at', ${start}::timestamptz - make_interval(mins => ${buffer_min}::int),
        'busy_end_at', ${start}::timestamptz + interval '30 minutes'))).*
      from booking where id = ${id}`.execute(scene.api.context.db);
    return null;
  } catch (error) {
    return errorForDatabase(error)?.code ?? error;
  }
}

test('the database itself refuses two sessions of one mentor, buffers included, of one prospect, and of oneself', async () => {
  const [mentor, other] = [await scene.mentor(), await scene.mentor()];
  const [prospect, second] = [await scene.prospect(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  expect(await copy(id, { prospect: second })).toBe('SLOT_TAKEN');
  expect(await copy(id, { prospect: second, start: '2055-01-11T08:29:00Z' })).toBe('SLOT_TAKEN');
  expect(await copy(id, { prospect: second, start: HALF_PAST_NINE, buffer_min: 1 })).toBe('SLOT_TAKEN');
  expect(await copy(id, { mentor: other })).toBe('PROSPECT_BUSY');
  expect(await copy(id, { prospect: mentor, start: '2055-01-11T10:00:00Z' })).toBe('OWN_BOOKING');
  expect(await copy(id, { prospect: second, start: HALF_PAST_NINE })).toBe(null);
});

test('the database itself refuses moves that no booking makes, and changes of its history', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  const { db } = scene.api.context;
  const moveTo = (status: 'requested' | 'completed' | 'confirmed') =>
    db.updateTable('booking').set({ status }).where('id', '=', id).execute();
  await expect(moveTo('requested')).rejects.toThrow('a booking cannot go from confirmed to requested');
  await moveTo('completed');
  await expect(moveTo('confirmed')).rejects.toThrow('a booking cannot go from completed to confirmed');
  const history = db.updateTable('booking_event').set({ kind: 'forged' }).where('booking_id', '=', id);
  await expect(history.execute()).rejects.toThrow('append-only');
  await expect(db.deleteFrom('booking_event').where('booking_id', '=', id).execute()).rejects.toThrow('append-only');
});
