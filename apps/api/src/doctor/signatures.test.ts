import { afterAll, beforeAll, expect, test } from 'vitest';
import { bounceSignature } from '../features/mail/bounce-signature.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { METRICS_TOKEN, readMetrics } from '../testing/read-metrics.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { checkSignatures } from './events.ts';

const SECRET = 's'.repeat(32);
const clock = settableClock();
let api: TestApi;
beforeAll(async () => {
  clock.set('2055-01-07T10:00:00Z');
  api = await startTestApi({ clock }, { METRICS_TOKEN, MAIL_BOUNCE_SECRET: SECRET });
});
afterAll(() => api.close());

/** The mail server's report, signed with a secret. */
async function report(secret: string): Promise<number> {
  const at = String(clock.now() / 1000);
  const headers = {
    'webhook-id': 'report',
    'webhook-timestamp': at,
    'webhook-signature': bounceSignature(secret, 'report', at, Buffer.from('Hello')),
  };
  const url = `${api.base_url}/api/webhooks/mail-bounces`;
  return (await fetch(url, { method: 'POST', headers, body: 'Hello' })).status;
}
const counted = async () => {
  const metrics = await readMetrics(api);
  return ['accepted', 'refused'].map((outcome) => metrics.get(`webhooks_${outcome}_total{webhook="mail-bounces"}`));
};

test('[T-343] [N-17] calls of webhooks with a wrong signature are counted, and the doctor names them with the setting', async () => {
  expect((await checkSignatures(api.context)).state).toBe('skipped');
  expect([await report('another'), await report('another')]).toEqual([400, 400]);
  expect(await counted()).toEqual([0, 2]);
  expect(await checkSignatures(api.context)).toEqual({
    state: 'failed',
    says: 'mail-bounces: a call with a wrong signature was refused at 2055-01-07T10:00:00Z, and none was ever accepted.',
    todo: 'Compare MAIL_BOUNCE_SECRET with what the sender signs with.',
  });
  clock.set('2055-01-07T10:05:00Z');
  expect(await report(SECRET)).toBe(204);
  expect(await counted()).toEqual([1, 2]);
  expect((await checkSignatures(api.context)).state).toBe('ok');
  clock.set('2055-01-07T10:06:00Z');
  await report('another');
  expect(await checkSignatures(api.context)).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('refused at 2055-01-07T10:06:00Z, and the last was accepted at 2055-01-07T10:05:00Z'),
  });
});

test('[T-343] a webhook that isn’t set up is not one whose signature is wrong', async () => {
  const { status } = await fetch(`${api.base_url}/api/webhooks/inbound-mail`, { method: 'POST', body: '{}' });
  expect(status).toBe(404);
  expect((await readMetrics(api)).get('webhooks_refused_total{webhook="inbound-mail"}')).toBe(0);
});
