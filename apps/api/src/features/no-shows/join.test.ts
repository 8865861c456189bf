import { expect, test } from 'vitest';
import { bookingScene, NINE } from '../../testing/booking-scene.ts';
import type { MadeSession } from '../../testing/insert-session.ts';
import { make } from '../../testing/make.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = bookingScene();

async function booked() {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  return withPlace(await make(scene.api).session({ mentor, prospect, start: NINE }));
}
async function withPlace({ mentor, prospect, params }: Pick<MadeSession, 'mentor' | 'prospect' | 'params'>) {
  await mentor.client.setMeetingPlace({ params, body: { place: 'https://meet.example/linh' } });
  return { mentor, prospect, params };
}

test('[T-42] pressing Join keeps who and when, first and last, after what happened before, and gives the link', async () => {
  const { mentor, prospect, params } = await booked();
  scene.clock.set('2055-01-11T07:49:59Z');
  expect(await refusalCode(prospect.client.joinSession({ params }))).toBe('ILLEGAL_MOVE');
  scene.clock.set('2055-01-11T07:50:00Z');
  expect(await prospect.client.joinSession({ params })).toEqual({ join_url: 'https://meet.example/linh' });
  scene.clock.set('2055-01-11T08:05:00Z');
  await Promise.all([1, 2, 3].map(() => prospect.client.joinSession({ params })));
  scene.clock.set('2055-01-11T08:10:00Z');
  await prospect.client.reportNoShow({ params, body: {} });
  const { evidence } = await mentor.client.getNoShow({ params });
  expect(evidence.filter(({ kind }) => kind === 'joined')).toEqual([
    {
      kind: 'joined',
      side: 'prospect',
      at: '2055-01-11T07:50:00Z',
      last_at: '2055-01-11T08:05:00Z',
      times: 4,
      to: null,
    },
  ]);
  expect(
    evidence.map(({ kind, side }) => [kind, side]),
    'the oldest first',
  ).toEqual([
    ['placed', 'mentor'],
    ['joined', 'prospect'],
  ]);
});

test('[T-42] a link preview’s robot joins nothing: a GET never records, and leads nowhere', async () => {
  const { mentor, params } = await booked();
  scene.clock.set('2055-01-11T07:55:00Z');
  const url = `${scene.api.base_url}/api/v1/calendar/bookings/${params.id}`;
  const authorization = `Bearer ${await scene.api.issuer.token(mentor.person)}`;
  for (const path of ['', '/join', '/no-show', '/invite.ics']) {
    for (const method of ['GET', 'HEAD']) {
      await fetch(`${url}${path}`, { method, headers: { authorization } });
    }
  }
  const robot = await fetch(`${url}/join`, { headers: { authorization } });
  expect(robot.status).toBe(405);
  const joins = await scene.api.context.db.selectFrom('session_join').selectAll().execute();
  expect(joins.filter(({ booking_id }) => booking_id === params.id)).toEqual([]);
});

test('[T-350] emails lead to the page that records the join and not to the call itself; following the link records nothing', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const booking = await scene.book(prospect, mentor);
  const { params } = await withPlace({ mentor, prospect, params: { id: booking.id } });
  await runJobs(scene.api.context, 'send-mail');
  const reader = scene.api.as(null);
  for (const who of [mentor, prospect]) {
    const mails = await scene.mailsTo(who);
    const whole = await Promise.all(mails.map(({ id }) => reader.getMail({ params: { id } })));
    const page = `${scene.api.context.config.public_url}/bookings/${params.id}/join`;
    if (who === prospect) {
      expect(whole.some(({ text, html }) => text.includes(page) && html.includes(`href="${page}"`))).toBe(true);
    }
    expect(whole.filter(({ text, html }) => `${text}${html}`.includes('meet.example'))).toEqual([]);
  }
  const joins = await scene.api.context.db.selectFrom('session_join').selectAll().execute();
  expect(joins.filter(({ booking_id }) => booking_id === params.id)).toEqual([]);
});

test('[T-42] only its two people join a session, and not one that ended', async () => {
  const { prospect, params } = await booked();
  scene.clock.set('2055-01-11T07:55:00Z');
  const stranger = await scene.prospect();
  expect(await refusalCode(stranger.client.joinSession({ params }))).toBe('NOT_FOUND');
  scene.clock.set('2055-01-11T08:30:00Z');
  expect(await refusalCode(prospect.client.joinSession({ params }))).toBe('ILLEGAL_MOVE');
});
