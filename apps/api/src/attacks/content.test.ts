import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { make, type Made } from '../testing/make.ts';
import { readAnswer } from '../testing/authorisation/send.ts';

let api: TestApi;
let prospect: Made;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  prospect = await make(api).prospect();
  token = await api.issuer.token(prospect.person);
});
afterAll(() => api.close());

const PROFILE = '/api/v1/prospect-profile/profiles/me';

async function patch(body: string, contentType = 'application/json', headers: Record<string, string> = {}) {
  const response = await fetch(`${api.base_url}${PROFILE}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType, ...headers },
    body,
  });
  return readAnswer(response);
}

test.each([
  'application/json\t; charset=utf-8',
  'application/json\ta',
  'application/json ;charset=utf-8',
  'application/json;charset=utf-8;x="a,b"',
  'APPLICATION/JSON',
  'application/json, text/plain',
  'application/vnd.api+json',
  'application/json-patch+json',
  'text/plain',
  'text/plain; application/json',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  ';application/json',
  'application/',
])('attack 19: no Content-Type gets a body past its validation: %s', async (contentType) => {
  const answer = await patch('{"visibility":"everybody","is_admin":true}', contentType);
  expect([400, 415]).toContain(answer.status);
  expect(['VALIDATION_FAILED', 'UNSUPPORTED_MEDIA_TYPE']).toContain(answer.code);
});

test('attack 19: __proto__ and constructor are refused, in a body, a query and a path', async () => {
  for (const body of [
    '{"__proto__":{"visibility":"public"}}',
    '{"constructor":{"prototype":{"visibility":"public"}}}',
    '{"languages":[{"__proto__":{"x":1}}]}',
    '{"\\u005f\\u005fproto\\u005f\\u005f":{"visibility":"public"}}',
    '{"toString":"x"}',
  ]) {
    expect(await patch(body), body).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  }
  for (const path of [
    '/api/v1/reference/lookup?topics=__proto__&topics=constructor&topics=toString',
    '/api/views/search/profiles?__proto__=1&constructor=2&topics=__proto__&topics=constructor',
    '/api/views/search/profiles?sort_by=constructor',
    '/api/v1/reference/countries?search=__proto__',
    '/api/v1/mentor-profile/profiles/by-slug/__proto__',
    '/api/v1/mentor-profile/profiles/by-slug/constructor',
    '/api/v1/media/portraits/constructor',
    '/api/__proto__',
  ]) {
    expect((await fetch(`${api.base_url}${path}`)).status, path).toBeLessThan(500);
  }
  expect(({} as Record<string, unknown>)['visibility']).toBeUndefined();
});

test('attack 19: a forged address is nowhere kept as the person’s', async () => {
  const { mentor } = await prospect.client.getTerms();
  const accepted = await fetch(`${api.base_url}/api/v1/auth/authenticated-users/${prospect.user_id}/terms-accept`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.9',
    },
    body: JSON.stringify({ terms: 'mentor', version: mentor.version }),
  });
  expect(accepted.status).toBe(200);
  const { ip_address } = await api.context.db
    .selectFrom('terms_acceptance')
    .select('ip_address')
    .where('auth_user_id', '=', prospect.user_id)
    .executeTakeFirstOrThrow();
  expect(ip_address).toMatch(/^127\.0\.0\.1/);
});

/** How long this thread works on a refusal, whatever else the machine does, and how long its answer is. */
async function measured(body: string) {
  const before = process.threadCpuUsage();
  const answer = await patch(body);
  const { user, system } = process.threadCpuUsage(before);
  return { ...answer, ms: (user + system) / 1000 };
}

test('attack 23: a body over 1 MB is refused unread, 413', async () => {
  const answer = await patch(JSON.stringify({ about: 'x'.repeat(1_100_000) }));
  expect(answer).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
});

const MB = 1_000_000;
test.each([
  ['arrays in arrays', `{"languages":${'['.repeat(MB / 2)}${']'.repeat(MB / 2 - 100)}}`],
  ['arrays in arrays, closed', `{"languages":${'['.repeat(490_000)}${']'.repeat(490_000)}}`],
  ['objects in objects', `${'{"a":'.repeat(160_000)}1${'}'.repeat(160_000)}`],
  ['objects with __proto__ deep inside', `${'{"a":'.repeat(100_000)}{"__proto__":1}${'}'.repeat(100_000)}`],
  ['a long list of nothing', `{"languages":[${'1,'.repeat(490_000)}1]}`],
  ['a long list of objects', `{"target_fields":[${'{},'.repeat(300_000)}{}]}`],
  ['many fields', `{${Array.from({ length: 60_000 }, (_, index) => `"f${index}":1`).join(',')}}`],
  [
    'a little more fields than any form has',
    `{${Array.from({ length: 15_000 }, (_, index) => `"f${index}":1`).join(',')}}`,
  ],
  ['a field with a long name', `{"${'f'.repeat(900_000)}":1}`],
  ['a long number', `{"intake_year":${'9'.repeat(500_000)}}`],
  ['a number beyond all numbers', '{"intake_year":1e999}'],
  ['not JSON', '{"about":"x"'],
  ['JSON that is no object', '"x"'],
  ['null', 'null'],
  ['a list', '[]'],
])('attack 23: %s is a bad request, soon and shortly', async (_, body) => {
  const { status, code, text, ms } = await measured(body);
  expect({ status, code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
  expect(text.length).toBeLessThan(30_000);
  expect(ms).toBeLessThan(2000);
});

test('attack 23: endless queries are a bad request', async () => {
  const values = 'topics=a&'.repeat(1500);
  expect((await fetch(`${api.base_url}/api/views/search/profiles?${values}`)).status).toBe(400);
  const long = await fetch(`${api.base_url}/api/views/search/profiles?keyword=${'x'.repeat(20_000)}`);
  expect(long.status).toBe(431);
});
