import Fastify, { type FastifyInstance } from 'fastify';
import type { Edition } from '@abroad/api/views/public-edition';
import { createContext, type RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identitySources } from './identity-sources.ts';
import { pageHandler } from './page-handler.ts';
import type { WebBuild } from './server-build.ts';

const nonceContext = createContext<string>();
const apiContext = createContext<{ fetch: typeof fetch }>();
const patternContext = createContext<(pattern: string) => void>(() => undefined);
const problemContext = createContext<(error: unknown) => void>(() => undefined);
type Render = (request: Request, context: RouterContextProvider) => Promise<Response> | Response;
let render: Render;
let visitOf: WebBuild['entry']['module']['publicVisit'];
let edition: () => Promise<Edition>;
let app: FastifyInstance;
const logged: string[] = [];

/** A build of one resource route that takes every address, as `react-router build` would make it. */
function buildOf(answer: Render): WebBuild {
  const loader = ({ request, context }: { request: Request; context: RouterContextProvider }) =>
    answer(request, context);
  return {
    entry: {
      module: {
        default: () => new Response('page'),
        handleError: (error: unknown, { context }: { context: RouterContextProvider }) =>
          context.get(problemContext)(error),
        requestContexts: { nonceContext, apiContext, patternContext, problemContext },
        setBrand: () => undefined,
        publicVisit: (...given: Parameters<typeof visitOf>) => visitOf(...given),
      },
    },
    routes: { any: { id: 'any', path: '*', module: { loader, action: loader } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    future: {},
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    allowedActionOrigins: false,
  } as unknown as WebBuild;
}

beforeEach(() => {
  visitOf = () => null;
  edition = async () => ({ number: 1, settles_at: 0 });
  app = Fastify({ logger: { stream: { write: (line: string) => void logged.push(line) } } });
  const build = buildOf((request, context) => render(request, context));
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.get('/api/health', async () => ({ status: 'ok' }));
  app.get('/api/broken', (_request, reply) => reply.code(503).send({}));
  app.get('/api/seen', (request, reply) => reply.send(request.headers));
  const handler = pageHandler({
    app,
    build: () => Promise.resolve(build),
    public_url: 'https://mentors.example',
    identity: identitySources({
      oidc: { issuer: 'http://localhost:1' },
      clerk: null,
    }),
    uploads: [],
    paymentsOf: () => ({ scripts: [], calls: [], frames: [] }),
    edition: () => edition(),
    development: false,
  });
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler });
});
afterEach(() => app.close());

test('every page has a nonce of its own, and the API at hand', async () => {
  render = async (_request, context) => {
    const health = await context.get(apiContext).fetch('/api/health');
    return Response.json({ nonce: context.get(nonceContext), health: await health.json() });
  };
  const [first, second] = [await app.inject('/'), await app.inject('/')];
  const { nonce, health } = first.json<{ nonce: string; health: unknown }>();
  expect(health).toEqual({ status: 'ok' });
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(second.json<{ nonce: string }>().nonce).not.toBe(nonce);
});

test('hands over forms as they were sent', async () => {
  render = async (request) => new Response((await request.formData()).get('name') as string);
  const answer = await app.inject({
    method: 'POST',
    url: '/form?x=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mentors.example' },
    payload: 'name=Linh+Tr%E1%BA%A7n',
  });
  expect(answer.body).toBe('Linh Trần');
});

test.each([
  ['/search?q=1', {}, 'https://mentors.example/search?q=1'],
  ['/search', { host: 'evil.example' }, 'https://mentors.example/search'],
  ['/search', { host: 'evil.example:81', 'x-forwarded-host': 'evil.example' }, 'https://mentors.example/search'],
  ['/search', { forwarded: 'host=evil.example', 'x-forwarded-proto': 'http' }, 'https://mentors.example/search'],
  ['/search', { host: '[' }, 'https://mentors.example/search'],
  ['//evil.example/search', {}, 'https://mentors.example//evil.example/search'],
  ['/.//evil.example/search', {}, 'https://mentors.example//evil.example/search'],
  ['//[', {}, 'https://mentors.example//['],
])('[N-05] a page at %s with %j lies where PUBLIC_URL says', async (url, headers, address) => {
  render = (request) =>
    Response.json([request.url, request.headers.get('host'), request.headers.get('x-forwarded-host')]);
  const request = { method: 'GET', url, headers } as const;
  expect((await app.inject(request)).json()).toEqual([address, 'mentors.example', null]);
});

test('[N-11] what the router takes for no request of ours is not found, in problem details', async () => {
  render = () => new Response('Bad Request', { status: 400, headers: { 'content-type': 'text/plain;charset=UTF-8' } });
  const { statusCode, body } = await app.inject('/');
  expect([statusCode, body]).toEqual([404, expect.not.stringContaining('Bad Request')]);
});

test.each(['/api/unknown', '/api', '/api?x=1', '/a'.repeat(4000)])('[N-11] takes %s for no page', async (url) => {
  render = () => new Response('a page');
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('a page');
});

test('logs what went wrong, with the request, and shows nothing of it', async () => {
  logged.length = 0;
  render = () => {
    throw new Error('the secret of the database');
  };
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('Something went wrong');
  expect(answer.body).not.toContain('secret');
  const lines = logged.map((line) => JSON.parse(line) as { level: number; reqId: string; err?: { message: string } });
  const errors = lines.filter(({ level }) => level >= 50);
  expect(errors.map(({ err }) => err?.message)).toEqual(['the secret of the database']);
  expect(errors[0]?.reqId).toBeDefined();
});

test('[T-464] a page that can’t be shown now says when to ask again', async () => {
  render = () => new Response('The search is away.', { status: 503, headers: { 'content-type': 'text/html' } });
  expect((await app.inject('/')).headers['retry-after']).toMatch(/^[1-9]$/);
  render = () => new Response('Here', { headers: { 'content-type': 'text/html' } });
  expect((await app.inject('/')).headers['retry-after']).toBeUndefined();
});

/** Every visit is a public one, and nothing of its visitor is in the page but the key. */
const anybody: typeof visitOf = ({ pathname }) => ({ key: pathname, headers: new Headers({ cookie: 'am_lang=vi' }) });

/** Renders pages that tell how many were rendered, with a nonce as scripts have it. */
function countRendered(init: ResponseInit = {}): () => number {
  let rendered = 0;
  render = (_request, context) => {
    rendered += 1;
    const nonce = context.get(nonceContext);
    return new Response(`<script nonce="${nonce}">${rendered}</script><p nonce="${nonce}">Trần`, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      ...init,
    });
  };
  return () => rendered;
}

test('[U-24] a page that is the same for everyone is served again, with a new nonce in each place', async () => {
  visitOf = anybody;
  const rendered = countRendered();
  const answers = [await app.inject('/'), await app.inject('/'), await app.inject('/')];
  expect(rendered()).toBe(1);
  const nonces = answers.map(({ body, headers }) => {
    const policy = String(headers['content-security-policy']);
    const [nonce = ''] = /(?<='nonce-)[^']+/.exec(policy) ?? [];
    expect(body).toBe(`<script nonce="${nonce}">1</script><p nonce="${nonce}">Trần`);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' });
    return nonce;
  });
  expect(new Set(nonces).size).toBe(3);
});

test('[U-24] a page is rendered again for another URL, when the public edition has changed, and when the edition is unknown', async () => {
  visitOf = anybody;
  const rendered = countRendered();
  for (const path of ['/', '/a', '/', '/a']) await app.inject(path);
  expect(rendered()).toBe(2);
  edition = async () => ({ number: 2, settles_at: 0 });
  for (const path of ['/', '/']) await app.inject(path);
  expect(rendered()).toBe(3);
  edition = () => Promise.reject(new Error('there is no database'));
  for (const path of ['/', '/']) await app.inject(path);
  expect(rendered()).toBe(5);
});

test('[U-24] a page of a signed-in user is rendered each time, and no one else gets it', async () => {
  const rendered = countRendered();
  visitOf = (address, headers) => (headers.get('cookie') === 'am_signed_in=1' ? null : anybody(address, headers));
  const headers = { cookie: 'am_signed_in=1' };
  for (const nth of [1, 2]) {
    expect((await app.inject({ url: '/', headers })).body).toContain(`>${nth}<`);
  }
  expect((await app.inject('/')).body).toContain('>3<');
  expect((await app.inject({ url: '/', headers })).body).toContain('>4<');
  expect(rendered()).toBe(4);
});

test.each<[string, ResponseInit]>([
  ['is not there', { status: 404 }],
  ['could not be made', { status: 503 }],
  ['gives a cookie', { headers: { 'set-cookie': 'a=b', 'content-type': 'text/html' } }],
])('[U-24] a page that %s is not kept', async (_what, init) => {
  visitOf = anybody;
  const rendered = countRendered(init);
  for (const path of ['/', '/']) await app.inject(path);
  expect(rendered()).toBe(2);
});

test('[U-24] a page for which a call failed is not kept, though it was shown', async () => {
  visitOf = anybody;
  let rendered = 0;
  render = async (_request, context) => {
    rendered += 1;
    const { status } = await context.get(apiContext).fetch(rendered === 1 ? '/api/broken' : '/api/health');
    return new Response(String(status));
  };
  const answers = [await app.inject('/'), await app.inject('/'), await app.inject('/')];
  expect(answers.map(({ body }) => body)).toEqual(['503', '200', '200']);
  expect(rendered).toBe(2);
});

test('[U-24] [C-01] neither a public page nor what it asks of the API sees anything of its visitor', async () => {
  visitOf = anybody;
  render = async (request, context) => {
    const seen = await context.get(apiContext).fetch('/api/seen');
    return Response.json({ page: Object.fromEntries(request.headers), api: await seen.json() });
  };
  const headers = {
    cookie: 'am_cid=secret-1',
    'x-client-id': 'secret-2',
    'user-agent': 'secret-3',
    referer: 'secret-4',
  };
  const { body } = await app.inject({ url: '/', headers: { ...headers, 'accept-language': 'secret-5' } });
  expect(body).toContain('am_lang=vi');
  expect(body).not.toContain('secret');
});

test('[U-24] a page that breaks off is not kept', async () => {
  visitOf = anybody;
  let rendered = 0;
  render = () => {
    rendered += 1;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('half of '));
        if (rendered === 1) controller.error(new Error('broke off'));
        else {
          controller.enqueue(Buffer.from('a page'));
          controller.close();
        }
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  };
  await app.inject('/').catch(() => undefined);
  expect((await app.inject('/')).body).toBe('half of a page');
  expect((await app.inject('/')).body).toBe('half of a page');
  expect(rendered).toBe(2);
});
