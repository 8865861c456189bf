import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (method: string, path: string) => fetch(`${api.base_url}${path}`, { method });

test.each([
  ['DELETE', '/api/health?verbose=1', 'GET, HEAD'],
  ['GET', '/api/v1/calendar/bookings/1b671a64-40d5-491e-99b0-da01ff1f3341/accept', 'POST'],
  ['PUT', '/api/v1/auth/authenticated-users/me', 'DELETE, GET, HEAD, PATCH'],
  ['OPTIONS', '/api/v1/reference/countries', 'GET, HEAD'],
  ['PATCH', '/api/webhooks/stripe', 'POST'],
])('%s %s gets an error with the methods of the path', async (method, path, allowed) => {
  const response = await ask(method, path);
  expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({ status: 405, allow: allowed });
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED', title: 'Method Not Allowed', status: 405 });
});

test('[X-04] an unknown address is not found, whatever the method', async () => {
  for (const method of ['GET', 'DELETE']) {
    const response = await ask(method, '/api/v1/no-such-thing');
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND', status: 404 });
    expect(response.headers.get('allow')).toBeNull();
  }
});
