import type { CaseActionType } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { insertDecision } from '../../testing/insert-decision.ts';
import type { Made, MadeMentor } from '../../testing/make.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { appealDecidedJob, decisionMadeJob } from '../../jobs/known-jobs.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { suspend } from '../moderation/decide-on-account.ts';

const scene = bookingScene();
const TEXT = 'The shop is my own project.';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const decide = async (
  mentor: MadeMentor,
  actions: readonly CaseActionType[],
  more: { case_id?: string; overturns?: string; statement?: string | null } = {},
) => {
  const { db } = scene.api.context;
  const made = await insertDecision(db, { ...mentor, now: scene.clock.now(), actions, ...more });
  await enqueue(db, [decisionMadeJob({ decision_id: made.id })]);
  await runJobs(scene.api.context, 'tell-decision-made');
  return made;
};
const appeal = ({ client }: Pick<Made, 'client'>, id: string, text = TEXT) =>
  client.createAppeal({ params: { id }, body: { text } });
const spam = (mentor: MadeMentor) =>
  ({ target: { type: 'mentor_profile', id: mentor.profile_id }, reason: 'spam', good_faith: true }) as const;
const caseOf = async (mentor: MadeMentor): Promise<string> => {
  const { id } = await scene.api.context.db
    .selectFrom('moderation_case')
    .select('id')
    .where('target_id', '=', mentor.profile_id)
    .executeTakeFirstOrThrow();
  return id;
};
const mailsOf = async (who: Made, kind: string) => {
  const found = (await scene.mailsTo(who)).filter((mail) => mail.kind === kind);
  return Promise.all(found.map(({ id }) => scene.api.as(null).getMail({ params: { id } })));
};

test('[T-74] the person gets the statement of reasons by email and on a page, suspended or not, and nothing says who reported', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await prospect.client.createReport({ body: { ...spam(mentor), text: 'SECRET WORDS' } });
  await suspend(scene.api.context, mentor.person.email, 'Spam.');
  const { id } = await decide(mentor, ['warn', 'suspend'], { case_id: await caseOf(mentor) });
  const decision = await mentor.client.getDecision({ params: { id } });
  expect(decision).toMatchObject({
    statement: 'Your profile advertises a shop.',
    lang: 'en',
    automated: false,
    actions: [
      { type: 'warn', until: null, is_over: false },
      { type: 'suspend', until: null, is_over: false },
    ],
    overturned_at: null,
    appeal: null,
    appeal_until: '2055-07-07T10:00:00Z',
    can_appeal: true,
  });
  expect((await mentor.client.listMyDecisions()).items).toContainEqual(decision);
  const mail = (await mailsOf(mentor, 'decision_made')).find(({ text }) => text?.includes(`/decisions/${id}`));
  expect(mail?.text).toContain('> Your profile advertises a shop.');
  expect(mail?.text).toContain(`/decisions/${id}`);
  const all = JSON.stringify([decision, mail]);
  for (const word of ['SECRET', prospect.user_id, prospect.person.email]) expect(all).not.toContain(word);
});

test('[T-74] a decision is found by the person whom it is about alone', async () => {
  const mentor = await scene.mentor();
  const { id } = await decide(mentor, ['warn']);
  const other = await scene.prospect();
  const read = (who: Made, of: string) => refusal(who.client.getDecision({ params: { id: of } }));
  expect(await read(other, id)).toEqual(await read(mentor, UNKNOWN));
  expect((await other.client.listMyDecisions()).total).toBe(0);
});

test('[T-73] the reporter hears what came of it, once, and not what happened to the other person', async () => {
  const [mentor, prospect, another] = [await scene.mentor(), await scene.prospect(), await scene.prospect()];
  const { code } = await prospect.client.createReport({ body: spam(mentor) });
  const { code: other_code } = await another.client.createReport({ body: spam(mentor) });
  const email = 'signed-out@example.org';
  await scene.api.as(null).createReport({ body: { ...spam(mentor), email, lang: 'es' } });
  const { id, case_id } = await decide(mentor, ['hide_profile'], { case_id: await caseOf(mentor) });
  await enqueue(scene.api.context.db, [decisionMadeJob({ decision_id: id })]);
  await runJobs(scene.api.context, 'tell-decision-made', 'tell-report-received');
  for (const [who, named] of [
    [prospect, code],
    [another, other_code],
  ] as const) {
    const mails = await mailsOf(who, 'report_outcome');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(named);
    expect(mails[0]?.text).toContain('we acted');
    expect(mails[0]?.text).not.toMatch(/hidden|hide|profile|warn/);
    expect((await who.client.listMyReports()).items).toMatchObject([
      { outcome: 'acted', decided_at: '2055-01-07T10:00:00Z' },
    ]);
  }
  const { items } = await scene.api.as(null).listMail({ query: { recipient: email } });
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['report_outcome', 'report_received']);
  scene.clock.set('2055-01-08T10:00:00Z');
  await decide(mentor, ['restore'], { case_id, overturns: id });
  expect((await prospect.client.listMyReports()).items).toMatchObject([{ outcome: 'reversed' }]);
  expect(await mailsOf(prospect, 'report_outcome')).toHaveLength(2);
});

test('[T-73] one action does not end another’s report silently: each reporter of a case is told, and a later report is a case of its own', async () => {
  const [mentor, first, later] = [await scene.mentor(), await scene.prospect(), await scene.prospect()];
  await first.client.createReport({ body: spam(mentor) });
  const case_id = await caseOf(mentor);
  await decide(mentor, ['no_action'], { case_id, statement: null });
  await sql`update moderation_case set state = 'decided', closed_at = now() where id = ${case_id}`.execute(
    scene.api.context.db,
  );
  await later.client.createReport({ body: { ...spam(mentor), reason: 'hate', text: 'It insults my religion.' } });
  expect((await first.client.listMyReports()).items).toMatchObject([{ outcome: 'nothing' }]);
  expect((await later.client.listMyReports()).items).toMatchObject([{ outcome: null, decided_at: null }]);
  await runJobs(scene.api.context, 'tell-decision-made', 'tell-report-received');
  expect(await mailsOf(first, 'report_outcome')).toHaveLength(1);
  expect(await mailsOf(later, 'report_outcome')).toHaveLength(0);
  expect(await mailsOf(mentor, 'decision_made'), 'nothing changed for the mentor').toHaveLength(0);
});

test('[T-75] a person appeals once, suspended or not; the case waits for someone to look', async () => {
  const mentor = await scene.mentor();
  const { id, case_id } = await decide(mentor, ['suspend']);
  await suspend(scene.api.context, mentor.person.email, 'Spam.');
  expect(await refusal(appeal(mentor, id, ' '))).toEqual({ code: 'VALIDATION_FAILED', paths: ['text'] });
  expect(await refusal(appeal(mentor, id, 'x'.repeat(4001)))).toEqual({ code: 'VALIDATION_FAILED', paths: ['text'] });
  const at_once = await Promise.all([refusalCode(appeal(mentor, id)), refusalCode(appeal(mentor, id))]);
  expect(at_once.toSorted()).toEqual(['APPEAL_CLOSED', null]);
  expect(await mentor.client.getDecision({ params: { id } })).toMatchObject({
    appeal: { state: 'open', text: TEXT, created_at: expect.stringMatching(/^2055-01-07T10:00:00/), answer: null },
    can_appeal: false,
  });
  const { state, closed_at, due_at } = await scene.api.context.db
    .selectFrom('moderation_case')
    .select(['state', 'closed_at', 'due_at'])
    .where('id', '=', case_id)
    .executeTakeFirstOrThrow();
  expect({ state, closed_at, due_at }).toEqual({ state: 'appealed', closed_at: null, due_at: '2055-01-21T10:00:00Z' });
});

test('[T-75] an appeal after 6 months, by somebody else and against what changed nothing is refused', async () => {
  const mentor = await scene.mentor();
  const { id } = await decide(mentor, ['warn']);
  expect(await refusalCode(appeal(await scene.prospect(), id))).toBe('NOT_FOUND');
  expect(await refusalCode(appeal(mentor, UNKNOWN))).toBe('NOT_FOUND');
  const { id: undoing } = await decide(mentor, ['restore'], { overturns: id });
  const { id: harmless } = await decide(mentor, ['no_action']);
  expect(await refusalCode(appeal(mentor, undoing))).toBe('APPEAL_CLOSED');
  expect(await refusalCode(appeal(mentor, harmless))).toBe('APPEAL_CLOSED');
  const { id: old } = await decide(mentor, ['warn']);
  scene.clock.set('2055-07-07T10:00:00Z');
  expect(await refusalCode(appeal(mentor, old))).toBe('APPEAL_CLOSED');
  expect((await mentor.client.getDecision({ params: { id: old } })).can_appeal).toBe(false);
  scene.clock.set('2055-07-07T09:59:59Z');
  expect(await appeal(mentor, old)).toMatchObject({ appeal: { state: 'open' } });
});

test('[T-75] the person who appealed gets the answer by email and on the page', async () => {
  const mentor = await scene.mentor();
  const { id } = await decide(mentor, ['warn']);
  await appeal(mentor, id);
  const { db } = scene.api.context;
  const { id: appeal_id } = await db
    .updateTable('moderation_appeal')
    .set({ state: 'overturned', answer: 'The shop is yours.', decided_at: '2055-01-07T11:00:00Z' })
    .where('decision_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(db, [appealDecidedJob({ appeal_id })]);
  await runJobs(scene.api.context, 'tell-appeal-decided');
  const [mail] = await mailsOf(mentor, 'appeal_decided');
  expect(mail?.subject).toBe('Your appeal: the decision is overturned');
  expect(mail?.text).toContain('> The shop is yours.');
  const { appeal: shown } = await mentor.client.getDecision({ params: { id } });
  expect(shown).toMatchObject({ state: 'overturned', answer: 'The shop is yours.' });
});

test('[T-79] an erasure removes the words of appeals and statements', async () => {
  const mentor = await scene.mentor();
  const { id } = await decide(mentor, ['warn']);
  await appeal(mentor, id);
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  const { rows } = await sql`
    select statement, appeal.text from moderation_decision decision
    join moderation_appeal appeal on appeal.decision_id = decision.id where decision.id = ${id}`.execute(
    scene.api.context.db,
  );
  expect(rows).toEqual([{ statement: null, text: null }]);
});
