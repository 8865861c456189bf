import pino from 'pino';
import { expect, test } from 'vitest';
import { connect } from '../db/connection.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';

interface Line {
  msg: string;
  request_id?: string;
  route?: string;
}

/** An API with what its log says of answered requests. */
async function logging(overrides: Parameters<typeof startTestApi>[0], settings: Record<string, string>) {
  const lines: Line[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  const api = await startTestApi({ logger: pino({ level: 'info' }, { write }), ...overrides }, settings);
  return { api, answered: () => lines.filter(({ msg }) => msg === 'a request was answered') };
}

const PATH = '/api/v1/calendar/availability/by-slug/linh-vu';
const ID = '0190f3c1-77aa-7000-8000-00000000beef';
const ask = (api: TestApi, path: string, id = ID) =>
  fetch(api.base_url + path, { headers: { 'x-request-id': id } }).then(({ headers }) => headers.get('x-request-id'));

test('a request has the id of a trusted proxy, in its answer and in one line that has no path', async () => {
  const { api, answered } = await logging({}, { TRUST_PROXY: '1' });
  expect(await ask(api, PATH)).toBe(ID);
  await expect.poll(answered).toEqual([
    expect.objectContaining({
      request_id: ID,
      method: 'GET',
      route: '/api/v1/calendar/availability/by-slug/:slug',
      status: 404,
      ms: expect.any(Number) as number,
    }),
  ]);
  expect(JSON.stringify(answered())).not.toContain('linh-vu');
  // A call of a page's loader has the page's id, and is not another request.
  const inner = await api.app.inject({ url: PATH, headers: { 'x-request-id': ID } });
  expect(inner.headers['x-request-id']).toBe(ID);
  expect(await ask(api, '/api/health/ready')).toBe(ID);
  expect(await ask(api, PATH, 'two words')).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(answered).toHaveLength(2);
  await api.close();
});

test('without a trusted proxy a caller can’t name a request', async () => {
  const { api } = await logging({}, {});
  expect(await ask(api, PATH)).not.toBe(ID);
  await api.close();
});

test('in an outage some of the requests that fail are written', async () => {
  const gone = connect({ url: 'postgres://nobody@127.0.0.1:1/none', pool_size: 2, onError: () => {} });
  const { api, answered } = await logging({ db: gone.db }, {});
  for (let time = 0; time < 90; time += 1) await ask(api, PATH);
  await ask(api, '/api/nowhere');
  await expect.poll(() => answered().some(({ route }) => route === 'none')).toBe(true);
  expect(answered()).toHaveLength(61);
  await gone.close();
  await api.close();
});
