import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { guardedFetch, type GuardSettings } from './guarded-fetch.ts';
import type { LookupAll } from './name-servers.ts';

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  running.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering =
  (...addresses: string[]): LookupAll =>
  (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
const strict = (settings: Partial<GuardSettings> = {}) => guardedFetch({ allow_private_networks: false, ...settings });
const open = (settings: Partial<GuardSettings> = {}) =>
  guardedFetch({ allow_private_networks: true, request_timeout_ms: 30_000, total_timeout_ms: 30_000, ...settings });
const forbidden = { problem: 'forbidden_address' };

describe('an address that a person gives', () => {
  test.each([
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:127.0.0.1]/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://10.0.0.1:8443/',
    'https://[64:ff9b::7f00:1]/',
  ])('attack 14: %s is refused as it stands', async (url) => {
    await expect(strict({ lookup: answering('8.8.8.8') })(url)).rejects.toMatchObject(forbidden);
  });

  test.each(['http://example.org/', 'file:///etc/passwd', 'ftp://example.org/', 'data:text/plain,x', 'gopher://a/'])(
    'attack 14: %s is no https',
    async (url) => {
      await expect(strict()(url)).rejects.toMatchObject(forbidden);
    },
  );

  test('attack 14: a name is refused when any of its addresses is private', async () => {
    const fetch = strict({ lookup: answering('8.8.8.8', '10.0.0.1') });
    await expect(fetch('https://calendar.example/')).rejects.toMatchObject(forbidden);
  });

  test('attack 14: a name that answers public first and private next is refused when it is asked next (rebinding)', async () => {
    const answers = [answering('192.0.2.1'), answering('127.0.0.1')];
    const requests: string[] = [];
    const lookup: LookupAll = (name, options, done) => {
      requests.push(name);
      (answers.shift() ?? answering('127.0.0.1'))(name, options, done);
    };
    const fetch = strict({ lookup });
    await expect(fetch('https://calendar.example/')).rejects.toMatchObject(forbidden);
    await expect(fetch('https://calendar.example/')).rejects.toMatchObject(forbidden);
    expect(requests).toEqual(['calendar.example', 'calendar.example']);
  });

  test('attack 14: the connection goes to the address that was looked at, not to a second look-up', async () => {
    const url = await serve((_request, response) => response.end('here'));
    let looked = 0;
    const lookup: LookupAll = (name, options, done) => {
      looked += 1;
      answering(looked === 1 ? '127.0.0.1' : '169.254.169.254')(name, options, done);
    };
    const response = await open({ lookup })(`http://calendar.example:${new URL(url).port}/`);
    expect([await response.text(), looked]).toEqual(['here', 1]);
  });

  test('attack 14: private networks by configuration are no way to the metadata of a cloud', async () => {
    await expect(open()('http://169.254.169.254/')).rejects.toMatchObject(forbidden);
    await expect(open()('http://[::ffff:169.254.169.254]/')).rejects.toMatchObject(forbidden);
  });

  test.each(['http://169.254.169.254/', 'file:///etc/passwd', '//0xa9.254.169.254/x', 'http://[::ffff:127.0.0.1]/'])(
    'attack 14: a redirect to %s is not followed',
    async (location) => {
      const url = await serve((_request, response) => response.writeHead(302, { location }).end());
      await expect(open()(url)).rejects.toMatchObject(forbidden);
    },
  );

  test('attack 14: a port that belongs to another protocol is not knocked at', async () => {
    await expect(open()('http://127.0.0.1:25/')).rejects.toMatchObject({ problem: 'unreachable' });
  });
});

describe('a fetch for addresses that people give', () => {
  test('keeps method, body and credentials through redirects of one origin, and credentials from another', async () => {
    const seen: unknown[] = [];
    const record: RequestListener = (request, response) => {
      seen.push([request.method, request.url, request.headers.authorization ?? null, request.headers.cookie ?? null]);
      response.setHeader('set-cookie', 'a=b');
      response.end('done');
    };
    const other = await serve(record);
    const url = await serve((request, response) => {
      const isLast = request.url === '/there';
      response.statusCode = isLast ? 307 : 301;
      response.setHeader('location', isLast ? `${other}/elsewhere` : '/there');
      record(request, response);
    });
    const response = await open()(url, { method: 'PROPFIND', body: '<x/>', headers: { authorization: 'Basic eDp5' } });
    expect(response.url).toBe(`${other}/elsewhere`);
    expect(seen).toEqual([
      ['PROPFIND', '/', 'Basic eDp5', null],
      ['PROPFIND', '/there', 'Basic eDp5', null],
      ['PROPFIND', '/elsewhere', null, null],
    ]);
  });

  test('follows five redirects and no more', async () => {
    const url = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      response.writeHead(left === 0 ? 200 : 302, left === 0 ? {} : { location: `/${left - 1}` }).end('end');
    });
    expect((await open()(`${url}/5`)).status).toBe(200);
    await expect(open()(`${url}/6`)).rejects.toMatchObject({ problem: 'too_many_redirects' });
  });

  test('reads no more than its limit, compressed or not', async () => {
    const url = await serve((request, response) => {
      const body = Buffer.alloc(200_000, 'x');
      const packed = request.url === '/packed';
      response.writeHead(200, packed ? { 'content-encoding': 'gzip' } : {}).end(packed ? gzipSync(body) : body);
    });
    const bounded = (path: string) => open()(url + path, { max_bytes: 100_000 });
    await expect(bounded('/plain')).rejects.toMatchObject({ problem: 'too_large' });
    await expect(bounded('/packed')).rejects.toMatchObject({ problem: 'too_large' });
    expect((await (await open()(`${url}/packed`)).text()).length).toBe(200_000);
  });

  test('gives up on servers that hang, drip, reset or are not there', async () => {
    const hanging = await serve(() => undefined);
    const dripping = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('x');
    });
    const resetting = await serve((request) => request.socket.resetAndDestroy());
    const fetch = open({ request_timeout_ms: 200, total_timeout_ms: 400 });
    for (const url of [hanging, dripping, resetting, 'http://127.0.0.1:1/', 'http://nowhere.invalid/', 'no address']) {
      await expect(fetch(url)).rejects.toMatchObject({ problem: 'unreachable' });
    }
  });
});
