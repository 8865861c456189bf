import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { connect } from '../db/connection.ts';
import { suspend } from '../features/moderation/decide-on-account.ts';
import { bookingScene } from '../testing/booking-scene.ts';
import { publicEdition } from './public-edition.ts';

const scene = bookingScene();

/** The editions that two processes see. */
const twoProcesses = () => {
  const asks = [publicEdition(scene.api.context), publicEdition(scene.api.context)];
  return () => Promise.all(asks.map(async (ask) => (await ask()).number));
};

test('[U-24] [X-16] every public change of a mentor is known to every process as soon as it is committed', async () => {
  const mentor = await scene.mentor({ policy: { min_notice_min: 0 } });
  const prospect = await scene.prospect();
  const { client } = mentor;
  const settings = await client.getAvailabilitySettings();
  const schedule = { params: { id: settings.schedules[0]?.id ?? '' } };
  const service = { params: { id: mentor.event_types[0]?.id ?? '' } };
  const booked = { id: '' };
  const changes: Record<string, () => Promise<unknown>> = {
    headline: () => client.patchMyMentorProfile({ body: { headline: 'From Hue to Delft' } }),
    name: () => client.patchAuthenticatedUser({ body: { first_name: 'Mai' } }),
    job: () => client.addMentorExperience({ body: { organisation: 'Grid', title: 'Analyst' } }),
    service: () => client.patchEventType({ ...service, body: { title: 'Essay review' } }),
    price: () => client.patchEventType({ ...service, body: { description: 'We read it together.' } }),
    policy: () =>
      client.patchBookingPolicy({ params: { id: settings.booking_policy.id }, body: { buffer_before_min: 30 } }),
    'hours of a day': () => client.addAvailabilityRule({ ...schedule, body: { date: '2055-01-18' } }),
    booking: async () => Object.assign(booked, await scene.book(prospect, mentor)),
    cancellation: () => client.cancelBooking({ params: booked, body: {} }),
    suspension: () => suspend(scene.api.context, mentor.person.email, 'Sessions were not held.'),
    'its end': () => suspend(scene.api.context, mentor.person.email, null),
    pause: () => client.patchMyMentorProfile({ body: { profile_status: 'paused' } }),
    'its end, too': () => client.patchMyMentorProfile({ body: { profile_status: 'active' } }),
    erasure: () => client.deleteAccount({ body: { confirm: mentor.slug } }),
  };
  const ask = twoProcesses();
  let known = await ask();
  for (const [name, change] of Object.entries(changes)) {
    expect(await ask(), `before: ${name}`).toEqual(known);
    await change();
    const [one, other] = await ask();
    expect([one, other], name).not.toEqual(known);
    expect(one === known[0] || other === known[1], name).toBe(false);
    known = [one ?? 0, other ?? 0];
  }
});

test('[U-24] a user who signs up and searches for mentors leaves the public edition as it is', async () => {
  const ask = twoProcesses();
  const known = await ask();
  const { client } = await scene.prospect();
  await client.searchProfiles({ query: { keyword: ['delft'] } });
  expect(await ask()).toEqual(known);
});

test('[U-24] a change in a long transaction is known when it is committed, and not when it is rolled back', async () => {
  const { profile_id, user_id } = await scene.mentor();
  const { db } = scene.api.context;
  const ask = twoProcesses();
  const known = await ask();
  const rolledBack = db.transaction().execute(async (trx) => {
    await sql`insert into search_change (profile_id, only_times) values (${profile_id}, false)`.execute(trx);
    throw new Error('taken back');
  });
  await expect(rolledBack).rejects.toThrow('taken back');
  expect(await ask()).toEqual(known);
  await db.transaction().execute(async (trx) => {
    await sql`select announce_availability(${user_id})`.execute(trx);
    await scene.prospect();
    expect(await ask()).toEqual(known);
  });
  const [one, other] = await ask();
  expect([one === known[0], other === known[1]]).toEqual([false, false]);
});

test('[U-24] while the database is unreachable, nothing is reported as unchanged', async () => {
  const gone = connect({ url: 'postgres://127.0.0.1:9/none', pool_size: 1, is_traced: false, onError: () => {} });
  await expect(publicEdition({ db: gone.db })()).rejects.toThrow();
  await gone.close();
});
