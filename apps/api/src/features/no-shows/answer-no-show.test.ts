import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { CARDS } from '../../testing/payments-sandbox-browser.ts';
import { noShowScene, REPORTED } from '../../testing/no-show-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { suspend } from '../moderation/decide-on-account.ts';

const { scene, after, paid, END } = noShowScene();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('[T-40] both report each other in one second: both are heard, the first sets the status, and the case is contested', async () => {
  const { mentor, prospect, report, see } = await paid();
  scene.clock.set(REPORTED);
  const [byMentor, byProspect] = await Promise.all([report(mentor, 'Nobody came'), report(prospect, 'I was alone')]);
  const no_show = await see(mentor);
  expect(no_show).toMatchObject({ state: 'contested', outcome: null, due_at: '2055-01-14T08:15:00Z' });
  expect(no_show.statements.map(({ side, word }) => `${side}: ${word}`).toSorted()).toEqual([
    'mentor: report',
    'prospect: report',
  ]);
  const status = no_show.reported_by === 'mentor' ? 'no_show_prospect' : 'no_show_mentor';
  expect([byMentor.status, byProspect.status]).toEqual([status, status]);
  expect(await refusalCode(report(mentor))).toBe('ILLEGAL_MOVE');
  await runJobs(scene.api.context, 'tell-no-show', 'send-mail');
  // The first reporter was told that the report is contested; the other person was told of the report.
  const first = no_show.reported_by === 'mentor' ? mentor : prospect;
  const second = no_show.reported_by === 'mentor' ? prospect : mentor;
  expect(await scene.mailKindsTo(first)).toContain('no_show_contested');
  expect(await scene.mailKindsTo(second)).toContain(status);
});

test('[T-40] a report 72 hours after the end is heard as well, and the other side still has 48 hours', async () => {
  const { mentor, prospect, report, contest, booking } = await paid();
  await scene.job('complete-sessions');
  after(END, 72 * HOUR);
  expect(await refusalCode(report(prospect))).toBe('ILLEGAL_MOVE');
  after(END, 72 * HOUR - 1);
  expect((await report(prospect)).status).toBe('no_show_mentor');
  after(END, 73 * HOUR);
  expect((await booking(mentor)).allowed_actions).toEqual(['answer_no_show']);
  expect(await refusalCode(report(mentor))).toBe('ILLEGAL_MOVE');
  after(END, 119 * HOUR);
  expect(await contest(mentor)).toMatchObject({ state: 'contested' });
});

test('[T-40] an answer 47:59 after the report counts; one 48:01 after it doesn’t, and the report stands by then', async () => {
  const early = await paid();
  scene.clock.set(REPORTED);
  await early.report(early.prospect);
  after(REPORTED, 48 * HOUR - MINUTE);
  expect(await early.contest(early.mentor, 'I waited in the call')).toMatchObject({ state: 'contested' });
  await scene.job('close-no-show', { booking_id: early.id });
  expect(await early.see(early.mentor)).toMatchObject({ state: 'contested' });

  scene.clock.set('2055-01-07T10:00:00Z');
  const late = await paid(undefined, { card: CARDS.good });
  scene.clock.set(REPORTED);
  await late.report(late.prospect);
  after(REPORTED, 48 * HOUR - 1);
  await scene.job('close-no-show', { booking_id: late.id });
  expect(await late.see(late.mentor)).toMatchObject({ state: 'reported', positions: ['agree', 'contest'] });
  after(REPORTED, 48 * HOUR + MINUTE);
  expect(await refusalCode(late.contest(late.mentor))).toBe('ILLEGAL_MOVE');
  await scene.job('sweep-no-shows');
  expect(await late.see(late.mentor)).toMatchObject({ state: 'uncontested', outcome: 'mentor_absent', positions: [] });
  await scene.settleMoney();
  expect((await late.money()).refunds).toEqual([{ amount_minor: 5000, reason: 'mentor_absent', status: 'succeeded' }]);
});

test('[T-40] an answer and the end of its time at once: the database lets one of them count', async () => {
  const { id, mentor, prospect, report, contest, see } = await paid();
  scene.clock.set(REPORTED);
  await report(prospect);
  after(REPORTED, 48 * HOUR - 1);
  const answer = refusalCode(contest(mentor));
  after(REPORTED, 48 * HOUR);
  const [refused] = await Promise.all([answer, scene.job('close-no-show', { booking_id: id })]);
  const { state, statements } = await see(mentor);
  expect([state, statements.length]).toEqual(refused === null ? ['contested', 2] : ['uncontested', 1]);
});

test('[T-40] who agrees that they weren’t there ends the case at once', async () => {
  const { mentor, prospect, report, agree, see, booking } = await paid();
  scene.clock.set(REPORTED);
  await report(mentor);
  expect(await agree(prospect, 'I overslept')).toMatchObject({ state: 'accepted', outcome: 'prospect_absent' });
  expect(await booking(mentor)).toMatchObject({ status: 'no_show_prospect', allowed_actions: [] });
  expect(await refusalCode(agree(mentor))).toBe('ILLEGAL_MOVE');
  expect((await see(mentor)).statements).toMatchObject([{ word: 'report' }, { word: 'agree', text: 'I overslept' }]);
  await runJobs(scene.api.context, 'tell-no-show');
  expect(await scene.mailKindsTo(mentor)).toContain('no_show_ended');
  expect(await scene.mailKindsTo(prospect)).toContain('no_show_ended');
});

test('[T-40] when both say that they met after all, the case closes by itself and the session counts as completed', async () => {
  const { mentor, prospect, report, contest, agree, booking } = await paid();
  scene.clock.set(REPORTED);
  await report(prospect, 'Nobody came');
  await contest(mentor, 'We talked from 9:20 on');
  expect(await agree(prospect)).toMatchObject({ state: 'decided', outcome: 'both_came', facts: null, positions: [] });
  expect(await booking(prospect)).toMatchObject({ status: 'completed', allowed_actions: [] });
  after(END, 0);
  expect((await booking(prospect)).allowed_actions).toEqual(['review']);
  expect((await mentor.client.getMyMentorProfile()).session_count).toBe(1);
});

test('[T-41] the other side learns of it at once, in words with a deadline, and it waits on their list', async () => {
  const { id, mentor, prospect, report } = await paid();
  scene.clock.set(REPORTED);
  await report(prospect);
  await runJobs(scene.api.context, 'send-mail');
  const mail = (await scene.mailsTo(mentor)).find(({ kind }) => kind === 'no_show_mentor');
  const { text } = await scene.api.as(null).getMail({ params: { id: mail?.id ?? '' } });
  expect(text).toContain('says you weren’t there');
  expect(text).toMatch(/Say what happened by [^.]*Wed[^.]*13 Jan[^.]*09:15/);
  expect((await mentor.client.listTurns()).items).toMatchObject([
    { booking_id: id, kind: 'answer_no_show', hold_expires_at: '2055-01-13T08:15:00Z' },
  ]);
  expect((await prospect.client.listTurns()).items).toEqual([]);
  expect((await mentor.client.listBookings({ query: { when: 'waiting' } })).total).toBe(1);
  expect((await prospect.client.listBookings({ query: { when: 'waiting' } })).total).toBe(0);
});

test('[T-48] a suspended person is heard: the report waits on their list, and they read and answer it, but report nobody', async () => {
  const { id, mentor, prospect, report, contest, see, booking } = await paid();
  scene.clock.set(REPORTED);
  await report(prospect, 'Nobody came');
  await suspend(scene.api.context, mentor.person.email, 'Sessions were not held');
  expect((await booking(mentor)).allowed_actions).toEqual(['answer_no_show']);
  expect((await mentor.client.listTurns()).items).toMatchObject([{ booking_id: id, kind: 'answer_no_show' }]);
  expect(await see(mentor)).toMatchObject({ state: 'reported', positions: ['agree', 'contest'] });
  expect(await refusalCode(report(mentor))).toBe('ACCOUNT_SUSPENDED');
  expect(await contest(mentor, 'I was in the call')).toMatchObject({ state: 'contested', positions: ['agree'] });
  expect((await mentor.client.listTurns()).items).toEqual([]);
});

test('[T-41] only the two people of a session read its case', async () => {
  const { id, mentor, prospect, report, see } = await paid();
  scene.clock.set(REPORTED);
  expect(await refusalCode(see(mentor))).toBe('NOT_FOUND');
  await report(prospect, 'Nobody came');
  expect((await see(mentor)).statements).toMatchObject([{ side: 'prospect', word: 'report', text: 'Nobody came' }]);
  const stranger = await scene.prospect();
  expect(await refusalCode(stranger.client.getNoShow({ params: { id } }))).toBe('NOT_FOUND');
  const answer = stranger.client.answerNoShow({ params: { id }, body: { position: 'agree' } });
  expect(await refusalCode(answer)).toBe('NOT_FOUND');
});

test('[T-41] an export has both sides’ words; an erasure takes one’s own out', async () => {
  const { id, mentor, prospect, report, contest, see } = await paid();
  await mentor.client.setMeetingPlace({ params: { id }, body: { place: 'https://meet.example/linh' } });
  scene.clock.set(REPORTED);
  await prospect.client.joinSession({ params: { id } });
  await report(prospect, 'Nobody came');
  await contest(mentor, 'I was in the call');
  for (const [who, joins] of [
    [prospect, [{ booking_id: id, side: 'prospect', times: 1 }]],
    [mentor, []],
  ] as const) {
    const data = unzipSync(await who.client.exportAccount())['data.json'] ?? new Uint8Array();
    expect((JSON.parse(strFromU8(data)) as { no_shows: unknown }).no_shows).toMatchObject({
      sessions: [
        {
          booking_id: id,
          state: 'contested',
          reported_by: 'prospect',
          statements: [
            { side: 'prospect', word: 'report', text: 'Nobody came' },
            { side: 'mentor', word: 'contest', text: 'I was in the call' },
          ],
        },
      ],
      joins,
      decided: [],
    });
  }
  await prospect.client.deleteAccount({ body: { confirm: prospect.slug } });
  expect((await see(mentor)).statements).toMatchObject([
    { side: 'prospect', text: null },
    { side: 'mentor', text: 'I was in the call' },
  ]);
});
