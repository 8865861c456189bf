import { createClient } from '@abroad/contract/client';
import { expect, test } from 'vitest';
import { bookingScene } from '../testing/booking-scene.ts';
import { grantRole } from '../testing/grant-role.ts';
import type { Made } from '../testing/make.ts';
import { exportedText } from '../testing/review-scene.ts';
import { runJob } from '../testing/run-due-jobs.ts';

const scene = bookingScene();
const db = () => scene.api.context.db;
const NOON = Date.parse('2055-01-07T12:00:00Z') / 1000;

/** A client of a session that began at an instant, in seconds. */
const signedIn = ({ person }: Made, auth_time: number | null) =>
  createClient({
    base_url: scene.api.base_url,
    token: () => scene.api.issuer.token(person, { claims: auth_time === null ? {} : { auth_time } }),
  });
const kept = ({ user_id }: Made) =>
  db()
    .selectFrom('sign_in')
    .select('signed_in_at')
    .where('auth_user_id', '=', user_id)
    .orderBy('signed_in_at')
    .execute();

test('[T-277] each sign-in is kept once, whatever is called, and is in the export and in the timeline for staff', async () => {
  const [mentor, staff] = [await scene.mentor(), await scene.prospect()];
  await grantRole(scene.api, staff, 'support');
  const [first, second] = [signedIn(mentor, NOON), signedIn(mentor, NOON + 3600)];
  await Promise.all([first.getAuthenticatedUser(), first.listMyDecisions(), first.getAuthenticatedUser()]);
  await second.getAuthenticatedUser();
  await first.getAuthenticatedUser();
  expect(await kept(mentor)).toEqual([
    { signed_in_at: '2055-01-07T12:00:00Z' },
    { signed_in_at: '2055-01-07T13:00:00Z' },
  ]);
  expect(await exportedText(mentor)).toContain('sign_ins');
  const { timeline } = await staff.client.getPerson({ params: { user_id: mentor.user_id } });
  expect(timeline.items.filter(({ kind }) => kind === 'sign_in').map(({ at }) => at)).toEqual([
    '2055-01-07T13:00:00Z',
    '2055-01-07T12:00:00Z',
  ]);
});

test('[T-277] where the issuer doesn’t say when, nothing is kept; a look of the staff is no sign-in; after 90 days none is known', async () => {
  const mentor = await scene.mentor();
  await signedIn(mentor, null).getAuthenticatedUser();
  expect(await kept(mentor)).toEqual([]);
  await signedIn(mentor, NOON).getAuthenticatedUser();
  expect(await kept(mentor)).toHaveLength(1);
  scene.clock.set('2055-04-08T12:00:00Z');
  await runJob(scene.api.context, 'sweep-sign-ins');
  expect(await kept(mentor)).toEqual([]);
});

test('[T-277] an erasure takes the sign-ins', async () => {
  const mentor = await scene.mentor();
  const client = signedIn(mentor, NOON);
  await client.getAuthenticatedUser();
  await client.deleteAccount({ body: { confirm: mentor.slug } });
  expect(await kept(mentor)).toEqual([]);
});
