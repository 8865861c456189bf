import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { person } from '../testing/issuer.ts';
import { settableClock } from '../testing/settable-clock.ts';

const PER_MINUTE = '10';
/** Good wherever the clock is set. */
const A_DAY = { expires_in_s: 24 * 60 * 60 };
const clock = settableClock();
let direct: TestApi;
let behindProxy: TestApi;
beforeAll(async () => {
  [direct, behindProxy] = await Promise.all([
    startTestApi({ clock }, { RATE_LIMIT_PER_MINUTE: PER_MINUTE }),
    startTestApi({ clock }, { RATE_LIMIT_PER_MINUTE: PER_MINUTE, TRUST_PROXY: '1' }),
  ]);
});
afterAll(() => Promise.all([direct.close(), behindProxy.close()]));
beforeEach(() => {
  // Every bucket is full again.
  clock.set(new Date(clock.now() + 60_000).toISOString());
});

/** A write that no one may make: the limit is checked before everything else. */
const write = (api: TestApi, headers: Record<string, string> = {}) =>
  fetch(`${api.base_url}/api/v1/prospect-profile/profiles`, { method: 'POST', headers });

async function writes(api: TestApi, count: number, headers: (index: number) => Record<string, string> = () => ({})) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    statuses.push((await write(api, headers(index))).status);
  }
  return statuses;
}
const tenPass = [...Array<number>(10).fill(401), 429, 429];

test('[X-06] writes of one address are limited, with the time after which they go on; reading is not', async () => {
  expect(await writes(direct, 12)).toEqual(tenPass);
  const refused = await write(direct);
  expect(refused.headers.get('retry-after')).toBe('6');
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
  expect(await refused.json()).toMatchObject({
    code: 'RATE_LIMITED',
    detail: 'Too many requests. Please wait a moment and try again.',
  });
  expect((await fetch(`${direct.base_url}/api/v1/auth/terms`)).status).toBe(200);
  clock.set(new Date(clock.now() + 6000).toISOString());
  expect(await writes(direct, 2)).toEqual([401, 429]);
});

test('signing up counts five writes', async () => {
  const signUp = async () => {
    const response = await fetch(`${direct.base_url}/api/v1/auth/authenticated-users`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await direct.issuer.token(person(), A_DAY)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ first_name: 'Ada', last_name: 'Byron' }),
    });
    return response.status;
  };
  expect([await signUp(), await signUp(), await signUp()]).toEqual([201, 201, 429]);
});

test('attack 19: headers such as X-Client-Id and X-Forwarded-For don’t avoid the limit', async () => {
  const forged = (index: number) => ({
    'x-client-id': `client-${index}`,
    'x-forwarded-for': `203.0.113.${index}`,
    'x-real-ip': `203.0.113.${index}`,
    forwarded: `for=203.0.113.${index}`,
    'user-agent': `agent-${index}`,
  });
  expect(await writes(direct, 12, forged)).toEqual(tenPass);
});

test('attack 19: behind a proxy the address that the proxy adds counts, not those that the caller sends', async () => {
  const forged = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}, 198.51.100.7` });
  expect(await writes(behindProxy, 12, forged)).toEqual(tenPass);
  expect(await writes(behindProxy, 2, () => ({ 'x-forwarded-for': '198.51.100.8' }))).toEqual([401, 401]);
});
