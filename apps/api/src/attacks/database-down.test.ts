import { endpoints, type Endpoint, type EndpointName } from '@abroad/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DATABASE_SERVER_URL } from '../testing/provided.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { send } from '../testing/authorisation/send.ts';
import { person } from '../testing/issuer.ts';
import { make, type Made } from '../testing/make.ts';

let api: TestApi;
let who: Made;
beforeAll(async () => {
  api = await startTestApi();
  who = await make(api).prospect();
});
afterAll(() => api.close());

/** Says something to the database server that can't be said in the database itself. */
async function onServer(statement: (database: string) => string): Promise<void> {
  const client = new Client({ connectionString: `${inject(DATABASE_SERVER_URL)}/postgres` });
  await client.connect();
  await client.query(statement(new URL(api.context.config.database_url).pathname.slice(1)));
  await client.end();
}
async function goDown(): Promise<void> {
  await onServer((database) => `alter database ${database} allow_connections false`);
  await onServer((database) => `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
}
const comeBack = () => onServer((database) => `alter database ${database} allow_connections true`);

const bearer = async () => ({ authorization: `Bearer ${await api.issuer.token(who.person)}` });
const ofSomebody = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([, { access }]) => access === 'user')
  .map(([name]) => name);

test('attack 20: while the database is down every call of a user is 503 and never "not found"; afterwards all calls work again', async () => {
  await goDown();
  try {
    for (const name of ofSomebody) {
      const { status, code, headers } = await send(
        api,
        name,
        { params: { id: who.user_id, slug: who.slug } },
        await bearer(),
      );
      expect({ name, status, code }).toEqual({ name, status: 503, code: 'UNAVAILABLE' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const unknown = { authorization: `Bearer ${await api.issuer.token(person())}` };
    expect(await send(api, 'getAuthenticatedUser', {}, unknown)).toMatchObject({ status: 503 });
    const body = { first_name: 'Ada', last_name: 'Byron' };
    expect(await send(api, 'createAuthenticatedUser', { body }, unknown)).toMatchObject({ status: 503 });
    const params = { slug: who.slug };
    expect(await send(api, 'getMentorProfileBySlug', { params })).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(await send(api, 'getReadiness', {})).toMatchObject({ status: 503 });
    expect(await send(api, 'getHealth', {})).toMatchObject({ status: 200 });
  } finally {
    await comeBack();
  }
  expect(await send(api, 'getAuthenticatedUser', {}, await bearer())).toMatchObject({ status: 200 });
});

test('attack 20: without a database an error doesn’t show whether a user has an account', async () => {
  await goDown();
  try {
    const known = await send(api, 'getMyResources', {}, await bearer());
    const unknown = await send(
      api,
      'getMyResources',
      {},
      {
        authorization: `Bearer ${await api.issuer.token(person())}`,
      },
    );
    expect([known.status, unknown.status]).toEqual([503, 503]);
  } finally {
    await comeBack();
  }
});
