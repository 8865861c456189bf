import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../db/connection.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { person } from '../testing/issuer.ts';

let api: TestApi;
let gone: ReturnType<typeof connect>;
beforeAll(async () => {
  // No server listens on port 1.
  gone = connect({ url: 'postgres://nobody@127.0.0.1:1/none', pool_size: 2, onError: () => {} });
  api = await startTestApi({ db: gone.db });
});
afterAll(async () => {
  await api.close();
  await gone.close();
});

const ask = async (method: 'GET' | 'POST', path: string, token: string | null) =>
  fetch(`${api.base_url}/api/v1/auth/authenticated-users${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify({ first_name: 'Ada', last_name: 'Byron' }) }),
  });

test('[S-17] without a database one’s record is 503 and never 404 or 401, which would mean that there is none', async () => {
  const token = await api.issuer.token(person());
  for (const response of [await ask('GET', '/me', token), await ask('POST', '', token)]) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' });
  }
});

test('[P-02] without a database, a call without a token fails as it does with one', async () => {
  expect((await ask('GET', '/me', null)).status).toBe(401);
  expect((await ask('GET', '/me', 'nonsense')).status).toBe(401);
});
