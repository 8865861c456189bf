import { afterEach, beforeEach, expect, test } from 'vitest';
import { googleScene, problemOf, type GoogleScene } from '../../../testing/google/google-scene.ts';

let scene: GoogleScene;
beforeEach(async () => {
  scene = await googleScene();
});
afterEach(() => scene.google.close());

const refreshes = () => scene.google.world.requests.filter((request) => request === 'POST /token').length - 1;
const list = () => scene.provider.listCalendars(scene.access);

test('[C-04] an access token that is about to end is renewed, and handed over before it is used', async () => {
  const before = scene.access.credentials;
  scene.clock.now = before.expires_at - 30_000;
  expect(await list()).toHaveLength(1);
  expect(scene.renewals).toEqual([scene.access.credentials]);
  expect(scene.access.credentials.access_token).not.toBe(before.access_token);
  expect(scene.access.credentials.refresh_token).toBe(before.refresh_token);
  expect(scene.access.credentials.expires_at).toBeGreaterThan(scene.clock.now + 3_500_000);
  await list();
  expect(refreshes()).toBe(1);
});

test('[C-04] permissions that aren’t kept aren’t used', async () => {
  scene.clock.now = scene.access.credentials.expires_at;
  scene.access.renewed = () => Promise.reject(new Error('the database is down'));
  await expect(list()).rejects.toThrow('the database is down');
  expect(scene.google.world.requests.at(-1)).toBe('POST /token');
});

test('[C-04] an access token that Google refuses early is renewed once', async () => {
  scene.google.expireTokens();
  expect(await list()).toHaveLength(1);
  expect(refreshes()).toBe(1);
});

test('[C-04] twenty calls at once renew with one request', async () => {
  scene.clock.now = scene.access.credentials.expires_at;
  const { access, provider } = scene;
  const calls = Array.from({ length: 20 }, () => provider.listCalendars({ ...access }));
  expect((await Promise.all(calls)).every((calendars) => calendars.length === 1)).toBe(true);
  expect(refreshes()).toBe(1);
  expect(scene.renewals).toHaveLength(20);
});

test('[C-04] a right that the person took back at Google is signed_out, now and later', async () => {
  scene.google.takeBack();
  expect(await problemOf(list())).toBe('signed_out');
  scene.clock.now = scene.access.credentials.expires_at;
  expect(await problemOf(list())).toBe('signed_out');
  expect(scene.renewals).toEqual([]);
});

test('[C-04] a token that Google refuses again and again is signed_out', async () => {
  scene.google.world.faults.set('/calendar', { status: 401, reason: 'authError' });
  expect(await problemOf(list())).toBe('signed_out');
  expect(refreshes()).toBe(1);
});

test.each([
  [{ status: 503, reason: 'unavailable' } as const, 'unreachable'],
  [{ status: 429, reason: 'rate_limited' } as const, 'limited'],
  [{ status: 401, reason: 'invalid_client' } as const, 'refused'],
  ['resets' as const, 'unreachable'],
  ['babbles' as const, 'unreadable'],
])('renewing that ends with %j is %s, tried once', async (fault, problem) => {
  scene.clock.now = scene.access.credentials.expires_at;
  scene.google.world.faults.set('/token', fault);
  expect(await problemOf(list())).toBe(problem);
  expect(refreshes()).toBe(1);
});

test('[C-05] giving the right back ends it at Google; doing so twice is fine', async () => {
  await scene.provider.revoke(scene.access);
  expect(scene.google.world.refresh_tokens.size).toBe(0);
  await scene.provider.revoke(scene.access);
  expect(await problemOf(list())).toBe('signed_out');
  scene.google.world.faults.set('/revoke', 'resets');
  expect(await problemOf(scene.provider.revoke(scene.access))).toBe('unreachable');
});
