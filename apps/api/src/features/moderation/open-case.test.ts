import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { make, type MadeMentor } from '../../testing/make.ts';
import { openCase } from './open-case.ts';

const scene = bookingScene();

async function targetOf(mentor: MadeMentor) {
  const { id } = await mentor.client.getMyMentorProfile();
  return { type: 'mentor_profile' as const, id, owner_user_id: mentor.user_id };
}
type Reason = 'spam' | 'safety' | 'scam';
const open = (target: Awaited<ReturnType<typeof targetOf>>, reason: Reason) =>
  scene.api.context.db
    .transaction()
    .execute((trx) => openCase(trx, { target, reason, source: 'report', now: scene.clock.now() }));
const read = (id: string) =>
  scene.api.context.db.selectFrom('moderation_case').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const evidenceOf = (case_id: string) =>
  scene.api.context.db
    .selectFrom('moderation_evidence')
    .select('words')
    .where('case_id', '=', case_id)
    .orderBy('taken_at')
    .execute();

test('[T-30] reports of one target at once are one open case, which a weightier reason raises', async () => {
  const target = await targetOf(await scene.mentor());
  const opened = await Promise.all(Array.from({ length: 10 }, () => open(target, 'spam')));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(opened.filter(({ is_new }) => is_new)).toHaveLength(1);
  const id = opened[0]?.id ?? '';
  expect(await read(id)).toMatchObject({ state: 'open', version: 1, reason: 'spam', priority: 10 });
  await open(target, 'safety');
  await open(target, 'scam');
  expect(await read(id)).toMatchObject({
    version: 2,
    reason: 'safety',
    priority: 80,
    due_at: '2055-01-08T10:00:00Z',
    owner_user_id: target.owner_user_id,
  });
});

test('[T-30] a decided case stays closed, and the next report opens another', async () => {
  const target = await targetOf(await scene.mentor());
  const { id } = await open(target, 'spam');
  const { db } = scene.api.context;
  await sql`update moderation_case set state = 'decided', closed_at = now() where id = ${id}`.execute(db);
  const next = await open(target, 'spam');
  expect(next.is_new).toBe(true);
  expect(next.id).not.toBe(id);
  await expect(
    sql`update moderation_case set state = 'open', closed_at = null where id = ${id}`.execute(db),
  ).rejects.toThrow(/a case cannot go from decided to open/);
});

test('[T-30] the words stay as they were reported when they are changed or deleted afterwards', async () => {
  const mentor = await scene.mentor();
  const target = await targetOf(mentor);
  await mentor.client.patchMyMentorProfile({ body: { about: 'Pay me by bank, it is cheaper' } });
  const { id } = await open(target, 'scam');
  await mentor.client.patchMyMentorProfile({ body: { about: 'I help with essays' } });
  await open(target, 'scam');
  await open(target, 'scam');
  const evidence = await evidenceOf(id);
  expect(evidence.map(({ words }) => words['about'])).toEqual(['Pay me by bank, it is cheaper', 'I help with essays']);
  expect(evidence[0]?.words).toMatchObject({ educations: ['Delft University of Technology'] });
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  expect(await evidenceOf(id)).toHaveLength(2);
});

test('[T-30] a copy is taken of each kind of target', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const booking = await make(scene.api).session({ mentor, prospect, message: 'Call me on +31 6 1234 5678' });
  const { id: prospect_id } = await prospect.client.getMyProspectProfile();
  const owner_user_id = prospect.user_id;
  const targets = [
    { type: 'prospect_profile', id: prospect_id, owner_user_id },
    { type: 'service', id: mentor.event_types[0]?.id ?? '', owner_user_id: mentor.user_id },
    { type: 'booking', id: booking.id, owner_user_id },
  ] as const;
  const copies = [];
  for (const target of targets) {
    const { id } = await scene.api.context.db
      .transaction()
      .execute((trx) => openCase(trx, { target, reason: 'spam', source: 'report', now: scene.clock.now() }));
    copies.push((await evidenceOf(id))[0]?.words);
  }
  expect(copies).toMatchObject([
    { first_name: prospect.person.first_name },
    { title: 'Intro call' },
    { message: 'Call me on +31 6 1234 5678' },
  ]);
});

test('[T-38] the history of a case and what was decided can’t be changed or deleted', async () => {
  const { db } = scene.api.context;
  const { id: case_id } = await open(await targetOf(await scene.mentor()), 'spam');
  const { user_id } = await scene.mentor();
  await db
    .insertInto('moderation_decision')
    .values({
      id: newId(),
      case_id,
      about_user_id: user_id,
      decided_by: null,
      automated: true,
      overturns_decision_id: null,
      rule: null,
      actions: '[]',
      facts: 'Facts',
      statement: null,
      language: 'en',
      created_at: new Date(),
    })
    .execute();
  for (const table of ['moderation_case_event', 'moderation_decision']) {
    await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow(/is append-only/);
    await expect(sql`update ${sql.table(table)} set id = id`.execute(db)).rejects.toThrow(/is append-only/);
    const erasing = sql`select set_config('abroad_mentors.erasing', 'on', true); delete from ${sql.table(table)}`;
    await expect(erasing.execute(db)).rejects.toThrow(/is append-only/);
  }
});
