import type { CaseAction, CreateReport, DecideCase } from '@abroad/contract';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { make, type Made } from '../../testing/make.ts';
import { messageScene } from '../../testing/message-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { exportedText } from '../../testing/review-scene.ts';
import { runJobsUntil } from '../../testing/run-jobs-until.ts';

const scene = bookingScene();
const { talk, say } = messageScene(scene);
const DAY_MS = 24 * 60 * 60_000;

const moderator = () => make(scene.api).staff('moderator');
const report = ({ client }: Pick<Made, 'client'>, target: CreateReport['target'], more: Partial<CreateReport> = {}) =>
  client.createReport({ body: { target, reason: 'harassment', good_faith: true, ...more } });
const SAFETY = { reason: 'safety' } as const;
const read = ({ client }: Made, id: string) => client.getThread({ params: { id } });

/** The case about a target, as the queue shows it. */
async function caseOf(staff: Made, target_id: string) {
  const { id, version } = await scene.api.context.db
    .selectFrom('moderation_case')
    .select(['id', 'version'])
    .where('target_id', '=', target_id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { params: { id }, version, read: () => staff.client.getCase({ params: { id } }) };
}
async function decide(staff: Made, target_id: string, actions: CaseAction[], more: Partial<DecideCase> = {}) {
  const { params, version } = await caseOf(staff, target_id);
  const body = { version, actions, rule: 'harassment', facts: 'You insulted her.', ...more } as const;
  return staff.client.decideCase({ params, body });
}

test('[T-257] a conversation and a message are reported by its two people, about the other, and by no one else', async () => {
  const { mentor, prospect, id } = await talk();
  const { id: message_id } = await say(mentor, id, 'You are stupid');
  const stranger = await scene.prospect();
  for (const target of [
    { type: 'thread', id },
    { type: 'message', id: message_id },
  ] as const) {
    expect(await refusalCode(report(stranger, target))).toBe('NOT_FOUND');
    expect(await refusalCode(report({ client: scene.api.as(null) }, target))).toBe('NOT_FOUND');
    expect((await report(prospect, target)).is_addition).toBe(false);
  }
  expect(await refusalCode(report(mentor, { type: 'message', id: message_id }))).toBe('VALIDATION_FAILED');
  const { items } = await prospect.client.listMyReports();
  expect(items.map(({ target, about }) => [target.type, about?.last_name])).toEqual([
    ['message', mentor.person.last_name],
    ['thread', mentor.person.last_name],
  ]);
});

test('[T-257] a copy of the message with five before and after is kept, and each look at it is recorded for both', async () => {
  const { mentor, prospect, id } = await talk();
  const said = [];
  for (let at = 0; at < 14; at += 1) said.push(await say(at % 2 === 0 ? mentor : prospect, id, `Line ${at}`));
  const target = { type: 'message', id: said[6]?.id ?? '' } as const;
  const { db } = scene.api.context;
  await db.updateTable('message').set({ whole_text: 'Line 6, as an email' }).where('id', '=', target.id).execute();
  await report(prospect, target);
  await db.updateTable('message').set({ text: 'Changed' }).where('id', '=', target.id).execute();
  const staff = await moderator();
  const { params, read: readCase } = await caseOf(staff, target.id);
  const seen = await readCase();
  expect(JSON.stringify(seen)).not.toContain('Line 6');
  expect(seen.target).toMatchObject({ type: 'message', words: {} });
  const { copies, is_frozen, held } = await staff.client.getCaseMessages({ params });
  expect([is_frozen, held, copies.length]).toEqual([false, 0, 1]);
  expect(copies[0]?.messages.map(({ text }) => text)).toEqual(Array.from({ length: 11 }, (_, at) => `Line ${at + 1}`));
  expect(copies[0]?.messages.filter((message) => message.is_target)).toMatchObject([
    { text: 'Line 6', whole_text: 'Line 6, as an email', is_owner: true, author: { user_id: mentor.user_id } },
  ]);
  const looks = await scene.api.context.db
    .selectFrom('staff_event')
    .select(['about_user_id', 'actor_user_id'])
    .where('kind', '=', 'messages_read')
    .where('subject_id', '=', params.id)
    .execute();
  expect(new Set(looks.map((look) => look.about_user_id))).toEqual(new Set([mentor.user_id, prospect.user_id]));
  expect(looks).toHaveLength(2);
  for (const one of [mentor, prospect]) expect(await exportedText(one)).toContain('messages_read');
});

test('[T-257] staff neither see nor decide a case about a conversation of their own', async () => {
  const { mentor, prospect, id } = await talk();
  await grantRole(scene.api, prospect, 'moderator');
  await report(prospect, { type: 'thread', id });
  const { params, version } = await caseOf(prospect, id);
  const body: DecideCase = { version, actions: [{ type: 'warn' }], rule: 'harassment', facts: 'You insulted her.' };
  expect(await refusalCode(prospect.client.getCaseMessages({ params }))).toBe('STAFF_INVOLVED');
  expect(await refusalCode(prospect.client.decideCase({ params, body }))).toBe('STAFF_INVOLVED');
  const { items } = await prospect.client.listCases({ query: { type: 'thread', page_size: 100 } });
  expect(items.map((one) => one.id)).not.toContain(params.id);
  expect(mentor.user_id).not.toBe(prospect.user_id);
});

test.each(['safety', 'minor_at_risk'] as const)(
  '[T-258] a report for %s freezes the conversation until it is decided, and says so',
  async (reason) => {
    const { mentor, prospect, id } = await talk();
    const { id: message_id } = await say(mentor, id, 'Come to my place');
    await report(prospect, { type: 'message', id: message_id }, { reason, text: 'He asks me to come alone at night.' });
    for (const one of [mentor, prospect]) {
      expect((await read(one, id)).thread).toMatchObject({ is_frozen: true, cannot_write_because: 'frozen' });
      expect(await refusalCode(say(one, id, 'Hello?'))).toBe('THREAD_FROZEN');
    }
    const { items } = await mentor.client.listMyDecisions();
    expect(items).toMatchObject([{ automated: true, actions: [{ type: 'freeze', is_over: false }] }]);
    expect(items[0]?.statement).toContain('No one can write in the conversation until we’ve looked at it.');
    expect(items[0]?.statement).toContain('This was decided automatically');
    const staff = await moderator();
    await decide(staff, message_id, [{ type: 'no_action' }], { rule: null, facts: null });
    await say(prospect, id, 'Thank you');
    expect((await read(mentor, id)).thread).toMatchObject({ is_frozen: false, cannot_write_because: null });
  },
);

test('[T-258] two reports that freeze a conversation: it opens when both are decided; another reason freezes nothing', async () => {
  const { mentor, prospect, id } = await talk();
  const { id: message_id } = await say(mentor, id, 'Come to my place');
  await report(prospect, { type: 'thread', id });
  expect((await read(prospect, id)).thread.is_frozen).toBe(false);
  await report(prospect, { type: 'thread', id }, SAFETY);
  await report(prospect, { type: 'message', id: message_id }, SAFETY);
  const staff = await moderator();
  await decide(staff, id, [{ type: 'warn' }]);
  expect((await read(prospect, id)).thread.is_frozen).toBe(true);
  await decide(staff, message_id, [{ type: 'warn' }]);
  expect((await read(prospect, id)).thread.is_frozen).toBe(false);
});

test('[T-259] a decision removes a message for both, with a statement and a strike, and an appeal brings it back', async () => {
  const { mentor, prospect, id } = await talk();
  const { id: message_id } = await say(mentor, id, 'You are stupid');
  await report(prospect, { type: 'message', id: message_id });
  const staff = await moderator();
  const decided = await decide(staff, message_id, [{ type: 'remove' }]);
  expect(decided.strikes).toMatchObject([{ kind: 'safety', lifted_at: null }]);
  for (const one of [mentor, prospect]) {
    const { messages, thread } = await read(one, id);
    expect(messages.find((message) => message.id === message_id)).toMatchObject({
      is_removed: true,
      text: null,
      parts: [],
    });
    expect(JSON.stringify([messages, thread])).not.toContain('stupid');
  }
  expect((await mentor.client.listThreads({ query: { q: 'stupid' } })).total).toBe(0);
  const [decision] = (await mentor.client.listMyDecisions()).items;
  expect(decision?.statement).toContain('Your message is removed. The other person no longer sees it.');
  expect((await prospect.client.listMyReports()).items[0]?.outcome).toBe('removed');
  await mentor.client.createAppeal({ params: { id: decision?.id ?? '' }, body: { text: 'It was a quote.' } });
  const { params, version } = await caseOf(staff, message_id);
  const answer = { version, outcome: 'overturn', answer: 'It was a quote.' } as const;
  await (await moderator()).client.decideAppeal({ params, body: answer });
  const back = (await read(prospect, id)).messages.find((message) => message.id === message_id);
  expect(back).toMatchObject({ is_removed: false, text: 'You are stupid' });
});

test('[T-259] a decision keeps a user from writing for some days: nowhere, and no longer', async () => {
  const { mentor, prospect, id } = await talk();
  await say(mentor, id, 'You are stupid');
  await report(prospect, { type: 'thread', id });
  await decide(await moderator(), id, [{ type: 'limit_messages', days: 3 }]);
  expect((await read(mentor, id)).thread.cannot_write_because).toBe('limited');
  expect((await read(prospect, id)).thread.cannot_write_because).toBe(null);
  expect(await refusalCode(say(mentor, id, 'Why?'))).toBe('MESSAGES_LIMITED');
  // They may be booked meanwhile.
  await scene.book(await scene.prospect(), mentor);
  const { items } = await mentor.client.listMyDecisions();
  expect(items[0]?.statement).toContain('You can’t send messages until January 10, 2055.');
  await say(prospect, id, 'Hello');
  scene.clock.set(new Date(scene.clock.now() + 3 * DAY_MS + 1000).toISOString());
  await runJobsUntil(scene, 'end-measure');
  await say(mentor, id, 'I am sorry');
  expect((await mentor.client.listMyDecisions()).items[0]?.actions).toMatchObject([{ is_over: true }]);
});
