import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker } from '../../jobs/worker.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';

const METRICS_TOKEN = 'a-token-of-a-test';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, { METRICS_TOKEN, OVERLOAD_DELAY_MS: '300' });
});
afterAll(() => api.close());

const ask = (base_url: string, authorization = `Bearer ${METRICS_TOKEN}`) =>
  fetch(`${base_url}/api/metrics`, { headers: { authorization } });

/** Reads Prometheus' text format: each series with its value. */
async function readMetrics(): Promise<Map<string, number>> {
  const text = await (await ask(api.base_url)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/ (\S+)$/.exec(line)?.[1])]));
}

test('tells how many requests each route had and how long they took, and never whose they were', async () => {
  const { slug, client } = await api.signUp();
  await client.getAuthenticatedUser();
  await fetch(`${api.base_url}/api/v1/calendar/availability/by-slug/${slug}`);
  await fetch(`${api.base_url}/api/nowhere/${slug}`);
  const metrics = await readMetrics();
  const count = (labels: string) => metrics.get(`http_request_duration_seconds_count{${labels}}`);
  expect(count('method="GET",route="/api/v1/auth/authenticated-users/me",status="200"')).toBe(1);
  expect(count('method="GET",route="/api/v1/calendar/availability/by-slug/:slug",status="404"')).toBe(1);
  expect(count('method="GET",route="none",status="404"')).toBe(1);
  expect([...metrics.keys()].join('\n')).not.toContain(slug);
});

test('tells what waits in the job queue, what the process has, and whether the database answers', async () => {
  const worker = await startWorker(api.context);
  await worker.stop();
  const metrics = await readMetrics();
  expect(metrics.get('database_up')).toBe(1);
  expect(metrics.get('database_connections{state="waiting"}')).toBe(0);
  expect(metrics.get('http_looks_under_way')).toBe(0);
  expect(metrics.get('http_requests_shed_total')).toBe(0);
  expect(metrics.get('process_is_stopping')).toBe(0);
  expect(metrics.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  const due = [...metrics.keys()].filter((series) => series.startsWith('jobs_due{task="'));
  expect(due).toContain('jobs_due{task="send-mail"}');
});

test('is not there for whoever has no token, or another one, nor where none is configured', async () => {
  const without = await startTestApi();
  const answers = [await ask(api.base_url, ''), await ask(api.base_url, 'Bearer another'), await ask(without.base_url)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  await without.close();
});
