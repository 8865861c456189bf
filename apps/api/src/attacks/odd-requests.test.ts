import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends exactly these bytes and returns the server's answer up to the end of the connection. */
async function say(bytes: string): Promise<Answer> {
  const socket = connect({ port: Number(new URL(api.base_url).port), host: '127.0.0.1' });
  let heard = '';
  socket.on('data', (data) => (heard += String(data)));
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  const [head = '', ...body] = heard.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(/:\s*/, 2) as [string, string]));
  return { status: Number(first.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}

const request = (target: string, headers = 'Host: localhost\r\n', method = 'GET', version = '1.1') =>
  `${method} ${target} HTTP/${version}\r\n${headers}Connection: close\r\n\r\n`;

const ODD: [what: string, bytes: string, status: number][] = [
  ['a path that no URL can have', request('//['), 404],
  ['a percent sign alone', request('/100%'), 404],
  ['bytes that are no UTF-8', request('/api/v1/%ff'), 404],
  ['a malformed slug', request('/api/v1/mentor-profile/profiles/by-slug/100%'), 400],
  ['a name that is far too long', request(`/api/v1/mentor-profile/profiles/by-slug/${'x'.repeat(300)}`), 404],
  ['a whole address that is none', request('http://[/'), 404],
  ['a server as a whole', request('*', undefined, 'OPTIONS'), 404],
  ['no path', request('search'), 400],
  ['no host', request('/api/health', ''), 400],
  ['an empty host', request('/api/health', 'Host:\r\n'), 400],
  ['a bracket as host', request('/api/health', 'Host: [\r\n'), 400],
  ['two words as host', request('/api/health', 'Host: a b\r\n'), 400],
  ['markup as host', request('/api/health', 'Host: <script>\r\n'), 400],
  ['a path as host', request('/api/health', 'Host: a/b\r\n'), 400],
  ['two hosts', request('/api/health', 'Host: a\r\nHost: b\r\n'), 400],
  ['a header without a value', request('/api/health', 'Host: a\r\nFoo\r\n'), 400],
  ['a space in the name of a header', request('/api/health', 'Host: a\r\nF oo: 1\r\n'), 400],
  ['a control character in a header', request('/api/health', 'Host: a\r\nFoo: a\x01b\r\n'), 400],
  ['headers that never end', request('/api/health', `Host: a\r\nFoo: ${'x'.repeat(20_000)}\r\n`), 431],
  ['a length that is no number', request('/api/health', 'Host: a\r\nContent-Length: x\r\n', 'POST'), 400],
  ['an unknown coding', request('/api/health', 'Host: a\r\nTransfer-Encoding: x\r\n', 'POST'), 400],
  ['an unknown method', request('/api/health', undefined, 'FOO'), 400],
  ['a version that does not exist', request('/api/health', undefined, 'GET', '9.9'), 400],
  ['a greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00', 400],
  ['anything else', 'hello\r\n\r\n', 400],
];

test.each(ODD)(
  '[N-11] %s is answered with problem details, and is no failure of ours',
  async (_what, bytes, status) => {
    const answer = await say(bytes);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
    expect(JSON.parse(answer.body)).toMatchObject({
      status,
      code: expect.any(String),
      detail: expect.any(String),
      request_id: answer.headers.get('x-request-id'),
    });
  },
);

test.each([
  ['a whole address, whatever its host', request('http://evil.example/api/health')],
  ['an older version, which names no host', request('/api/health', '', 'GET', '1.0')],
  ['an address of IPv6', request('/api/health', 'Host: [::1]:3000\r\n')],
  ['an unknown expectation', request('/api/health', 'Host: a\r\nExpect: tea\r\n')],
])('[N-11] %s is a request like any other', async (_what, bytes) => {
  expect(await say(bytes)).toMatchObject({ status: 200, body: expect.stringContaining('"status":"ok"') });
});

test('[N-11] every 401 says how to sign in, and whether the token was the reason', async () => {
  const challenge = async (headers: Record<string, string>) => {
    const { status, headers: replied } = await fetch(`${api.base_url}/api/v1/auth/authenticated-users/me`, { headers });
    return [status, replied.get('www-authenticate')];
  };
  expect(await challenge({})).toEqual([401, 'Bearer realm="api"']);
  expect(await challenge({ authorization: 'Basic eDp5' })).toEqual([401, 'Bearer realm="api"']);
  expect(await challenge({ authorization: 'Bearer x.y.z' })).toEqual([
    401,
    'Bearer realm="api", error="invalid_token"',
  ]);
});
