import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { connect } from '../../db/connection.ts';
import { startWorker } from '../../jobs/worker.ts';
import { smtpTransport } from '../../providers/mail/smtp.ts';
import { ALERT_RULES, alertsOf, hasPromtool, type Scrape } from '../../testing/alerts.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { untilCaughtUp } from '../../testing/index-scene.ts';
import { make } from '../../testing/make.ts';
import { needs } from '../../testing/needs.ts';
import { memoryCalendar, onlyMemory, remoteCalendar } from '../../testing/memory-calendar.ts';
import { paymentScene } from '../../testing/payment-scene.ts';
import { askForMetrics, METRICS_TOKEN, readMetrics as readAll } from '../../testing/read-metrics.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runDueJobs, runJob } from '../../testing/run-due-jobs.ts';
import { settableClock } from '../../testing/settable-clock.ts';

const withPromtool = needs('promtool', hasPromtool);
const scene = paymentScene({ METRICS_TOKEN, SEARCH_ENGINE: 'index' });
/** Soon enough for what increased in ten minutes, and late enough for rules that wait five. */
const SOON_MIN = 7;
/** Late enough for every rule. */
const LATE_MIN = 18;

const UP = 'up{job="abroad-mentors",instance="10.0.0.5:3000"}';

/** Reads an instance's metrics and checks that it has any; the disk of the test machine doesn't matter. */
async function readMetrics(api: TestApi): Promise<Map<string, number>> {
  const read = await readAll(api);
  const full = [...read.keys()].filter((series) => series.startsWith('disk_free_bytes'));
  return new Map([...read, ...full.map((series) => [series, 1e15] as const), [UP, 1]]);
}

let healthy: Scrape;
const seen = new Set<string>();
const fire = (broken: Scrape, minutes: number) => {
  const names = alertsOf(healthy, broken, minutes);
  names.forEach((name) => seen.add(name));
  return names;
};

/** An instance like the healthy one, with something of its own. */
async function another(overrides: Parameters<typeof startTestApi>[0], act: (api: TestApi) => Promise<void>) {
  const api = await startTestApi(overrides, { METRICS_TOKEN });
  try {
    await act(api);
    return new Map([...healthy, ...(await readMetrics(api))]);
  } finally {
    await api.close();
  }
}

beforeAll(async () => {
  const worker = await startWorker(scene.api.context);
  const [mentor, student] = [await scene.paidMentor(), await scene.prospect()];
  await scene.bookAndPay(student, mentor);
  await scene.runDueJobs();
  const { search_index } = scene.api.context;
  if (search_index) await untilCaughtUp(search_index);
  healthy = new Map(await readMetrics(scene.api));
  await worker.stop();
});

test('[N-17] [T-327] the alerts and the dashboard use existing metrics and outcomes', async () => {
  const dashboard = readFileSync(path.join(path.dirname(ALERT_RULES), 'dashboard.json'), 'utf8');
  const asking = readFileSync(ALERT_RULES, 'utf8') + dashboard.replaceAll('\\"', '"');
  const series = await (await askForMetrics(scene.api.base_url)).text();
  const asked = new Set(asking.match(/\b(?:[a-z0-9]+_)+[a-z]+(?=[{[)\] ])/g));
  expect([...asked].filter((name) => !series.includes(name))).toEqual([]);
  expect(asked.size).toBeGreaterThan(20);
  const outcomes = [...asking.matchAll(/(\w+)\{outcome="(\w+)"\}/g)].map(
    ([, name, outcome]) => `${name}{outcome="${outcome}"}`,
  );
  expect(outcomes.filter((one) => !series.includes(one))).toEqual([]);
});

withPromtool.test('[N-17] [T-326] nothing is alarmed where all is well', () => {
  expect(fire(healthy, SOON_MIN)).toEqual([]);
  expect(fire(healthy, LATE_MIN)).toEqual([]);
});

withPromtool.test('[T-326] a mail server that is away is alarmed', async () => {
  // No server listens on port 1.
  const broken = await another({ mail: smtpTransport('smtp://127.0.0.1:1') }, async (api) => {
    const [mentor, prospect] = [await make(api).mentor(), await make(api).prospect()];
    const { available_slots } = await prospect.client.getAvailabilityBySlug({ params: { slug: mentor.slug } });
    const body = { mentor_slug: mentor.slug, event_type_slug: 'intro-call', time_zone: 'Africa/Lagos' };
    await prospect.client.createBooking({ body: { ...body, start: available_slots[0]?.start ?? '' } });
    await runDueJobs(api.context);
    await sql`update mail_message set created_at = now() - interval '10 minutes'`.execute(api.context.db);
  });
  broken.set('worker_alive', 1);
  broken.set('mails_total{outcome="sent"}', healthy.get('mails_total{outcome="sent"}') ?? 0);
  expect(fire(broken, SOON_MIN)).toEqual(['MailOut']);
});

withPromtool.test('[T-326] a worker that is away is alarmed, and work that is late or was given up', async () => {
  const { db } = scene.api.context;
  const away = await readMetrics(scene.api);
  expect(fire(away, SOON_MIN)).toEqual(['WorkerGone']);
  await sql`select graphile_worker.add_job('send-mail', run_at => now() - interval '20 minutes', max_attempts => 1)`.execute(
    db,
  );
  await sql`update graphile_worker._private_jobs set created_at = now() - interval '1 hour'`.execute(db);
  expect(fire(await readMetrics(scene.api), LATE_MIN)).toEqual(['WorkLate', 'WorkerGone']);
  await sql`update graphile_worker._private_jobs set attempts = 1, last_error = 'away'`.execute(db);
  expect(fire(await readMetrics(scene.api), SOON_MIN)).toEqual(['WorkGivenUp', 'WorkerGone']);
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

withPromtool.test('[T-326] a database that is away is alarmed, with the requests that fail', async () => {
  const gone = connect({ url: 'postgres://nobody@127.0.0.1:1/none', pool_size: 2, onError: () => {} });
  const broken = await another({ db: gone.db }, async (api) => {
    for (let call = 0; call < 20; call += 1) {
      await fetch(`${api.base_url}/api/v1/calendar/availability/by-slug/linh-vu`);
    }
  });
  await gone.close();
  expect(fire(broken, SOON_MIN)).toEqual(['DatabaseAway', 'RequestsFailing']);
});

withPromtool.test('[T-326] refused payments and an unreachable provider are alarmed', async () => {
  const [mentor, student] = [await scene.paidMentor(), await scene.prospect()];
  const booking = await scene.book(student, mentor);
  scene.sandbox.spoil('reset');
  for (let call = 0; call < 6; call += 1) {
    expect(await refusalCode(scene.begin(student, booking))).toBe('PAYMENT_UNREACHABLE');
    await expect(scene.api.context.payouts.sandbox.readBalance('acct_none')).rejects.toMatchObject({
      reason: 'unreachable',
    });
  }
  scene.sandbox.repair();
  const broken = new Map(await readMetrics(scene.api)).set('worker_alive', 1);
  expect(fire(broken, SOON_MIN)).toEqual(['PaymentsFailing', 'PayoutsFailing', 'RequestsFailing']);
});

withPromtool.test('[T-326] payouts that are held for days, or lack money, are alarmed', async () => {
  const { db } = scene.api.context;
  const { user_id } = await scene.paidMentor();
  const since = new Date(Date.now() - 3 * 24 * 3_600_000);
  const payout = (status: 'held' | 'pending', failure: string | null) => ({
    id: newId(),
    user_id,
    provider: 'sandbox' as const,
    account_id: 'acct_1',
    currency: 'EUR',
    amount_minor: 0,
    status,
    held_for: status === 'held' ? ['first_payout'] : [],
    scheduled_for: new Date(since.getTime() + Math.random() * 3_600_000),
    created_at: since,
    updated_at: since,
    failure,
  });
  await db
    .insertInto('payout')
    .values([payout('held', null), payout('pending', 'insufficient_funds')])
    .execute();
  const read = await readMetrics(scene.api);
  await db.deleteFrom('payout').where('user_id', '=', user_id).execute();
  const broken = new Map([...healthy, ...[...read].filter(([series]) => series.startsWith('payouts'))]);
  expect(fire(broken, LATE_MIN)).toEqual(['PayoutsUnfunded', 'PayoutsWaiting']);
});

withPromtool.test('[T-326] sign-ins that are refused are alarmed', async () => {
  const broken = await another({}, async (api) => {
    for (let call = 0; call < 25; call += 1) {
      await fetch(`${api.base_url}/api/v1/auth/authenticated-users/me`, {
        headers: { authorization: 'Bearer no.real.token' },
      });
    }
  });
  expect(fire(broken.set('worker_alive', 1), 3)).toEqual(['SignInsFailing']);
});

withPromtool.test('[T-326] calendars that can’t be read are alarmed', async () => {
  const [clock, account] = [settableClock(), memoryCalendar()];
  account.calendars = [remoteCalendar('main')];
  const broken = await another({ clock, calendars: onlyMemory(account) }, async (api) => {
    for (let mentor = 0; mentor < 4; mentor += 1) {
      const { client } = await make(api).mentor({ open: ['Mon 09:00-10:00'] });
      await client.connectCalendarFeed({ body: { url: `https://example.org/${mentor}.ics` } });
    }
    account.problem = 'unreachable';
    clock.set(new Date(clock.now() + 10 * 60_000).toISOString());
    await runJob(api.context, 'sweep-calendars');
    await runDueJobs(api.context);
  });
  expect(fire(broken.set('worker_alive', 1), LATE_MIN)).toEqual(['CalendarsUnreadable']);
});

withPromtool.test('[T-326] an index that isn’t there is alarmed, and one that is behind', async () => {
  const behind = new Map(healthy).set('search_index_lag_seconds', 300);
  expect(fire(behind, SOON_MIN)).toEqual(['SearchIndexLagging']);
  await scene.api.context.search_index?.close();
  const broken = new Map(await readMetrics(scene.api)).set('worker_alive', 1);
  const now = [...broken].filter(([series]) => series.startsWith('search_index'));
  expect(fire(new Map([...healthy, ...now]), SOON_MIN)).toEqual(['SearchIndexLagging']);
});

withPromtool.test('[T-326] processes that are all away are alarmed, and those that serve while a worker lives', () => {
  expect(fire(new Map(), SOON_MIN)).toEqual(['NobodyServes']);
  const worker = [...healthy].map(([series, value]) => [series.replace('role="all"', 'role="worker"'), value] as const);
  expect(fire(new Map(worker), SOON_MIN)).toEqual(['NobodyServes']);
  expect(fire(new Map([...healthy, [UP, 0]]), SOON_MIN)).toEqual(['ProcessAway']);
});

withPromtool.test('[T-326] a database whose last backup is old is alarmed, also where none was ever made', async () => {
  const { db } = scene.api.context;
  const age = async () => (await readMetrics(scene.api)).get('backup_age_seconds') ?? Number.NaN;
  const fires = async () => fire(new Map(healthy).set('backup_age_seconds', await age()), LATE_MIN);
  await sql`update schema_migration set applied_at = applied_at - interval '2 days'`.execute(db);
  expect(await fires()).toEqual(['BackupOld']);
  await sql`insert into backup_made (made_at, rows, files) values (now() - interval '1 day', 1, 1)`.execute(db);
  expect(await fires()).toEqual([]);
  await sql`update backup_made set made_at = now() - interval '37 hours'`.execute(db);
  expect(await fires()).toEqual(['BackupOld']);
});

withPromtool.test('[T-326] a certificate that ends within a week is alarmed, and a disk that is nearly full', () => {
  const day = 86_400;
  const ending = (seconds: number) => new Map(healthy).set('certificate_remaining_seconds', seconds);
  expect(fire(ending(8 * day), LATE_MIN)).toEqual([]);
  expect(fire(ending(6 * day), LATE_MIN)).toEqual(['CertificateEnding']);
  expect(fire(ending(-day), LATE_MIN)).toEqual(['CertificateEnding']);
  const disk = (free: number, size: number) =>
    new Map(healthy).set('disk_free_bytes{of="media"}', free).set('disk_size_bytes{of="media"}', size);
  expect(fire(disk(2e10, 1e12), SOON_MIN)).toEqual(['DiskFull']);
  expect(fire(disk(1e9, 4e9), SOON_MIN)).toEqual(['DiskFull']);
  expect(fire(disk(3e9, 4e9), SOON_MIN)).toEqual([]);
});

const rules = readFileSync(ALERT_RULES, 'utf8').split('- alert: ').slice(1);
const nameOf = (rule: string) => /^\w+/.exec(rule)?.[0] ?? '';

withPromtool.test('[T-326] a webhook whose secret differs from that of its sender is alarmed', async () => {
  for (let call = 0; call < 4; call += 1) {
    const headers = { 'stripe-signature': 't=1,v1=00' };
    const { status } = await fetch(`${scene.api.base_url}/api/webhooks/stripe`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect(status).toBe(400);
  }
  const now = [...(await readMetrics(scene.api))].filter(([series]) => series.startsWith('webhooks_'));
  expect(fire(new Map([...healthy, ...now]), LATE_MIN)).toEqual(['WebhooksRefused']);
});

withPromtool.test('[T-326] every rule has fired', () => {
  expect([...seen].toSorted()).toEqual(rules.map(nameOf).toSorted());
});

test('[T-326] every rule has a severity and a section of the page that says what to do, and no section lacks its rule', () => {
  const page = readFileSync(path.join(path.dirname(ALERT_RULES), '../docs/alerts.md'), 'utf8');
  const sections = [...page.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);
  expect(sections.toSorted()).toEqual(rules.map(nameOf).toSorted());
  for (const rule of rules) {
    expect(rule).toMatch(/labels: \{ severity: (critical|warning) \}/);
    expect(rule).toContain(`runbook_url: docs/alerts.md#${nameOf(rule).toLowerCase()}\n`);
  }
});
