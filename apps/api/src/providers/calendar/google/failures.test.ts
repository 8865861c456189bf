import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { googleScene, problemOf, type GoogleScene } from '../../../testing/google/google-scene.ts';

let scene: GoogleScene;
beforeAll(async () => {
  scene = await googleScene();
});
afterEach(() => scene.google.world.faults.clear());
afterAll(() => scene.google.close());

const asked = () => scene.google.world.requests.filter((request) => request.startsWith('GET /calendar')).length;

test.each([
  [{ status: 403, reason: 'rateLimitExceeded' } as const, 'limited'],
  [{ status: 403, reason: 'userRateLimitExceeded' } as const, 'limited'],
  [{ status: 403, reason: 'quotaExceeded' } as const, 'limited'],
  [{ status: 429, reason: 'rateLimitExceeded' } as const, 'limited'],
  [{ status: 403, reason: 'insufficientPermissions' } as const, 'signed_out'],
  [{ status: 403, reason: 'forbidden' } as const, 'refused'],
  [{ status: 400, reason: 'invalid' } as const, 'refused'],
  [{ status: 404, reason: 'notFound' } as const, 'gone'],
  [{ status: 410, reason: 'deleted' } as const, 'gone'],
  [{ status: 500, reason: 'backendError' } as const, 'unreachable'],
  [{ status: 503, reason: 'backendError' } as const, 'unreachable'],
  ['resets' as const, 'unreachable'],
  ['babbles' as const, 'unreadable'],
])('Google’s answer %j is %s, and is not tried again by itself', async (fault, problem) => {
  scene.google.world.faults.set('/calendar', fault);
  const before = asked();
  expect(await problemOf(scene.provider.listCalendars(scene.access))).toBe(problem);
  expect(asked()).toBe(before + 1);
});

test.each(['hangs', 'stalls'] as const)('a Google that %s is given up after three seconds', async (fault) => {
  scene.google.world.faults.set('/calendar', fault);
  expect(await problemOf(scene.provider.listCalendars(scene.access))).toBe('unreachable');
});

const failureOf = (call: Promise<unknown>) => call.catch((failure: unknown) => failure);

test.each([
  [{ status: 429, reason: 'rateLimitExceeded', retry_after: '120' }, 'limited', 120_000],
  [{ status: 403, reason: 'userRateLimitExceeded', retry_after: '7' }, 'limited', 7000],
  [{ status: 503, reason: 'backendError', retry_after: '30' }, 'unreachable', 30_000],
  [{ status: 503, reason: 'backendError', retry_after: 'soon' }, 'unreachable', null],
  [{ status: 503, reason: 'backendError' }, 'unreachable', null],
])('[N-20] a Google that says %j is left alone for so long', async (fault, problem, retry_after_ms) => {
  scene.google.world.faults.set('/calendar', fault);
  expect(await failureOf(scene.provider.listCalendars(scene.access))).toMatchObject({ problem, retry_after_ms });
});

test('[N-20] so is its token endpoint, by a date too', async () => {
  const retry_after = new Date(Date.now() + 300_000).toUTCString();
  scene.google.world.faults.set('/token', { status: 429, reason: 'rate_limit_exceeded', retry_after });
  const renewed = { ...scene.access.credentials, expires_at: 0 };
  expect(await failureOf(scene.provider.listCalendars({ ...scene.access, credentials: renewed }))).toMatchObject({
    problem: 'limited',
    retry_after_ms: expect.closeTo(300_000, -4),
  });
});

test('a failure contains no token anywhere', async () => {
  scene.google.world.faults.set('/calendar', { status: 403, reason: 'forbidden' });
  const error: unknown = await scene.provider.listCalendars(scene.access).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toHaveProperty('cause');
  expect(String(error)).toBe('CalendarFailure: refused: Google answered 403 (forbidden)');
});
