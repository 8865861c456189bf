import type { CaseAction } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { make, type Made } from '../../testing/make.ts';
import { runJobsUntil } from '../../testing/run-jobs-until.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { notifyOfDecision } from '../reports/notify-of-decision.ts';

const scene = bookingScene();
const DAY_MS = 24 * 60 * 60_000;

/** A mentor whom a report led to a decision about, none of whose jobs has run. */
async function decided(actions: CaseAction[]) {
  const [mentor, reporter] = [await scene.mentor(), await scene.prospect()];
  const staff = await make(scene.api).staff('moderator');
  const target = { type: 'mentor_profile', id: mentor.profile_id } as const;
  await reporter.client.createReport({ body: { target, reason: 'spam', good_faith: true } });
  await runJobs(scene.api.context, 'tell-report-received');
  const found = (await staff.client.listCases()).items.find(({ owner }) => owner?.user_id === mentor.user_id);
  const params = { id: found?.id ?? '' };
  await staff.client.decideCase({ params, body: { version: 1, actions, rule: 'spam', facts: 'You advertise.' } });
  const [decision] = (await mentor.client.listMyDecisions()).items;
  return { mentor, reporter, staff, params, decision_id: decision?.id ?? '' };
}
/** In the order of the alphabet: the jobs of one moment are sent at once. */
const kindsTo = async (who: Made) =>
  (await scene.mailsTo(who))
    .map(({ kind }) => kind)
    .filter((kind) => /^(account|decision|report|appeal)_/.test(kind))
    .toSorted();
const SUSPEND: CaseAction = { type: 'suspend', days: 3, end_sessions: false };

test('[T-94] a process killed after a decision is committed loses none of its effects: they wait in the queue, or are due by a row', async () => {
  const { mentor, decision_id } = await decided([SUSPEND]);
  expect((await mentor.client.getAuthenticatedUser()).status).toBe('suspended');
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs where key like ${`%${decision_id}%`}`.execute(
    scene.api.context.db,
  );
  expect(rows.map(({ task }) => task)).toEqual(['tell-decision-made']);
  expect(await kindsTo(mentor)).toEqual([]);
  scene.clock.set(new Date(scene.clock.now() + 3 * DAY_MS).toISOString());
  await runJobsUntil(scene, 'end-measure');
  expect((await mentor.client.getAuthenticatedUser()).status).toBe('active');
});

test('[T-94] a worker killed between the two emails of a decision, or after them, sends each once when it runs again', async () => {
  const { mentor, reporter, decision_id } = await decided([{ type: 'warn' }]);
  // Killed after the first email.
  await notifyOfDecision(scene.api.context, decision_id);
  // Killed before the queue hears that it is done, twice.
  await runJob(scene.api.context, 'tell-decision-made', { decision_id });
  await runJob(scene.api.context, 'tell-decision-made', { decision_id });
  await runJobs(scene.api.context, 'tell-decision-made');
  expect(await kindsTo(mentor)).toEqual(['decision_made']);
  expect(await kindsTo(reporter)).toEqual(['report_outcome', 'report_received']);
});

test('[T-94] a worker killed after a suspension’s end lifts it once, and not the one that came after', async () => {
  const { mentor, staff, decision_id } = await decided([SUSPEND]);
  const { id: measure_id } = await scene.api.context.db
    .selectFrom('moderation_measure')
    .select('id')
    .where('decision_id', '=', decision_id)
    .executeTakeFirstOrThrow();
  scene.clock.set(new Date(scene.clock.now() + 3 * DAY_MS).toISOString());
  await runJob(scene.api.context, 'end-measure', { measure_id });
  expect((await mentor.client.getAuthenticatedUser()).status).toBe('active');
  const params = { user_id: mentor.user_id };
  await staff.client.suspendPerson({ params, body: { rule: 'scam', reason: 'Again', cancel: [] } });
  await runJob(scene.api.context, 'end-measure', { measure_id });
  expect((await mentor.client.getAuthenticatedUser()).status).toBe('suspended');
  await runJobs(scene.api.context, 'tell-decision-made');
  expect((await kindsTo(mentor)).filter((kind) => kind === 'decision_made')).toHaveLength(2);
});

test('[T-94] a worker killed after the answer to an appeal sends it once', async () => {
  const { mentor, staff, params, decision_id } = await decided([{ type: 'warn' }]);
  await mentor.client.createAppeal({ params: { id: decision_id }, body: { text: 'It was my own project' } });
  const judge = await make(scene.api).staff('moderator');
  const { version } = await staff.client.getCase({ params });
  await judge.client.decideAppeal({ params, body: { version, outcome: 'overturn', answer: 'You were right' } });
  const { id: appeal_id } = await scene.api.context.db
    .selectFrom('moderation_appeal')
    .select('id')
    .where('decision_id', '=', decision_id)
    .executeTakeFirstOrThrow();
  await runJob(scene.api.context, 'tell-appeal-decided', { appeal_id });
  await runJob(scene.api.context, 'tell-appeal-decided', { appeal_id });
  await runJobs(scene.api.context, 'tell-appeal-decided');
  expect((await kindsTo(mentor)).filter((kind) => kind === 'appeal_decided')).toHaveLength(1);
});
