import { expect, test } from 'vitest';
import { HALF_PAST_NINE, bookingScene } from '../../testing/booking-scene.ts';
import type { Made } from '../../testing/make.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { notify } from './notify.ts';
import { readGroup } from './marks.ts';
import { isMailDue } from './is-mail-due.ts';

const scene = bookingScene();

/** Lists the kinds of a person's notifications, in order. */
async function toldTo({ user_id }: Pick<Made, 'user_id'>): Promise<string[]> {
  const rows = await scene.api.context.db
    .selectFrom('notification')
    .select('kind')
    .where('auth_user_id', '=', user_id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind }) => kind);
}

test('[T-220] a booking is told to its mentor in its own transaction, before any job has run, and not to who booked', async () => {
  const mentor = await scene.mentor();
  const student = await scene.prospect();
  await scene.book(student, mentor);
  expect(await toldTo(mentor)).toEqual(['welcome_mentor', 'booked']);
  expect(await toldTo(student)).toEqual([]);
});

test('[T-220] a booking that is rolled back is told to no one', async () => {
  const mentor = await scene.mentor();
  const [first, second] = [await scene.prospect(), await scene.prospect()];
  await scene.book(first, mentor, { start: HALF_PAST_NINE });
  await expect(scene.book(second, mentor, { start: HALF_PAST_NINE })).rejects.toMatchObject({ status: 409 });
  expect(await toldTo(mentor)).toEqual(['welcome_mentor', 'booked']);
  const told = { user_id: mentor.user_id, kind: 'booked', group_key: 'booking:1', key: 'rolled-back' } as const;
  await scene.api.context.db
    .transaction()
    .execute(async (trx) => {
      await notify(trx, [told]);
      throw new Error('something else failed');
    })
    .catch(() => undefined);
  expect(await toldTo(mentor)).toEqual(['welcome_mentor', 'booked']);
});

test('[T-220] an event that is told twice makes one notification, and an erased account none', async () => {
  const [reader, erased] = [await scene.prospect(), await scene.prospect()];
  await runJob(scene.api.context, 'erase-account', { user_id: erased.user_id });
  const { db } = scene.api.context;
  const told = { kind: 'refunded', group_key: 'booking:1', key: 'once' } as const;
  for (const user_id of [reader.user_id, reader.user_id, erased.user_id]) {
    await notify(db, [{ ...told, user_id }]);
  }
  expect(await toldTo(reader)).toEqual(['refunded']);
  expect(await toldTo(erased)).toEqual([]);
});

test('[T-221] what was read in the product is not mailed: messages and reviews, and never what is about a session', async () => {
  const { user_id } = await scene.prospect();
  const { db } = scene.api.context;
  await notify(db, [
    { user_id, kind: 'review_published', group_key: 'booking:1', key: 'review' },
    { user_id, kind: 'cancelled', group_key: 'booking:1', key: 'session' },
  ]);
  const isDue = (kind: string, key: string) => isMailDue(db, { user_id, kind, key });
  expect(await isDue('review_published', 'review')).toBe(true);
  await readGroup(db, user_id, 'booking:1');
  expect(await isDue('review_published', 'review')).toBe(false);
  expect(await isDue('cancelled', 'session')).toBe(true);
});
