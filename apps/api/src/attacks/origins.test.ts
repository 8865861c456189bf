import { endpoints, type Endpoint, type EndpointName } from '@abroad/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { readAnswer, send, urlOf } from '../testing/authorisation/send.ts';
import { make, type Made } from '../testing/make.ts';

let api: TestApi;
let who: Made;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  who = await make(api).mentor();
  token = await api.issuer.token(who.person);
});
afterAll(() => api.close());

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const names = all.map(([name]) => name);
const ofSomebody = all.filter(([, { access }]) => access === 'user' || access === 'token').map(([name]) => name);
const EVIL = 'https://evil.example';

test.each(ofSomebody)('attack 29: no cookie, query key or other header replaces a token: %s', async (name) => {
  const params = { id: who.user_id, slug: who.slug };
  const carried = [
    { cookie: `token=${token}; __session=${token}; access_token=${token}; session=${token}` },
    { 'x-access-token': token, 'proxy-authorization': `Bearer ${token}` },
    { authorization: `Basic ${Buffer.from(`bearer:${token}`).toString('base64')}` },
    { authorization: token },
  ];
  for (const headers of carried) {
    const answer = await send(api, name, { params, query: { access_token: token, token } }, headers);
    expect(answer).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  }
});

test.each(names)('attack 29: another site’s page may not read or write: %s', async (name) => {
  const endpoint: Endpoint = endpoints[name];
  const asked = { params: { id: who.user_id, slug: who.slug, name: '00000000000.svg' } };
  const bearer = { authorization: `Bearer ${token}` };
  const preflight = await readAnswer(
    await fetch(urlOf(api, endpoint, asked), {
      method: 'OPTIONS',
      headers: {
        origin: EVIL,
        'access-control-request-method': endpoint.method,
        'access-control-request-headers': 'authorization,content-type',
      },
    }),
  );
  expect([404, 405]).toContain(preflight.status);
  // `deleteAccount` is not sent, since the other calls need the account.
  const answers = [
    preflight,
    ...(name === 'deleteAccount' ? [] : [await send(api, name, asked, { origin: EVIL, ...bearer })]),
  ];
  for (const { headers } of answers) {
    expect([...headers.keys()].filter((header) => header.startsWith('access-control-'))).toEqual([]);
    expect(headers.get('set-cookie')).toBe(null);
  }
});
