import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTracing } from '../providers/tracing/otlp.ts';
import { bookingScene } from '../testing/booking-scene.ts';
import { runDueJobs } from '../testing/run-due-jobs.ts';
import { traceCollector, type ReceivedSpan, type TraceCollector } from '../testing/trace-collector.ts';

const TOLD_BY = 'Bearer of-the-collector';
const WRITTEN = 'what-somebody-wrote-in-confidence';
let collector: TraceCollector;
let tracing: ReturnType<typeof startTracing>;

const scene = bookingScene({}, async () => {
  collector = await traceCollector();
  const settings = {
    url: `${collector.url}/v1/traces`,
    headers: { authorization: TOLD_BY },
    service_name: 'mentors',
    service_version: '2.7.1',
    share: 1,
  };
  tracing = startTracing(settings, () => undefined);
  return { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
});

/** The spans of a booking, of its jobs and of refused calls, with the users involved. */
let people: string[];
let exported: ReceivedSpan[];
beforeAll(async () => {
  const [mentor, prospect] = await Promise.all([scene.mentor(), scene.prospect()]);
  await scene.book(prospect, mentor, { message: WRITTEN });
  await runDueJobs(scene.api.context);
  await fetch(`${scene.api.base_url}/api/views/search/profiles?keyword=${WRITTEN}`);
  await fetch(`${scene.api.base_url}/api/v1/calendar/availability/by-slug/nobody-of-this-name`);
  await fetch(`${scene.api.base_url}/api/health`);
  await tracing.stop();
  exported = collector.spans;
  people = [mentor, prospect].flatMap(({ person, slug, user_id }) => [person.email, person.clerk_id, slug, user_id]);
});
afterAll(() => collector.close());

const named = (name: string) => exported.filter((span) => span.name === name);
const childrenOf = ({ span_id }: ReceivedSpan) => exported.filter(({ parent_span_id }) => parent_span_id === span_id);

test('a request is a trace with its route and status, and contains its statements and outgoing calls', () => {
  const [booking, ...others] = named('POST /api/v1/calendar/event');
  expect(others).toEqual([]);
  expect(booking).toMatchObject({ parent_span_id: '', failed: false });
  expect(booking?.attributes).toMatchObject({
    'http.route': '/api/v1/calendar/event',
    'http.request.method': 'POST',
    'http.response.status_code': '201',
  });
  const children = childrenOf(booking!);
  expect(children.map(({ name }) => name)).toEqual(expect.arrayContaining(['tokens.verify', 'insert booking']));
  expect(children.find(({ name }) => name === 'insert booking')?.attributes).toMatchObject({
    'db.system.name': 'postgresql',
    'db.query.text': expect.stringMatching(/^insert into "booking" .* values \(\$1, /),
  });
  expect(collector.headers[0]).toMatchObject({ authorization: TOLD_BY });
});

test('a job is a trace of its own, and leads back to the request that asked for it', () => {
  const { trace_id } = named('POST /api/v1/calendar/event')[0]!;
  const mails = named('job send-mail');
  expect(mails.length).toBeGreaterThan(0);
  const jobs = exported.filter(({ name, links }) => name.startsWith('job ') && links.includes(trace_id));
  expect(jobs.map(({ name }) => name)).toContain('job refresh-next-available');
  expect(jobs.every((job) => job.parent_span_id === '' && job.trace_id !== trace_id)).toBe(true);
  expect(mails.flatMap(childrenOf).map(({ name }) => name)).toContain('mail.send');
});

test('[T-412] each export says which version of the product ran', () => {
  // Between name and value are the tags and lengths of protobuf.
  expect(collector.bytes().toString('latin1')).toMatch(/service\.version[^]{4}2\.7\.1/);
});

test('404 is no failure, and health checks are not traced', () => {
  const [missing] = named('GET /api/v1/calendar/availability/by-slug/:slug');
  expect(missing?.attributes['http.response.status_code']).toBe('404');
  expect(missing?.failed).toBe(false);
  expect(named('GET /api/health')).toEqual([]);
});

test('[attack 28] traces contain no texts, names or credentials of users', () => {
  expect(named('GET /api/views/search/profiles')).toHaveLength(1);
  const bytes = collector.bytes();
  for (const secret of [WRITTEN, 'nobody-of-this-name', 'eyJ', ...people]) {
    expect(bytes.includes(secret), secret).toBe(false);
  }
});

test('an unavailable trace collector delays no request: it is logged, and spans are dropped', async () => {
  const said: string[] = [];
  const settings = {
    url: 'http://127.0.0.1:1/v1/traces',
    headers: {},
    service_name: 'mentors',
    service_version: '2.7.1',
    share: 1,
  };
  const lost = startTracing(settings, (problem) => said.push(problem));
  const answer = await fetch(`${scene.api.base_url}/api/v1/reference/degrees`);
  expect(answer.status).toBe(200);
  await lost.stop();
  expect(said.join('\n')).toMatch(/ECONNREFUSED/);
});
