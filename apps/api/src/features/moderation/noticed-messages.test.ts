import type { CaseAction } from '@abroad/contract';
import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { make, type Made } from '../../testing/make.ts';
import { messageScene } from '../../testing/message-scene.ts';
import { exportedText } from '../../testing/review-scene.ts';

const scene = bookingScene();
const { talk, say } = messageScene(scene);
const db = () => scene.api.context.db;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OFFER = 'I write motivation letters for a small fee, ask me for my prices any time.';

const pass = (ms: number) => scene.clock.set(new Date(scene.clock.now() + ms).toISOString());
/** Sends a text to new mentors. @returns each message as the sender sees it, and the mentors. */
async function sendTo(prospect: Made, count: number, text = OFFER) {
  const sent = [];
  for (let at = 0; at < count; at += 1) {
    const mentor = await scene.mentor();
    const body = { mentor_slug: mentor.slug, text, client_message_id: newId() };
    sent.push({ mentor, message: await prospect.client.startThread({ body }) });
  }
  await runJobs(scene.api.context, 'open-message-case');
  return sent;
}
const casesAbout = ({ user_id }: Made) =>
  db().selectFrom('moderation_case').selectAll().where('owner_user_id', '=', user_id).orderBy('created_at').execute();

/** Decides the one open case about a user. */
async function decide(who: Made, action: CaseAction) {
  const staff = await make(scene.api).staff('moderator');
  const [open] = (await casesAbout(who)).filter(({ closed_at }) => closed_at === null);
  const params = { id: open?.id ?? '' };
  const { held } = await staff.client.getCaseMessages({ params });
  const isSilent = action.type === 'no_action';
  const reasons = isSilent ? { rule: null, facts: null } : ({ rule: 'spam', facts: 'You advertise.' } as const);
  await staff.client.decideCase({ params, body: { version: open?.version ?? 1, actions: [action], ...reasons } });
  return held;
}
const ofMentor = ({ client }: Made) => client.listThreads({ query: {} });

test('[T-260] the same text to a fourth person is held: only its author sees it, and moderators have one case for all', async () => {
  const prospect = await scene.prospect();
  const sent = await sendTo(prospect, 5, OFFER);
  expect(sent.map(({ message }) => message.is_held)).toEqual([false, false, false, true, true]);
  const [fourth] = sent.slice(3);
  const id = fourth?.message.thread_id ?? '';
  const own = await prospect.client.getThread({ params: { id } });
  expect(own.messages).toMatchObject([{ text: OFFER, is_held: true }]);
  expect(fourth && (await ofMentor(fourth.mentor))).toMatchObject({ total: 0, unread_threads: 0 });
  expect(fourth && (await exportedText(fourth.mentor))).not.toContain('motivation letters');
  expect(await casesAbout(prospect)).toMatchObject([
    { target_type: 'message', target_id: fourth?.message.id, reason: 'spam', source: 'signal', state: 'open' },
  ]);
});

test('[T-260] with other signs, another case and a word more it is the same text; another text isn’t', async () => {
  const prospect = await scene.prospect();
  await sendTo(prospect, 3);
  const [alike] = await sendTo(prospect, 1, `${OFFER.toUpperCase().replaceAll(',', ' …')} Really!`);
  expect(alike?.message.is_held).toBe(true);
  pass(DAY_MS + MINUTE_MS);
  const [later] = await sendTo(prospect, 1);
  expect(later?.message.is_held).toBe(false);
  const other = await scene.prospect();
  await sendTo(other, 3);
  const [another] = await sendTo(other, 1, 'How long did you wait for your visa, and who helped you?');
  expect(another?.message.is_held).toBe(false);
});

test('[T-260] a decision without removal delivers all that waited, and the text isn’t held again', async () => {
  const prospect = await scene.prospect();
  const sent = await sendTo(prospect, 5);
  expect(await decide(prospect, { type: 'no_action' })).toBe(2);
  for (const { mentor, message } of sent) {
    expect(await ofMentor(mentor)).toMatchObject({ total: 1, unread_threads: 1 });
    const { messages } = await mentor.client.getThread({ params: { id: message.thread_id } });
    expect(messages).toMatchObject([{ text: OFFER, is_held: false }]);
  }
  expect((await say(prospect, sent[0]?.message.thread_id ?? '', OFFER)).is_held).toBe(false);
});

test('[T-260] [T-203] what is held isn’t among the unread of a conversation that was read, and is once it’s delivered', async () => {
  const { mentor, prospect, id, message_id } = await talk();
  await sendTo(prospect, 3);
  pass(MINUTE_MS);
  const held = await say(prospect, id, OFFER);
  expect(held.is_held).toBe(true);
  const readTo = (up_to: string) => mentor.client.readThread({ params: { id }, body: { up_to } });
  expect(await readTo(message_id)).toEqual({ unread: 0, unread_threads: 0 });
  expect(await ofMentor(mentor)).toMatchObject({ items: [{ unread: 0 }], unread_threads: 0 });
  pass(MINUTE_MS);
  await runJobs(scene.api.context, 'open-message-case');
  await decide(prospect, { type: 'no_action' });
  expect(await readTo(message_id)).toEqual({ unread: 1, unread_threads: 1 });
  expect(await readTo(held.id)).toEqual({ unread: 0, unread_threads: 0 });
});

test('[T-260] removed, no one but moderators has seen it; restored by an undo, it arrives', async () => {
  const prospect = await scene.prospect();
  const sent = await sendTo(prospect, 4);
  const last = sent.at(-1);
  await decide(prospect, { type: 'remove' });
  const id = last?.message.thread_id ?? '';
  expect((await prospect.client.getThread({ params: { id } })).messages).toMatchObject([
    { is_removed: true, text: null },
  ]);
  expect(last && (await ofMentor(last.mentor)).total).toBe(0);
  const [decided] = await casesAbout(prospect);
  const staff = await make(scene.api).staff('moderator');
  const params = { id: decided?.id ?? '' };
  const { decisions, version } = await staff.client.getCase({ params });
  const undo = { version, decision_id: decisions[0]?.id ?? '', reason: 'It was harmless.' };
  await staff.client.undoDecision({ params, body: undo });
  expect(last && (await ofMentor(last.mentor)).total).toBe(1);
});

test('[T-260] a held message isn’t delivered to a mentor who has blocked its author meanwhile', async () => {
  const prospect = await scene.prospect();
  const sent = await sendTo(prospect, 4);
  const { mentor } = sent.at(-1) ?? {};
  await mentor?.client.blockPerson({ body: { slug: prospect.slug, reason: 'scam' } });
  await decide(prospect, { type: 'no_action' });
  expect(mentor && (await mentor.client.listThreads({ query: { status: 'closed' } })).total).toBe(0);
});

test('[T-261] the fifth hidden part in 7 days opens one case; four, and those of another week, open none', async () => {
  const { mentor, prospect, id } = await talk();
  await say(mentor, id, 'Go on');
  for (let at = 0; at < 4; at += 1) await say(prospect, id, `Write to me at amara${at}@example.org please`);
  await runJobs(scene.api.context, 'open-message-case');
  expect(await casesAbout(prospect)).toEqual([]);
  pass(7 * DAY_MS + MINUTE_MS);
  await say(prospect, id, 'Write to me at amara5@example.org please');
  await runJobs(scene.api.context, 'open-message-case');
  expect(await casesAbout(prospect)).toEqual([]);
  for (let at = 0; at < 5; at += 1) await say(prospect, id, `Call +84 912 345 67${at} then, and only then`);
  await runJobs(scene.api.context, 'open-message-case');
  expect(await casesAbout(prospect)).toMatchObject([
    { target_type: 'message', reason: 'paying_outside', source: 'signal', state: 'open' },
  ]);
});

test('[T-346] a mentor who offers money for stars in a message has one case a week; a student who writes the same has none', async () => {
  const { mentor, prospect, id } = await talk();
  const offer = 'Give me five stars and I send you €10 back.';
  await say(prospect, id, offer);
  await say(mentor, id, 'I would be glad about an honest review.');
  await runJobs(scene.api.context, 'open-message-case');
  expect(await casesAbout(prospect)).toEqual([]);
  expect(await casesAbout(mentor)).toEqual([]);
  const sent = await say(mentor, id, offer);
  expect(sent).toMatchObject({ text: offer, is_held: false });
  const more = await say(mentor, id, 'A discount for a good review, as I said: leave a positive review!');
  await runJobs(scene.api.context, 'open-message-case');
  const [found, ...others] = await casesAbout(mentor);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ reason: 'fake_review', source: 'signal', state: 'open' });
  expect([sent.id, more.id]).toContain(found?.target_id);
  const staff = await make(scene.api).staff('moderator');
  const read = await staff.client.getCaseMessages({ params: { id: found?.id ?? '' } });
  expect(JSON.stringify(read)).toContain(offer);
  // The student learns nothing of it, and the mentor may write on.
  expect((await say(mentor, id, 'See you on Monday')).is_held).toBe(false);
});
