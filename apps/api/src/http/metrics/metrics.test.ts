import { createClient } from '@abroad/contract/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker } from '../../jobs/worker.ts';
import { smtpTransport } from '../../providers/mail/smtp.ts';
import { make } from '../../testing/make.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { askForMetrics, METRICS_TOKEN, readMetrics } from '../../testing/read-metrics.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { startSmtpInbox } from '../../testing/smtp-inbox.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, { METRICS_TOKEN, OVERLOAD_DELAY_MS: '300' });
});
afterAll(() => api.close());

test('counts the requests of each route and their duration, without users', async () => {
  const { slug, client } = await make(api).user();
  await client.getAuthenticatedUser();
  await fetch(`${api.base_url}/api/v1/calendar/availability/by-slug/${slug}`);
  await fetch(`${api.base_url}/api/nowhere/${slug}`);
  const metrics = await readMetrics(api);
  const count = (labels: string) => metrics.get(`http_request_duration_seconds_count{${labels}}`);
  expect(count('method="GET",route="/api/v1/auth/authenticated-users/me",status="200"')).toBe(1);
  expect(count('method="GET",route="/api/v1/calendar/availability/by-slug/:slug",status="404"')).toBe(1);
  expect(count('method="GET",route="none",status="404"')).toBe(1);
  expect([...metrics.keys()].join('\n')).not.toContain(slug);
});

test('reports waiting jobs, the resources of the process, and whether the database answers', async () => {
  const worker = await startWorker(api.context);
  await worker.stop();
  const metrics = await readMetrics(api);
  expect(metrics.get('database_up')).toBe(1);
  expect(metrics.get('database_connections{state="waiting"}')).toBe(0);
  expect(metrics.get('http_looks_under_way')).toBe(0);
  expect(metrics.get('http_requests_shed_total')).toBe(0);
  expect(metrics.get('process_is_stopping')).toBe(0);
  expect(metrics.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  const due = [...metrics.keys()].filter((series) => series.startsWith('jobs_due{task="'));
  expect(due).toContain('jobs_due{task="send-mail"}');
});

test('[N-17] work that failed and waits for its next try is late by its first due time', async () => {
  const { db } = api.context;
  // The storage refuses a key with such a path.
  await sql`select graphile_worker.add_job('delete-media-files', '{"keys": ["../x"]}'::json, max_attempts => 12)`.execute(
    db,
  );
  await sql`update graphile_worker._private_jobs set created_at = now() - interval '1 hour', run_at = now() - interval '10 minutes'`.execute(
    db,
  );
  await runJobs(api.context, 'delete-media-files');
  const { rows } = await sql<{ waits: boolean; attempts: number }>`
    select run_at > now() as waits, attempts from graphile_worker.jobs where task_identifier = 'delete-media-files'`.execute(
    db,
  );
  expect(rows).toEqual([{ waits: true, attempts: 1 }]);
  const metrics = await readMetrics(api);
  expect(metrics.get('jobs_due{task="delete-media-files"}')).toBe(1);
  expect(metrics.get('jobs_retrying{task="delete-media-files"}')).toBe(1);
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

test('[N-17] the waits between many tries are counted, and a try that is under way has waited for none', async () => {
  const { db } = api.context;
  const late = async (attempts: number, isLocked: boolean) => {
    await sql`select graphile_worker.add_job('send-mail', max_attempts => 12)`.execute(db);
    await sql`
      update graphile_worker._private_jobs set created_at = now() - interval '1 day', attempts = ${attempts}, run_at = now(),
        locked_at = case when ${isLocked} then now() end, locked_by = case when ${isLocked} then 'somebody' end`.execute(
      db,
    );
    const seconds = (await readMetrics(api)).get('jobs_oldest_due_seconds{task="send-mail"}') ?? Number.NaN;
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    return seconds;
  };
  const waits = (tries: number) =>
    Array.from({ length: tries }, (_, at) => Math.exp(at + 1)).reduce((a, b) => a + b, 0);
  const failed = await late(7, false);
  expect(failed).toBeGreaterThanOrEqual(waits(7));
  expect(failed).toBeLessThan(waits(7) + 60);
  const under_way = await late(7, true);
  expect(under_way).toBeGreaterThanOrEqual(waits(6));
  expect(under_way).toBeLessThan(waits(6) + 60);
});

test('[N-17] an unavailable mail server shows in unsent emails, and in late jobs', async () => {
  const inbox = await startSmtpInbox();
  const scene = await startTestApi({ mail: smtpTransport(inbox.url) }, { METRICS_TOKEN });
  const [mentor, prospect] = [await make(scene).mentor(), await make(scene).prospect()];
  const { available_slots } = await prospect.client.getAvailabilityBySlug({ params: { slug: mentor.slug } });
  const body = { mentor_slug: mentor.slug, event_type_slug: 'intro-call', time_zone: 'Africa/Lagos' };
  inbox.reply('recipient', '451 4.3.0 Try again later', 2);
  await prospect.client.createBooking({ body: { ...body, start: available_slots[0]?.start ?? '' } });
  await runJobs(scene.context, 'send-mail');
  const metrics = await readMetrics(scene);
  expect(metrics.get('mails_total{outcome="unsent"}')).toBe(2);
  expect(metrics.get('mails_total{outcome="sent"}')).toBe(0);
  expect(metrics.get('mails_waiting')).toBe(2);
  expect(metrics.get('jobs_due{task="send-mail"}')).toBe(2);
  await sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0`.execute(scene.context.db);
  inbox.reply('recipient', '550 5.1.1 Unknown', 1);
  await runJobs(scene.context, 'send-mail');
  const after = await readMetrics(scene);
  expect(after.get('mails_total{outcome="sent"}')).toBe(1);
  expect(after.get('mails_total{outcome="refused"}')).toBe(1);
  expect(after.get('mails_waiting')).toBe(0);
  // A job's end is committed a moment after its work.
  await expect.poll(async () => (await readMetrics(scene)).get('jobs_due{task="send-mail"}')).toBe(0);
  await scene.close();
  await inbox.close();
});

test('[N-17] sign-ins, streams, the worker and the version are reported', async () => {
  const scene = await startTestApi({}, { METRICS_TOKEN, BUILD_VERSION: '2.7.1+abc' });
  const { person, client, slug } = await scene.signUp();
  const stranger = createClient({ base_url: scene.base_url, token: () => 'no.real.token' });
  expect(await refusalCode(stranger.getAuthenticatedUser())).toBe('TOKEN_INVALID');
  const expired = createClient({
    base_url: scene.base_url,
    token: () => scene.issuer.token(person, { expires_in_s: -60 }),
  });
  expect(await refusalCode(expired.getAuthenticatedUser())).toBe('TOKEN_EXPIRED');
  await client.getAuthenticatedUser();
  const mentor = await make(scene).mentor();
  const reading = new AbortController();
  const stream = `${scene.base_url}/api/v1/calendar/availability/by-slug/${mentor.slug}/changes`;
  const before = await readMetrics(scene);
  await fetch(stream, { signal: reading.signal });
  const metrics = await readMetrics(scene);
  reading.abort();
  expect(metrics.get('tokens_total{outcome="invalid"}')).toBe(1);
  expect(metrics.get('tokens_total{outcome="expired"}')).toBe(1);
  expect(metrics.get('tokens_total{outcome="accepted"}')).toBeGreaterThan(1);
  expect([before.get('event_streams_open'), metrics.get('event_streams_open')]).toEqual([0, 1]);
  expect(metrics.get('build_info{version="2.7.1+abc",role="all"}')).toBe(1);
  expect(metrics.get('worker_alive')).toBe(0);
  const worker = await startWorker(scene.context);
  expect((await readMetrics(scene)).get('worker_alive')).toBe(1);
  await worker.stop();
  expect([...metrics.keys()].join('\n')).not.toContain(slug);
  await scene.close();
});

test('is not found without a token, with a wrong one, or where none is configured', async () => {
  const without = await startTestApi();
  const answers = [
    await askForMetrics(api.base_url, ''),
    await askForMetrics(api.base_url, 'Bearer another'),
    await askForMetrics(without.base_url),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  await without.close();
});
